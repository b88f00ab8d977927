import { type FormEvent, type ReactNode, useState } from 'react'
import { manageWording } from '../../../../schema/wording/manage-membership'
import { formatDate } from '../../../lib/format'
import { Button } from '../../../ui/Button'
import { Select } from '../../../ui/form/Select'
import { RefusalText } from '../../settings/SignInAgain'
import { useChange } from '../../settings/use-change'
import { CancelMembership } from './cancel-membership.generated'
import type { CancellableStatus } from './status'

const wording = manageWording.cancelPage

/** What becomes of a membership that is cancelled, and when. */
export const consequence = ({ paymentFailedAt, currentPeriodEndsAt, endsAt }: CancellableStatus): string =>
  paymentFailedAt === null
    ? wording.text(formatDate(currentPeriodEndsAt))
    : wording.textFailed(formatDate(endsAt))

/** The form that cancels: an optional reason, and one button. What follows is said above it. */
export function CancelForm({ beside }: { beside?: ReactNode }) {
  const { run, isPending, refusal } = useChange(CancelMembership)
  const [key] = useState(() => crypto.randomUUID())
  const cancel = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '')
    void run({ reason: reason || null, key })
  }
  return (
    <form onSubmit={cancel} className="mt-8 flex max-w-[28rem] flex-col gap-5">
      <Select name="reason" label={wording.why} defaultValue="">
        <option value="">{wording.noReason}</option>
        {wording.reasons.map((reason) => (
          <option key={reason} value={reason}>
            {reason}
          </option>
        ))}
      </Select>
      <RefusalText id="cancel-error" refusal={refusal} />
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" look="danger" isPending={isPending} pendingText={wording.confirming}>
          {wording.confirm}
        </Button>
        {beside}
      </p>
    </form>
  )
}
