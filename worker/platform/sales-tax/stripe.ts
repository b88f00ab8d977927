import type Stripe from 'stripe'
import type { Billing, TaxLine } from '../../../schema/rules/sales-tax/sale'
import { isEuCountry } from '../../../schema/rules/tax/eu'
import { providerAddress } from '../payments/address'
import { NoAnswer, type PaymentLimits } from '../payments/ask'
import { openClient, STRIPE_API } from '../payments/stripe/client'
import { refusableRequests } from '../payments/stripe/refusable'
import type { TaxCalculation, TaxInput, TaxService } from './service'

/** How long somebody who is about to buy waits for a calculation, in milliseconds. */
const TIME_LIMIT = 3000
/** Stripe's code for services that are supplied electronically. */
const TAX_CODE = 'txcd_10000000'

/** What Stripe calls the number of a business, by country. */
const ID_TYPES: Readonly<Record<string, string>> = {
  AU: 'au_abn',
  GB: 'gb_vat',
  IN: 'in_gst',
  NO: 'no_vat',
}

const idTypeOf = (country: string): string | undefined =>
  isEuCountry(country) ? 'eu_vat' : ID_TYPES[country]

function taxIdsOf({ country, business }: Billing) {
  const type = idTypeOf(country)
  return business?.vatId != null && type !== undefined ? [{ type, value: business.vatId }] : []
}

/** Taxes that are a country's own, although it may name a part of it. */
const OF_COUNTRY: ReadonlySet<string> = new Set(['gst', 'hst', 'igst', 'jct', 'vat'])

type Part = Stripe.Tax.Calculation.TaxBreakdown

function lineOf(
  { amount, taxable_amount: taxable, tax_rate_details: details }: Part,
  place: Billing,
): TaxLine {
  const kind = details.tax_type ?? 'tax'
  const country = details.country ?? place.country
  const { state } = details
  return {
    jurisdiction: state && !OF_COUNTRY.has(kind) ? `${country}-${state}` : country,
    kind,
    rate: Math.round(Number(details.percentage_decimal) * 1000),
    taxable,
    tax: amount,
  }
}

/** States, counties and cities of one state are owed to the state: they are one line. */
function together(lines: readonly TaxLine[]): TaxLine[] {
  const sums = new Map<string, TaxLine>()
  for (const line of lines) {
    const known = sums.get(line.jurisdiction)
    sums.set(
      line.jurisdiction,
      known
        ? {
            ...known,
            rate: known.rate + line.rate,
            taxable: Math.max(known.taxable, line.taxable),
            tax: known.tax + line.tax,
          }
        : line,
    )
  }
  return [...sums.values()]
}

const isAmount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0

/**
 * What Stripe has calculated.
 *
 * @throws NoAnswer if its numbers don't add up: a buyer would be charged something else than they were shown.
 */
function calculationOf(said: Stripe.Tax.Calculation, input: TaxInput): TaxCalculation {
  const { amount, billing, isContained } = input
  const isDue = ({ amount: tax }: Part) => tax !== 0
  const lines = together(said.tax_breakdown.filter(isDue).map((part) => lineOf(part, billing)))
  const tax = lines.reduce((sum, line) => sum + line.tax, 0)
  const [onTop, inside] = isContained ? [0, tax] : [tax, 0]
  const isSound =
    lines.every((line) => isAmount(line.tax) && isAmount(line.rate) && isAmount(line.taxable)) &&
    said.tax_amount_exclusive === onTop &&
    said.tax_amount_inclusive === inside &&
    said.amount_total === amount + onTop &&
    tax <= said.amount_total
  if (!isSound) throw new NoAnswer('taxes that do not add up', false)
  const isReverseCharge = said.tax_breakdown.some((part) => part.taxability_reason === 'reverse_charge')
  return { lines, isReverseCharge: isReverseCharge && tax === 0, calculationId: said.id }
}

const calculate = (stripe: Stripe, { amount, currency, billing, isContained }: TaxInput) =>
  stripe.tax.calculations.create({
    currency: currency.toLowerCase(),
    line_items: [
      {
        amount,
        reference: 'membership',
        tax_behavior: isContained ? 'inclusive' : 'exclusive',
        tax_code: TAX_CODE,
      },
    ],
    customer_details: {
      address: {
        country: billing.country,
        ...(billing.region !== null && { state: billing.region }),
        ...(billing.postalCode !== null && { postal_code: billing.postalCode }),
      },
      address_source: 'billing',
      tax_ids: taxIdsOf(billing),
    },
  })

/** Stripe Tax, if Stripe is configured. @throws Error for an address that may not be called. */
export function stripeTax(env: Env, given: PaymentLimits = {}): TaxService | undefined {
  const { STRIPE_SECRET_KEY: secret } = env
  if (!secret) return undefined
  const limits = { timeLimit: TIME_LIMIT, ...given }
  const api = providerAddress(env, env.STRIPE_API, STRIPE_API)
  const { read } = refusableRequests(() => openClient(secret, api, limits), limits)
  return {
    source: 'STRIPE',
    calculate: (input) => read('tax', async (stripe) => calculationOf(await calculate(stripe, input), input)),
    record: ({ calculationId, reference }) =>
      read('tax record', async (stripe) => {
        const { id } = await stripe.tax.transactions.createFromCalculation(
          { calculation: calculationId, reference },
          { idempotencyKey: `${reference}:tax` },
        )
        return { transactionId: id }
      }),
    takeBack: ({ transactionId, amount, reference }) =>
      read('tax reversal', async (stripe) => {
        const { id } = await stripe.tax.transactions.createReversal(
          { mode: 'partial', original_transaction: transactionId, reference, flat_amount: -amount },
          { idempotencyKey: `${reference}:tax` },
        )
        return { transactionId: id }
      }),
  }
}
