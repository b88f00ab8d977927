import { linkTo } from '../../../schema/routes/links'
import { isInProgramme } from '../../../schema/rules/partner/months'
import { partnerProgramWording } from '../../../schema/wording/landing/partner-program'
import { useViewer } from '../../lib/use-viewer'
import { ButtonLink } from '../../ui/ButtonLink'
import { Link } from '../../ui/Link'

const wording = partnerProgramWording.join

/** How a signed-in person joins, or that they have. */
export function Join() {
  const viewer = useViewer()
  if (!viewer) return null
  const { partnerProgramEnrollment: enrollment, membership } = viewer
  const isIn = isInProgramme(enrollment?.status)
  const mayJoin = !isIn && enrollment?.status !== 'SUSPENDED'
  const text = isIn ? 'isIn' : enrollment ? 'isOut' : membership ? 'text' : 'membersOnly'
  return (
    <section aria-labelledby={wording.id} className="border-t border-line py-12">
      <h2 id={wording.id} className="scroll-mt-20 font-serif text-24 font-semibold tracking-tight">
        {isIn ? wording.headingIn : wording.heading}
      </h2>
      <p className="mt-3 max-w-inset font-serif text-18 text-pretty">{wording[text]}</p>
      {mayJoin && (
        <ButtonLink look="main" className="mt-6" href={linkTo(membership ? 'PartnerEnroll' : 'Plans')}>
          {membership ? wording.button : wording.plans}
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
