import type { PayoutStatus } from '../../../schema/graphql/types.generated'
import { payoutWording } from '../../../schema/wording/payouts'

/** What has become of a payout. */
export const statusText = ({ status, isWaiting }: { status: PayoutStatus; isWaiting: boolean }): string =>
  isWaiting ? payoutWording.waiting : payoutWording.statuses[status]
