import { largestRemainder } from '../partner/largest-remainder'

/** What a sale is taxed with. Rule: docs/rules/sales-tax.md. */

/** A buyer that is a business, as its invoices name it. */
interface Business {
  name: string
  address: string
  /** As its country writes it; null for a business without one. */
  vatId: string | null
}

/** Where somebody buys, and as whom, as far as tax depends on it. */
export interface Billing {
  /** Two letters. */
  country: string
  /** The state or province, by its postal code; null where tax doesn't depend on it. */
  region: string | null
  postalCode: string | null
  /** Null for a person. */
  business: Business | null
}

/** What one tax authority gets of a sale. */
export interface TaxLine {
  /** A country, such as `DE`, or a part of it, such as `US-WA`: the tax is owed there. */
  jurisdiction: string
  /** What the tax is called there, by Stripe's names: `vat`, `gst`, `sales_tax` … */
  kind: string
  /** In thousandths of a percent: 19000 is 19 %. */
  rate: number
  /** What the tax is a part of, without it, in minor units. */
  taxable: number
  tax: number
}

/** Who has calculated a tax. `NONE`: nobody, because none is collected there. */
const TAX_SOURCES = ['STRIPE', 'TABLE', 'NONE'] as const
export type TaxSource = (typeof TAX_SOURCES)[number]

/** A sale as it is taxed, which is stored with its charge. */
export interface Sale {
  billing: Billing
  /** Whether prices contain the tax there; otherwise it is added to them. */
  isInclusive: boolean
  lines: readonly TaxLine[]
  /** The buyer, a business, owes the tax instead. */
  isReverseCharge: boolean
  source: TaxSource
  /** What the service calls its calculation. */
  calculationId: string | null
}

export const taxOf = ({ lines }: Pick<Sale, 'lines'>): number => lines.reduce((sum, { tax }) => sum + tax, 0)

/** How much is charged on top of a price. */
export const onTopOf = (sale: Pick<Sale, 'lines' | 'isInclusive'>): number =>
  sale.isInclusive ? 0 : taxOf(sale)

/** A stored sale; null for charges from before there were any. */
export const saleIn = ({ sale }: { sale: string | null }): Sale | null =>
  sale === null ? null : (JSON.parse(sale) as Sale)

/** The price that an amount was charged for: without what was added to it. */
export function priceWithin(charge: { amount: number; sale: string | null }): number {
  const sale = saleIn(charge)
  return charge.amount - (sale ? onTopOf(sale) : 0)
}

/** A tax before it is calculated. */
export type TaxRate = Pick<TaxLine, 'jurisdiction' | 'kind' | 'rate'>

/** All of it, in thousandths of a percent. */
const WHOLE = 100_000

/** An amount divided by a number, rounded to the nearest unit, halves up. */
const nearest = (product: bigint, by: bigint): number => Number((2n * product + by) / (2n * by))

/** Taxes on top of a price, each rounded by itself. */
const added = (price: number, rates: readonly TaxRate[]): TaxLine[] =>
  rates.map((rate) => ({
    ...rate,
    taxable: price,
    tax: nearest(BigInt(price) * BigInt(rate.rate), BigInt(WHOLE)),
  }))

/** Taxes within an amount: their sum is rounded, and divided by the rates with the largest remainder. */
function contained(amount: number, rates: readonly TaxRate[]): TaxLine[] {
  const sum = rates.reduce((total, { rate }) => total + rate, 0)
  if (sum === 0) return rates.map((rate) => ({ ...rate, taxable: amount, tax: 0 }))
  const tax = nearest(BigInt(amount) * BigInt(sum), BigInt(WHOLE + sum))
  const weights = rates.map(({ rate }) => rate)
  return largestRemainder(tax, weights).map((part, i) => ({
    ...(rates[i] as TaxRate),
    taxable: amount - tax,
    tax: part,
  }))
}

/** What rates make of an amount, in minor units of any currency. @param isContained whether it contains them. */
export const linesOf = (amount: number, rates: readonly TaxRate[], isContained: boolean): TaxLine[] =>
  isContained ? contained(amount, rates) : added(amount, rates)

/** How much of a tax is in a part of the amount: both are divided by the largest remainder. */
export function taxWithin(part: number, { amount, tax }: { amount: number; tax: number }): number {
  if (part <= 0 || tax === 0) return 0
  return largestRemainder(part, [amount - tax, tax])[1] ?? 0
}

/**
 * A part of a tax, divided over its lines: each gets its share of what those before it have left. Taking one line at a
 * time, none of them grows while the part becomes less, as it could if all were divided at once.
 */
export function partOfLines(tax: number, lines: readonly { tax: number }[]): number[] {
  let left = tax
  let rest = lines.reduce((sum, line) => sum + line.tax, 0)
  return lines.map((line) => {
    const own = rest === 0 ? 0 : (largestRemainder(left, [line.tax, rest - line.tax])[0] ?? 0)
    left -= own
    rest -= line.tax
    return own
  })
}
