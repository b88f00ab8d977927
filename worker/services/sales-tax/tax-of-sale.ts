import type { Currency } from '../../../schema/rules/membership/plans'
import { isCollected, isTaxIncluded } from '../../../schema/rules/sales-tax/places'
import { type Billing, onTopOf, type Sale } from '../../../schema/rules/sales-tax/sale'
import type { Needs } from '../parts'
import type { Seller, TaxService } from './taxes'

/** What is sold. */
export interface Sold {
  /** In minor units. */
  amount: number
  currency: Currency
  provider: 'STRIPE' | 'BRAINTREE'
  billing: Billing
  /** Whether the amount is all that is charged, also where tax comes on top of prices. */
  isTotal?: boolean
  /** Whether the price was agreed before anybody spoke of a tax, which it therefore contains. */
  isAgreed?: boolean
}

/** Asks the service, and the table if it doesn't answer: a sale isn't lost because of a tax. */
async function calculated(service: TaxService, table: TaxService, sold: Sold & { isContained: boolean }) {
  const { amount, currency, billing, isContained } = sold
  const asked = service === table ? [table] : [service, table]
  for (const one of asked) {
    const answer = await one.calculate({ amount, currency, billing, isContained })
    if (answer.is === 'done') return { ...answer.value, source: one.source }
  }
  // Nobody knows a rate: the log says so, and the operator bears what is owed.
  return undefined
}

/** Whether there is anything to ask. */
const isTaxed = (seller: Seller | null, { amount, billing }: Sold): seller is Seller =>
  seller !== null && amount > 0 && isCollected(seller.registrations, billing)

/** A sale with its tax. Rule: docs/rules/sales-tax.md. */
export async function taxOfSale({ taxes }: Needs<'taxes'>, sold: Sold): Promise<Sale> {
  const { billing, provider } = sold
  const isInclusive = isTaxIncluded(billing.country) || sold.isAgreed === true
  const free = {
    billing,
    isInclusive,
    lines: [],
    isReverseCharge: false,
    source: 'NONE',
    calculationId: null,
  } as const
  if (!isTaxed(taxes.seller, sold)) return free
  const isContained = isInclusive || sold.isTotal === true
  const calculation = await calculated(taxes.of(provider), taxes.table, { ...sold, isContained })
  return calculation ? { billing, isInclusive, ...calculation } : free
}

/** What a price becomes for a buyer in a country, whose provider would be charged: its sale, and all that is charged. */
export async function taxOfQuote(
  parts: Needs<'payments' | 'taxes'>,
  country: string,
  priced: Pick<Sold, 'amount' | 'currency' | 'billing'>,
): Promise<{ sale: Sale; total: number }> {
  const provider = parts.payments.forCountry(country, priced.currency)?.name ?? 'STRIPE'
  const sale = await taxOfSale(parts, { ...priced, provider })
  return { sale, total: priced.amount + onTopOf(sale) }
}
