import { linkTo } from '../../../schema/routes/links'
import { isInProgramme } from '../../../schema/rules/partner/months'
import { partnerProgramWording, partnerProgramWords } from '../../../schema/wording/landing/partner-program'
import { Landing } from '../../features/landing/Landing'
import { landingHead } from '../../features/landing/landing-head'
import { Calculator } from '../../features/partner/Calculator'
import { Join } from '../../features/partner/Join'
import { OwnIneligibility } from '../../features/partner/own-ineligibility.generated'
import type { HeadContext, LoadContext, PageHead } from '../../lib/page'
import { usePage } from '../../lib/use-page'
import { useViewer } from '../../lib/use-viewer'

const { join } = partnerProgramWording

export async function load({ state, query }: LoadContext): Promise<void> {
  if (state.session.isLoggedIn) await query(OwnIneligibility, {})
}

export const head = (page: HeadContext): PageHead => ({
  ...landingHead(
    page,
    partnerProgramWords(page.state.config.productName),
    linkTo('ShowPartnerProgramLanding'),
  ),
  isTool: true,
})

/** What a signed-in person does next: joins, or looks at their payouts. */
const nextStep = (status: string | undefined) =>
  isInProgramme(status)
    ? { href: linkTo('PartnerDashboard'), text: join.dashboard }
    : { href: `#${join.id}`, text: join.button }

/** How fees are shared with writers, with the calculator, and where they join. */
export function Page() {
  const viewer = useViewer()
  return (
    <Landing
      words={partnerProgramWords(usePage().state.config.productName)}
      drawing="book"
      links={{ check: [{ href: linkTo('PartnerRecompute'), text: partnerProgramWording.recompute }] }}
      {...(viewer && { step: nextStep(viewer.partnerProgramEnrollment?.status) })}
    >
      <Calculator />
      {viewer && <Join />}
    </Landing>
  )
}
