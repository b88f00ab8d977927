import { linkTo } from '../../../schema/routes/links'
import { isInProgramme } from '../../../schema/rules/partner/months'
import { partnerProgramWording } from '../../../schema/wording/landing/partner-program'
import { useOperation } from '../../lib/query'
import { useViewer } from '../../lib/use-viewer'
import { ButtonLink } from '../../ui/ButtonLink'
import { Link } from '../../ui/Link'
import { Obstacles } from './Obstacles'
import { OwnIneligibility } from './own-ineligibility.generated'

const wording = partnerProgramWording.join

/** How a signed-in person joins, or that they have, and what keeps them from it or from being paid. */
export function Join() {
  const enrollment = useViewer()?.partnerProgramEnrollment
  const { viewer } = useOperation(OwnIneligibility, {})
  const reasons = viewer?.partnerIneligibility ?? []
  const isIn = isInProgramme(enrollment?.status)
  const mayJoin = !isIn && enrollment?.status !== 'SUSPENDED' && reasons.length === 0
  const text = isIn ? 'isIn' : enrollment ? 'isOut' : 'text'
  return (
    <section aria-labelledby={wording.id} className="border-t border-line py-12">
      <h2 id={wording.id} className="scroll-mt-20 font-serif text-24 font-semibold tracking-tight">
        {isIn ? wording.headingIn : wording.heading}
      </h2>
      <p className="mt-3 max-w-inset font-serif text-18 text-pretty">{wording[text]}</p>
      <Obstacles reasons={reasons} className="mt-6" />
      {mayJoin && (
        <ButtonLink look="main" className="mt-6" href={linkTo('PartnerEnroll')}>
          {wording.button}
        </ButtonLink>
      )}
      {isIn && (
        <p className="mt-6 flex flex-wrap gap-x-6">
          <Link look="underlined" href={linkTo('PartnerEnrollStep', { step: 'payout' })}>
            {wording.payout}
          </Link>
          <Link look="underlined" href={linkTo('PartnerUnenroll')}>
            {wording.leave}
          </Link>
        </p>
      )}
    </section>
  )
}
