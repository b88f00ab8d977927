import type { PayoutAccountRow } from '../../../data/payout/accounts'
import type { PayoutRow } from '../../../data/payout/payouts'

export type PayoutMapper = PayoutRow
export type PayoutAccountMapper = PayoutAccountRow
