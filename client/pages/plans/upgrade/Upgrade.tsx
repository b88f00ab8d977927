import { linkTo } from '../../../../schema/routes/links'
import { slugOfPlan } from '../../../../schema/rules/membership/offers'
import { planOfType, typeOfPlan } from '../../../../schema/rules/membership/types'
import { manageWording } from '../../../../schema/wording/manage-membership'
import { planNames } from '../../../../schema/wording/plans'
import { Notice } from '../../../features/account/Notice'
import { OwnMembership } from '../../../features/membership/own/own-membership.generated'
import { formatDate } from '../../../lib/format'
import { useOperation } from '../../../lib/query'
import { useAnswer } from '../../../lib/use-answer'
import { usePage } from '../../../lib/use-page'
import { useViewer } from '../../../lib/use-viewer'
import { ButtonLink } from '../../../ui/ButtonLink'
import { TabLinks } from '../../../ui/TabLinks'
import { SwitchForm } from './SwitchForm'
import { SwitchQuote } from './switch-quote.generated'
import { becomesFriend, otherPlans, wantedPlan } from './wanted-plan'

const wording = manageWording.switchPage

function Cant({ message, hasMembership = true }: { message: string; hasMembership?: boolean }) {
  return (
    <Notice
      title={wording.cant}
      ways={
        <ButtonLink look="main" href={linkTo(hasMembership ? 'ManageMembership' : 'Plans')}>
          {hasMembership ? wording.back : manageWording.none.plans}
        </ButtonLink>
      }
    >
      <p>{message}</p>
    </Notice>
  )
}

/** Shows what another plan costs and when it begins, before the viewer agrees. Rule: docs/rules/membership.md, "Changing plans". */
export function Upgrade() {
  const page = usePage()
  const { productName } = page.state.config
  const { viewer } = useOperation(OwnMembership, {})
  const status = viewer?.membershipStatus
  const isGiven = useViewer()?.membership != null && (!status || status.state === 'LAPSED')
  const plan = status && wantedPlan(page, status)
  const quote = useAnswer(SwitchQuote, {
    membershipType: typeOfPlan(plan ?? 'premiumYearly'),
  }).data?.quoteSwitch
  if (isGiven) return <Cant message={manageWording.given.text} />
  if (!status || !plan || !quote || status.state === 'LAPSED')
    return <Cant message={wording.none} hasMembership={false} />
  if (status.isCancelled) return <Cant message={wording.cancelled} />
  if (status.paymentFailedAt !== null) return <Cant message={wording.failed} />
  if (status.paymentProvider === 'MEDIUM_GIFT')
    return <Cant message={wording.gift(formatDate(status.endsAt))} />
  if (!viewer.canSwitchPlan)
    return <Cant message={wording.giftedMonths(formatDate(status.currentPeriodEndsAt))} />
  const names = planNames.full(productName)
  const own = planOfType(status.membershipType)
  return (
    <div className="mx-auto max-w-inset px-6 pt-10 pb-20 sm:pt-14">
      <h1 className="font-serif text-32 font-semibold tracking-tight text-balance sm:text-42">
        {becomesFriend(plan, status) ? wording.friendTitle(productName) : wording.title}
      </h1>
      <TabLinks
        label={wording.plans}
        className="mt-6"
        tabs={otherPlans(own).map((other) => ({
          href: linkTo('Upgrade', {}, { query: { membershipType: slugOfPlan(other) } }),
          text: names[other],
          isCurrent: other === plan,
        }))}
      />
      {quote.__typename === 'SwitchQuote' ? (
        <SwitchForm key={plan} quote={quote} status={status} />
      ) : (
        <p className="mt-8 text-16">{plan === own ? wording.noneNeeded : quote.message}</p>
      )}
    </div>
  )
}
