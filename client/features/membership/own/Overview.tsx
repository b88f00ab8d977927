import { linkTo } from '../../../../schema/routes/links'
import { PLANS } from '../../../../schema/rules/membership/plans'
import { planOfType } from '../../../../schema/rules/membership/types'
import { manageWording as wording } from '../../../../schema/wording/manage-membership'
import { planNames, priceWording } from '../../../../schema/wording/plans'
import { priceText } from '../../../../schema/wording/prices'
import { formatDate } from '../../../lib/format'
import { usePage } from '../../../lib/use-page'
import { useViewer } from '../../../lib/use-viewer'
import { Badge } from '../../../ui/Badge'
import { ButtonLink } from '../../../ui/ButtonLink'
import { Link } from '../../../ui/Link'
import { Fact, Facts } from './Facts'
import { KeepPlan } from './KeepPlan'
import { NextPayment } from './NextPayment'
import type { OwnStatus } from './own-status'
import { PaymentMethodText } from './PaymentMethodText'

const TONES = {
  TRIAL: 'accent',
  ACTIVE: 'accent',
  CANCELLED: 'plain',
  PAYMENT_FAILED: 'danger',
  LAPSED: 'plain',
} as const

/** Says that there is no membership, or that it was given. */
function WithoutStatus() {
  const viewer = useViewer()
  const { given, none } = wording
  if (viewer?.membership)
    return (
      <div className="pt-6">
        <p className="font-serif text-20 font-semibold">{given.title}</p>
        <p className="mt-2 max-w-[56ch] text-16 text-ink-soft text-pretty">{given.text}</p>
      </div>
    )
  return (
    <div className="pt-6">
      <p className="font-serif text-20 font-semibold">{none.title}</p>
      <p className="mt-2 max-w-[56ch] text-16 text-ink-soft text-pretty">
        {viewer?.hasPastMemberships ? none.past : none.text}
      </p>
      <ButtonLink look="main" href={linkTo('Plans')} className="mt-6">
        {none.plans}
      </ButtonLink>
    </div>
  )
}

interface Props {
  status: OwnStatus | null
  canSwitchPlan: boolean
  /** Whether the page itself has what cancels, so that no link leads to it. */
  cancelsBelow?: boolean
}

/** What the member can do; the first action is what the state calls for. */
function Ways({ status, canSwitchPlan, cancelsBelow }: Props & { status: OwnStatus }) {
  const { state } = usePage()
  const { productName } = state.config
  const isFriend = PLANS[planOfType(status.membershipType)].tier === 'friend'
  if (status.state === 'LAPSED')
    return (
      <ButtonLink look="main" href={linkTo('Plans')}>
        {wording.none.plans}
      </ButtonLink>
    )
  if (status.isCancelled)
    return (
      <ButtonLink look="main" href="#reactivateMembership" opens="document">
        {wording.keep}
      </ButtonLink>
    )
  if (status.paymentProvider === 'MEDIUM_GIFT') return null
  return (
    <>
      {status.paymentFailedAt !== null ? (
        <ButtonLink look="main" href={linkTo('UpdatePayment')}>
          {wording.update}
        </ButtonLink>
      ) : (
        canSwitchPlan && (
          <ButtonLink href={linkTo('Upgrade')}>
            {isFriend ? wording.change : wording.friend(productName)}
          </ButtonLink>
        )
      )}
      {!cancelsBelow && (
        <Link look="underlined" href={linkTo('CancelMembership')}>
          {wording.cancel}
        </Link>
      )}
    </>
  )
}

/**
 * The viewer’s membership: the plan, its state, the next charge, and the payment method. Rule:
 * docs/rules/membership.md, "Managing a membership".
 */
export function Overview({ status, canSwitchPlan, cancelsBelow = false }: Props) {
  const viewer = useViewer()
  const { productName } = usePage().state.config
  // Who was given a membership may have paid for one before.
  if (!status || (status.state === 'LAPSED' && viewer?.membership)) return <WithoutStatus />
  const plan = planOfType(status.membershipType)
  const { price } = status.planV2
  return (
    <>
      <Facts>
        <Fact name={wording.plan}>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {planNames.full(productName)[plan]}
            <Badge tone={TONES[status.state]}>{wording.states[status.state]}</Badge>
          </span>
          <span className="block text-14 text-ink-soft">
            {status.paymentProvider === 'MEDIUM_GIFT'
              ? wording.gift
              : priceWording.per[PLANS[plan].period](priceText(price, status.currency))}
          </span>
          <span className="block text-14 text-ink-soft">{wording.since(formatDate(status.startedAt))}</span>
        </Fact>
        <Fact name={wording.next}>
          <NextPayment status={status} />
          {status.switchPlanSchedule && !status.isCancelled && <KeepPlan />}
        </Fact>
        {status.paymentMethod && (
          <Fact name={wording.method}>
            <PaymentMethodText method={status.paymentMethod} hasExpired={status.hasCreditCardExpired} />
            {status.state !== 'LAPSED' && status.paymentFailedAt === null && (
              <Link look="underlined" href={linkTo('UpdatePayment')}>
                {wording.update}
              </Link>
            )}
          </Fact>
        )}
      </Facts>
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 empty:hidden">
        <Ways status={status} canSwitchPlan={canSwitchPlan} cancelsBelow={cancelsBelow} />
      </p>
    </>
  )
}
