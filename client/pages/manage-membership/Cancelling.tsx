import { useState } from 'react'
import { manageWording } from '../../../schema/wording/manage-membership'
import { CancelForm, consequence } from '../../features/membership/cancel/CancelForm'
import { Offer } from '../../features/membership/cancel/Offer'
import type { CancellableStatus } from '../../features/membership/cancel/status'
import { formatDate } from '../../lib/format'

const wording = manageWording.cancelPage

function Said({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h2 id="cancelling" className="font-serif text-20 font-semibold">
        {title}
      </h2>
      <p className="mt-2 max-w-[56ch] text-16 text-ink-soft text-pretty">{text}</p>
    </>
  )
}

/**
 * Cancels the membership at the end of its page: what happens when, and one button. A member who has just cancelled is
 * offered a year for less. Rule: docs/rules/membership.md, "Managing a membership".
 */
export function Cancelling({ status }: { status: CancellableStatus }) {
  const { isCancelled } = status
  const [isOver] = useState(isCancelled || status.state === 'LAPSED')
  if (isOver || status.paymentProvider === 'MEDIUM_GIFT') return null
  return (
    <section className="mt-12" aria-labelledby="cancelling">
      <div role="status">
        {isCancelled && <Said title={wording.done} text={wording.doneText(formatDate(status.endsAt))} />}
      </div>
      {!isCancelled && <Said title={wording.title} text={consequence(status)} />}
      <Offer status={status} isOffered={isCancelled} />
      {!isCancelled && <CancelForm />}
    </section>
  )
}
