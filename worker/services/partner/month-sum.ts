import type { SumRow } from '../../data/partner/months'

/** What a month amounts to in a currency, without how far its closing has come. */
export type MonthSum = Pick<
  SumRow,
  'currency' | 'kept' | 'fee' | 'tax' | 'share' | 'lines' | 'pool' | 'carried'
>

export const monthSum = ({ currency, kept, fee, tax, share, lines, pool, carried }: SumRow): MonthSum => ({
  currency,
  kept,
  fee,
  tax,
  share,
  lines,
  pool,
  carried,
})
