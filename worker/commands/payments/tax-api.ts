import { isShifted } from '../../../schema/rules/sales-tax/places'
import { ratesIn } from '../../../schema/rules/sales-tax/rates'
import { type Billing, linesOf, type TaxRate } from '../../../schema/rules/sales-tax/sale'
import { DAY } from '../../../schema/rules/time-units'
import { newId } from './account'
import { type Form, json, type Reply, textIn } from './http'
import { type Asked, missing, type Way, wrong } from './stripe-asked'

/* Stripe Tax: calculations, and the sales that are written down. */

/** Where the account is at home. */
const HOME = 'IE'
/** The account collects wherever the table has a rate. */
const EVERYWHERE = new Set(['CA', 'CA-BC', 'CA-QC', 'CA-SK'])
/** What a city adds to the tax of its state, in thousandths of a percent, by ZIP code. */
const CITIES: Readonly<Record<string, number>> = { '98101': 3_850, '98402': 3_800 }
/** How long a calculation is kept, in milliseconds. */
const KEPT = 90 * DAY

const inner = (form: Form, name: string): Form => {
  const value = form[name]
  return typeof value === 'object' ? value : {}
}

function placeIn(form: Form): Billing {
  const customer = inner(form, 'customer_details')
  const address = inner(customer, 'address')
  const vatId = textIn(inner(inner(customer, 'tax_ids'), '0'), 'value')
  return {
    country: textIn(address, 'country'),
    region: textIn(address, 'state') || null,
    postalCode: textIn(address, 'postal_code') || null,
    business: vatId === '' ? null : { name: '', address: '', vatId },
  }
}

/** A state's tax is followed by its city's, as Stripe tells them. */
const withCities = (rates: TaxRate[], { postalCode }: Billing): TaxRate[] =>
  rates.flatMap((rate) => {
    const city = rate.kind === 'sales_tax' ? CITIES[postalCode ?? ''] : undefined
    return city === undefined ? [rate] : [rate, { ...rate, rate: city }]
  })

function breakdown(
  { jurisdiction, kind, rate }: TaxRate,
  {
    amount,
    taxable,
    inclusive,
    reason,
  }: { amount: number; taxable: number; inclusive: boolean; reason: string },
) {
  const [country = '', state] = jurisdiction.split('-')
  return {
    amount,
    inclusive,
    taxable_amount: taxable,
    taxability_reason: reason,
    tax_rate_details: {
      country,
      state: state ?? null,
      flat_amount: null,
      percentage_decimal: String(rate / 1000),
      rate_type: 'percentage',
      tax_type: kind,
    },
  }
}

function createCalculation({ account, form, now }: Asked): Reply {
  const item = inner(inner(form, 'line_items'), '0')
  const amount = Number(textIn(item, 'amount'))
  const inclusive = textIn(item, 'tax_behavior') === 'inclusive'
  const place = placeIn(form)
  if (!Number.isInteger(amount) || amount < 0) return wrong('parameter_invalid', 'line_items[0][amount]')
  if (!/^[a-z]{3}$/.test(textIn(form, 'currency'))) return wrong('parameter_invalid', 'currency')
  const isPlaced = place.country === 'US' ? (place.region ?? place.postalCode) !== null : place.country !== ''
  if (!isPlaced) return wrong('customer_tax_location_invalid', 'customer_details[address]')
  const rates = withCities(ratesIn(place, EVERYWHERE) ?? [], place)
  const isReverse = isShifted(place, HOME)
  const parts = isReverse
    ? rates.map((rate) =>
        breakdown(rate, { amount: 0, taxable: amount, inclusive, reason: 'reverse_charge' }),
      )
    : linesOf(amount, rates, inclusive).map((line) =>
        breakdown(line, { amount: line.tax, taxable: line.taxable, inclusive, reason: 'standard_rated' }),
      )
  const tax = parts.reduce((sum, part) => sum + part.amount, 0)
  const total = amount + (inclusive ? 0 : tax)
  const id = newId('taxcalc')
  account.records.tax.calculations.push({ id, amount: total, tax, created: now })
  return json({
    id,
    object: 'tax.calculation',
    amount_total: total,
    currency: textIn(form, 'currency'),
    tax_amount_exclusive: inclusive ? 0 : tax,
    tax_amount_inclusive: inclusive ? tax : 0,
    tax_breakdown: parts,
    expires_at: Math.floor((now + KEPT) / 1000),
    livemode: false,
  })
}

const transactionObject = ({
  id,
  original,
  reference,
  created,
}: Asked['account']['records']['tax']['transactions'][number]) => ({
  id,
  object: 'tax.transaction',
  reference,
  created: Math.floor(created / 1000),
  type: original === null ? 'transaction' : 'reversal',
  reversal: original === null ? null : { original_transaction: original },
  livemode: false,
})

function createTransaction({ account, form, now }: Asked): Reply {
  const { calculations, transactions } = account.records.tax
  const calculation = calculations.find(({ id }) => id === textIn(form, 'calculation'))
  if (!calculation || calculation.created + KEPT < now) return missing('calculation')
  const reference = textIn(form, 'reference')
  if (reference === '' || transactions.some((known) => known.reference === reference))
    return wrong('parameter_invalid', 'reference')
  const { amount } = calculation
  const transaction = { id: newId('tax'), original: null, reference, amount, created: now }
  transactions.push(transaction)
  return json(transactionObject(transaction))
}

function createReversal({ account, form, now }: Asked): Reply {
  const { transactions } = account.records.tax
  const original = textIn(form, 'original_transaction')
  const sale = transactions.find(({ id }) => id === original)
  const reference = textIn(form, 'reference')
  const amount = Number(textIn(form, 'flat_amount'))
  if (!sale) return missing('original_transaction')
  if (reference === '' || transactions.some((known) => known.reference === reference))
    return wrong('parameter_invalid', 'reference')
  const left = transactions
    .filter((known) => known.original === original)
    .reduce((sum, known) => sum + known.amount, sale.amount)
  if (!Number.isInteger(amount) || amount >= 0 || -amount > left)
    return wrong('parameter_invalid', 'flat_amount')
  const transaction = { id: newId('tax'), original, reference, amount, created: now }
  transactions.push(transaction)
  return json(transactionObject(transaction))
}

export const TAX_WAYS: readonly Way[] = [
  ['POST', /^tax\/calculations$/, createCalculation],
  ['POST', /^tax\/transactions\/create_from_calculation$/, createTransaction],
  ['POST', /^tax\/transactions\/create_reversal$/, createReversal],
]
