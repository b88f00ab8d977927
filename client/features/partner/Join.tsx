import { useState } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { partnerProgramWording } from '../../../schema/wording/landing/partner-program'
import { useViewer } from '../../lib/use-viewer'
import { ButtonLink } from '../../ui/ButtonLink'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { ChangeForm } from '../settings/ChangeForm'
import { EnrollInPartnerProgram } from './enroll-in-partner-program.generated'

const wording = partnerProgramWording.join

/** The states in which stories don't earn. */
const OUT: readonly string[] = ['INACTIVE', 'SUSPENDED']

/** How a signed-in person joins, or that they have. */
export function Join() {
  const viewer = useViewer()
  const [joined, setJoined] = useState<string>()
  if (!viewer) return null
  const status = joined ?? viewer.partnerProgramEnrollment?.status
  const text = status
    ? wording[OUT.includes(status) ? 'isOut' : 'isIn']
    : wording[viewer.membership ? 'text' : 'membersOnly']
  return (
    <section aria-labelledby={wording.id} className="border-t border-line py-12">
      <h2 id={wording.id} className="scroll-mt-20 font-serif text-24 font-semibold tracking-tight">
        {wording.heading}
      </h2>
      <p className="mt-3 max-w-inset font-serif text-18 text-pretty">{text}</p>
      {!status && viewer.membership && (
        <ChangeForm
          operation={EnrollInPartnerProgram}
          variables={() => ({})}
          className="mt-6"
          toast={{ message: wording.joined, extraParams: { testId: 'partner-joined' } }}
          onDone={(done) => setJoined(done.status)}
        >
          <SubmitButton pendingText={wording.pending}>{wording.button}</SubmitButton>
        </ChangeForm>
      )}
      {!status && !viewer.membership && (
        <ButtonLink look="main" className="mt-6" href={linkTo('Plans')}>
          {wording.plans}
        </ButtonLink>
      )}
    </section>
  )
}
