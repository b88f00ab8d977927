import { type FormEvent, useState } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { manageWording } from '../../../schema/wording/manage-membership'
import { NeedsScript } from '../../features/settings/NeedsScript'
import { RefusalText } from '../../features/settings/SignInAgain'
import { useChange } from '../../features/settings/use-change'
import { formatDate } from '../../lib/format'
import { Button } from '../../ui/Button'
import { Select } from '../../ui/form/Select'
import { Link } from '../../ui/Link'
import { CancelMembership } from './cancel-membership.generated'
import type { CancelMembershipPageQuery } from './cancel-membership-page.generated'
import { StayForLess } from './StayForLess'

const wording = manageWording.cancelPage

interface Props {
  status: NonNullable<NonNullable<CancelMembershipPageQuery['viewer']>['membershipStatus']>
}

/** The form that cancels: how long the membership lasts, what staying would cost, an optional reason, and one button. */
export function CancelForm({ status }: Props) {
  const { run, isPending, refusal } = useChange(CancelMembership)
  const [key] = useState(() => crypto.randomUUID())
  const cancel = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '')
    void run({ reason: reason || null, key })
  }
  return (
    <>
      <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">{wording.title}</h1>
      <p className="mt-4 text-16 text-ink-soft text-pretty">
        {status.paymentFailedAt === null
          ? wording.text(formatDate(status.currentPeriodEndsAt))
          : wording.textFailed(formatDate(status.endsAt))}
      </p>
      <NeedsScript text={manageWording.needsScript} />
      <StayForLess status={status} />
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
          <Link look="underlined" href={linkTo('ManageMembership')}>
            {manageWording.keep}
          </Link>
        </p>
      </form>
    </>
  )
}
