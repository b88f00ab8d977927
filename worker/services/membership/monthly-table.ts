import type { BookedSum } from '../../data/membership/charges'

const COLUMNS = ['month', 'currency', 'account', 'kind', 'debit', 'credit', 'balance', 'entries'] as const

const orderOf = ({ currency, account, kind }: BookedSum): string => `${currency} ${account} ${kind}`

/**
 * What was booked in a month as a table, in minor units, with a line for each currency that adds up to zero. Its values
 * are names and numbers of ours, so none is quoted.
 */
export function monthlyTable(month: string, sums: readonly BookedSum[]): string {
  const lines = sums
    .toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
    .map((sum) => ({ month, ...sum, balance: sum.debit - sum.credit }))
  const totals = [...new Set(lines.map(({ currency }) => currency))].map((currency) => {
    const own = lines.filter((line) => line.currency === currency)
    const total = (key: 'debit' | 'credit' | 'balance' | 'entries') =>
      own.reduce((sum, line) => sum + line[key], 0)
    const [debit, credit, balance, entries] = [
      total('debit'),
      total('credit'),
      total('balance'),
      total('entries'),
    ]
    return { month, currency, account: 'all', kind: 'all', debit, credit, balance, entries }
  })
  const rows = [...lines, ...totals].map((line) => COLUMNS.map((column) => line[column]).join(','))
  return `${[COLUMNS.join(','), ...rows].join('\r\n')}\r\n`
}
