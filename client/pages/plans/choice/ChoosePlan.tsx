import { linkTo } from '../../../../schema/routes/links'
import { slugOfPlan } from '../../../../schema/rules/membership/offers'
import { plansWording as wording } from '../../../../schema/wording/plans'
import { PlanChoice } from '../../../features/membership/PlanChoice'
import { PlansPage } from '../../../features/membership/PlansPage'
import { paymentLink } from '../../../features/membership/payment-link'
import { isStaffMember, tierOfViewer } from '../../../features/membership/tier-of-viewer'
import { useCurrency } from '../../../features/membership/use-currency'
import { useCanLink } from '../../../lib/use-can-link'
import { usePage } from '../../../lib/use-page'
import { useSignInLink } from '../../../lib/use-sign-in-link'
import { useViewer } from '../../../lib/use-viewer'
import { Card } from '../../../ui/Card'
import { Link } from '../../../ui/Link'

/** The choice of plans. Members find their own plan here, beside the Friends’ ones. */
export function ChoosePlan() {
  const { state, search } = usePage()
  const viewer = useViewer()
  const currency = useCurrency()
  const canLink = useCanLink()
  const signIn = useSignInLink()
  const { productName } = state.config
  const has = tierOfViewer(viewer)
  const pay = paymentLink(search)
  return (
    <PlansPage heading={wording.heading} lead={wording.lead(productName)}>
      {has && (
        <Card
          tone="wash"
          className="mt-8 flex flex-wrap items-center justify-between gap-x-6 px-5 py-2 text-16"
        >
          <p className="py-2">{wording[has](productName)}</p>
          <Link look="underlined" href={linkTo('ManageMembership')}>
            {wording.manage}
          </Link>
        </Card>
      )}
      <div className="mt-10">
        <PlanChoice
          currency={currency}
          has={has}
          isTrialEligible={viewer?.isMembershipTrialEligible}
          isStaff={isStaffMember(viewer)}
          hrefOf={(plan) =>
            has ? linkTo('Upgrade', {}, { query: { membershipType: slugOfPlan(plan) } }) : pay(plan)
          }
        />
      </div>
      <p className="mt-8 max-w-[64ch] text-14 text-ink-soft text-pretty">
        {wording.terms} {wording.currency[currency]}
      </p>
      <p className="mt-2 flex flex-wrap gap-x-8">
        <Link look="underlined" href={linkTo('ShowChoose')}>
          {wording.compare}
        </Link>
        {canLink('SignIn') && (
          <Link look="underlined" {...signIn()}>
            {wording.alreadyMember}
          </Link>
        )}
      </p>
    </PlansPage>
  )
}
