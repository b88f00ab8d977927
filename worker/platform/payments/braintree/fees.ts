import { parse } from 'csv-parse/browser/esm/sync'
import * as v from 'valibot'
import { decimalText, minorOf } from '../../../../schema/rules/membership/currencies'
import type { Movement } from '../../../../schema/rules/reconciliation/entries'
import { NoAnswer } from '../ask'
import { type BraintreeAccount, run } from './client'

/** A report names its columns; which ones it has depends on how the merchant is charged. */
const Row = v.looseObject({
  'Transaction ID': v.pipe(v.string(), v.minLength(1)),
  'Transaction Type': v.optional(v.string(), 'sale'),
  'Presentment Currency': v.optional(v.string(), ''),
  'Settlement Currency': v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  'Exchange Rate': v.optional(v.string(), ''),
  'Order ID': v.optional(v.string(), ''),
  'Total Fee Amount': v.optional(v.string()),
  'Est. Total Fee Amount': v.optional(v.string()),
})

const Urls = v.object({
  report: v.nullish(v.record(v.string(), v.nullish(v.object({ url: v.nullish(v.string()) })))),
})

/** A report for each merchant account, in one request; the default one without any. */
const documentOf = (accounts: readonly string[]): string => {
  const params = accounts.map((_, i) => `, $a${i}: ID`).join('')
  const reports = accounts.map(
    (_, i) => `a${i}: paymentLevelFees(date: $date, merchantAccountId: $a${i}) { url }`,
  )
  const all = reports.length > 0 ? reports.join(' ') : 'a: paymentLevelFees(date: $date) { url }'
  return `query Fees($date: Date!${params}) { report { ${all} } }`
}

/** A fee in the currency of the payment: a rate is how much one of it is worth. */
function originalOf(fee: number, from: string, to: string, rate: string): number {
  if (from === to || !(Number(rate) > 0)) return fee
  return minorOf(String(Number(decimalText(fee, from)) / Number(rate)), to)
}

function movementOf(row: v.InferOutput<typeof Row>, day: string): Movement {
  const currency = row['Settlement Currency']
  const originalCurrency = row['Presentment Currency'] || currency
  const fee = minorOf(row['Total Fee Amount'] ?? row['Est. Total Fee Amount'] ?? '0', currency)
  // What a refund costs, or gives back, isn't part of the fee of its payment.
  const isSale = row['Transaction Type'] === 'sale'
  return {
    id: `fee:${row['Transaction ID']}`,
    kind: 'fee',
    at: Date.parse(day),
    about: isSale ? row['Order ID'] || row['Transaction ID'] : '',
    amount: 0,
    fee,
    currency,
    originalAmount: 0,
    originalFee: isSale ? originalOf(fee, currency, originalCurrency, row['Exchange Rate']) : fee,
    originalCurrency: isSale ? originalCurrency : currency,
    isPaidOut: false,
  }
}

function rowsIn(table: string): v.InferOutput<typeof Row>[] {
  try {
    const rows: unknown = parse(table, { columns: true, bom: true, skip_empty_lines: true })
    return v.parse(v.array(Row), rows)
  } catch {
    throw new NoAnswer('a report that is none', false)
  }
}

/**
 * The fees of what was sent on a day, from Braintree's reports: one for each merchant account.
 *
 * @param download reads a report from where Braintree says that it is.
 */
export async function readFees(
  account: BraintreeAccount,
  accounts: readonly string[],
  day: string,
): Promise<Movement[]> {
  const variables = { date: day, ...Object.fromEntries(accounts.map((id, i) => [`a${i}`, id])) }
  const { report } = await run(account, { document: documentOf(accounts), variables, schema: Urls })
  const urls = Object.values(report ?? {}).flatMap((one) => one?.url ?? [])
  const tables = await Promise.all(urls.map((url) => account.download(url)))
  return tables.flatMap(rowsIn).map((row) => movementOf(row, day))
}
