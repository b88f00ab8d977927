import { linkTo } from '../../../schema/routes/links'
import { plansWording } from '../../../schema/wording/plans'
import { PlanChoice } from '../../features/membership/PlanChoice'
import { PlansPage } from '../../features/membership/PlansPage'
import { paymentLink } from '../../features/membership/payment-link'
import { isStaffMember, tierOfViewer } from '../../features/membership/tier-of-viewer'
import { useCurrency } from '../../features/membership/use-currency'
import type { LoadContext, PageHead } from '../../lib/page'
import { usePage } from '../../lib/use-page'
import { useViewer } from '../../lib/use-viewer'
import { VisitorQuery } from '../../shell/toasts/visitor-query.generated'
import { Link } from '../../ui/Link'

const wording = plansWording.onboarding

export const load = (page: LoadContext) => page.query(VisitorQuery, {})

export const head = (): PageHead => ({ title: wording.title, robots: 'noindex' })

/** Offers the membership to new readers, who can go on without it. */
export function Page() {
  const { state, search } = usePage()
  const viewer = useViewer()
  const currency = useCurrency()
  const { redirectUrl } = search
  const next = redirectUrl ? linkTo('LoginRedirect', {}, { query: { redirectUrl } }) : linkTo('Home')
  return (
    <PlansPage heading={wording.heading} lead={wording.lead(state.config.productName)}>
      <div className="mt-10">
        <PlanChoice
          currency={currency}
          has={tierOfViewer(viewer)}
          isTrialEligible={viewer?.isMembershipTrialEligible}
          isStaff={isStaffMember(viewer)}
          hrefOf={paymentLink(search)}
        />
      </div>
      <div className="mt-6 flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
        <p className="max-w-[64ch] py-3 text-14 text-ink-soft text-pretty">
          {plansWording.terms} {plansWording.currency[currency]}
        </p>
        <Link href={next} opens="document" look="underlined" size="large">
          {wording.skip}
        </Link>
      </div>
    </PlansPage>
  )
}
