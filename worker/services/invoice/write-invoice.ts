import type { Issuer } from '../../../schema/rules/invoice/invoices'
import { saleIn, type TaxLine } from '../../../schema/rules/sales-tax/sale'
import { exactPrice } from '../../../schema/wording/exact-prices'
import { countryNames, longDate } from '../../../schema/wording/formats'
import { giftMessages } from '../../../schema/wording/gift-messages'
import { invoiceWording as wording } from '../../../schema/wording/invoices'
import { manageWording } from '../../../schema/wording/manage-membership'
import { planNames } from '../../../schema/wording/plans'
import { rateText, saleTaxWording } from '../../../schema/wording/sale-taxes'
import { taxName } from '../../../schema/wording/tax-names'
import type { InvoiceRow } from '../../data/invoice/invoices'
import type { ChargeRow } from '../../data/membership/charges'

const words = manageWording.receipt

/** A name, and the lines of its value. */
export type InvoicePart = readonly [name: string, lines: readonly string[]]

/** An invoice or a credit note in words. */
export interface WrittenInvoice {
  title: string
  number: string
  issuedAt: number
  /** In their order; the total is the last one. */
  parts: InvoicePart[]
}

/** What an invoice is made of, besides what it says itself. */
interface About {
  charge: ChargeRow
  invoice: InvoiceRow
  /** How many memberships were given; null for one's own. */
  quantity: number | null
  /** What the person who pays is called now, for documents that don't say it. */
  payer: string
  productName: string
}

const lined = (...lines: readonly (string | null | undefined)[]): string[] =>
  lines.flatMap((line) => (line ? line.split('\n') : []))

const country = (code: string | null | undefined): string | null =>
  code ? (countryNames().of(code) ?? code) : null

const vatText = (id: string | null | undefined): string | null => (id ? wording.vatId(id) : null)

function buyer({ charge, invoice, payer }: About): string[] {
  const billing = saleIn(charge)?.billing
  const person = { name: invoice.payer ?? payer, address: null, vatId: null }
  const { name, address, vatId } = billing?.business ?? person
  return lined(name, address, country(billing?.country), vatText(vatId))
}

function item({ charge, quantity, productName }: About): string[] {
  if (quantity !== null) return [giftMessages.description(productName, quantity)]
  const period = words.period(longDate(charge.startsAt), longDate(charge.endsAt))
  return [planNames.full(productName)[charge.plan], period]
}

/** An invoice or a credit note as named lines, in their order. Rule: docs/rules/invoices.md, "What one says". */
export function writeInvoice(about: About): WrittenInvoice {
  const { charge, invoice } = about
  const { kind, number, corrects, amount, tax, currency, issuedAt } = invoice
  const issuer = JSON.parse(invoice.issuer) as Issuer
  const lines = JSON.parse(invoice.lines) as TaxLine[]
  const isReverse = saleIn(charge)?.isReverseCharge === true
  const parts: InvoicePart[] = [
    [words.number, [number]],
    [wording.corrects, lined(corrects)],
    [words.date, [longDate(issuedAt)]],
    [words.from, lined(issuer.name, issuer.address, country(issuer.country), vatText(issuer.vatId))],
    [wording.to, buyer(about)],
    [words.item, item(about)],
    [wording.without, tax > 0 ? [exactPrice(amount - tax, currency)] : []],
    ...lines.map(
      (line): InvoicePart => [
        saleTaxWording.added(taxName(line.kind), rateText(line.rate)),
        [exactPrice(line.tax, currency)],
      ],
    ),
    [
      wording.totals[kind](currency),
      lined(exactPrice(amount, currency), isReverse ? saleTaxWording.reverse : null),
    ],
  ]
  return {
    title: wording.titles[kind],
    number,
    issuedAt,
    parts: parts.filter(([, values]) => values.length > 0),
  }
}
