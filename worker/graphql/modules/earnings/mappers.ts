import type { EarningsDay, WriterEarnings } from '../../../services/partner/earnings-by-day'

export type WriterEarningsMapper = WriterEarnings
export type EarningsDayMapper = EarningsDay
