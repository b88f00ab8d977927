import type { HeldCycleRow, HeldRow } from '../../../data/held-earnings/rows'

export type HeldEarningsMapper = HeldRow
export type HeldEarningsCaseMapper = HeldRow
export type HeldMemberMapper = HeldCycleRow
