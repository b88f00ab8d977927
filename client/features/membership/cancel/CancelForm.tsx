import { type ReactNode, useState } from 'react'
import { manageWording } from '../../../../schema/wording/manage-membership'
import { formatDate } from '../../../lib/format'
import { Select } from '../../../ui/form/Select'
import { SubmitButton } from '../../../ui/form/SubmitButton'
import { ChangeForm } from '../../settings/ChangeForm'
import { CancelMembership } from './cancel-membership.generated'
import type { CancellableStatus } from './status'

const wording = manageWording.cancelPage

/** What becomes of a membership that is cancelled, and when. */
export const consequence = ({ paymentFailedAt, endsIfCancelledAt }: CancellableStatus): string =>
  wording[paymentFailedAt === null ? 'text' : 'textFailed'](formatDate(endsIfCancelledAt))

/** The form that cancels: an optional reason, and one button. What follows is said above it. */
export function CancelForm({ beside }: { beside?: ReactNode }) {
  const [key] = useState(() => crypto.randomUUID())
  return (
    <ChangeForm
      operation={CancelMembership}
      variables={({ reason }) => ({ reason: String(reason) || null, key })}
      className="mt-8 flex max-w-[28rem] flex-col gap-5"
    >
      <Select name="reason" label={wording.why} defaultValue="">
        <option value="">{wording.noReason}</option>
        {wording.reasons.map((reason) => (
          <option key={reason} value={reason}>
            {reason}
          </option>
        ))}
      </Select>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <SubmitButton look="danger" pendingText={wording.confirming}>
          {wording.confirm}
        </SubmitButton>
        {beside}
      </p>
    </ChangeForm>
  )
}
