import { type Booked, keptOf } from '../membership/ledger'
import { partOfLines, type Sale, type TaxLine, taxWithin } from '../sales-tax/sale'

/** What invoices and credit notes say. Rule: docs/rules/invoices.md. */

export const INVOICE_KINDS = ['INVOICE', 'CREDIT_NOTE'] as const
type InvoiceKind = (typeof INVOICE_KINDS)[number]

/** Who issues an invoice, as it says on it. */
export interface Issuer {
  name: string
  address: string | null
  /** Two letters; null where nobody has said it. */
  country: string | null
  vatId: string | null
}

/** A document about a change of a charge. */
export interface Draft {
  kind: InvoiceKind
  /** A year's documents of a kind. */
  series: string
  /** With tax, in minor units. */
  amount: number
  tax: number
  lines: TaxLine[]
}

type Charged = Pick<Booked, 'status' | 'amount' | 'tax' | 'refunded'>

/** The series in which a document of a kind is numbered that is issued at a time. */
export const seriesOf = (kind: InvoiceKind, now: number): string =>
  `${kind === 'CREDIT_NOTE' ? 'C' : ''}${new Date(now).getUTCFullYear()}`

/** The taxes in what is kept of a charge. */
function taxesOf(charge: Charged, lines: readonly TaxLine[]): { kept: number; taxes: number[] } {
  const kept = keptOf(charge)
  return { kept, taxes: partOfLines(taxWithin(kept, charge), lines) }
}

/**
 * The document that a change of a charge leads to: an invoice for more that is kept of it, a credit note for less, and
 * nothing if neither. All documents of a charge together are what is kept of it, and the tax on that, as in the books.
 */
export function draftOf(before: Charged, after: Charged, sale: Sale | null, now: number): Draft | undefined {
  const all = sale?.lines ?? []
  const [was, is] = [taxesOf(before, all), taxesOf(after, all)]
  const change = is.kept - was.kept
  if (change === 0) return undefined
  const amount = Math.abs(change)
  const taxes = all.map((_, i) => Math.abs((is.taxes[i] ?? 0) - (was.taxes[i] ?? 0)))
  const tax = taxes.reduce((sum, part) => sum + part, 0)
  const lines = all.map((line, i) => ({ ...line, taxable: amount - tax, tax: taxes[i] ?? 0 }))
  const kind = change > 0 ? 'INVOICE' : 'CREDIT_NOTE'
  return { kind, series: seriesOf(kind, now), amount, tax, lines }
}
