import type { PayoutStatus, TaxState } from '../../../schema/graphql/types.generated'
import { payoutWording } from '../../../schema/wording/payouts'

/** What has become of a payout, and what it waits for. */
export function statusText(
  { status, isWaiting }: { status: PayoutStatus; isWaiting: boolean },
  taxes: { state: TaxState } | null | undefined,
): string {
  if (!isWaiting) return payoutWording.statuses[status]
  return taxes && taxes.state !== 'GIVEN' ? payoutWording.waitingForForm : payoutWording.waiting
}
