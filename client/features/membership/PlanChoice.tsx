import type { ReactNode } from 'react'
import { TRIAL } from '../../../schema/rules/membership/limits'
import { offerOf, staffOffer } from '../../../schema/rules/membership/offers'
import {
  type Currency,
  isThreefold,
  PLANS,
  type PlanName,
  type Tier,
} from '../../../schema/rules/membership/plans'
import { DAY } from '../../../schema/rules/time-units'
import { planNames, plansWording, priceWording, tierWording } from '../../../schema/wording/plans'
import { usePage } from '../../lib/use-page'
import { Badge } from '../../ui/Badge'
import { ButtonLink } from '../../ui/ButtonLink'
import { Icon } from '../../ui/Icon'
import { PriceTag, Saving } from './PriceTag'

/** The plans of a tier, the yearly one first, since it costs less. */
const PLANS_OF = {
  member: ['yearly', 'monthly'],
  friend: ['premiumYearly', 'premiumMonthly'],
} as const satisfies Record<Tier, readonly PlanName[]>

interface Props {
  currency: Currency
  /** Where a plan is bought. */
  hrefOf: (plan: PlanName) => string
  /** The tier that the viewer has. */
  has?: Tier | undefined
  /** Whether the monthly plan begins with a trial for the viewer; absent for visitors. */
  isTrialEligible?: boolean | undefined
  /** Staff pay less for a year. */
  isStaff?: boolean | undefined
}

function OfferRow({ plan, currency, hrefOf, isTrialEligible, isStaff }: Props & { plan: PlanName }) {
  const { period, tier } = PLANS[plan]
  const isStaffs = isStaff === true && plan === 'yearly'
  const offer = isStaffs ? staffOffer() : offerOf(plan, currency)
  const hasTrial = plan === 'monthly' && isTrialEligible !== false
  return (
    <li className="flex flex-col items-start justify-between gap-x-6 gap-y-3 border-t border-line py-5 sm:flex-row lg:min-h-32">
      <div>
        <h3 className="text-13 font-medium text-ink-soft">{planNames.period[period]}</h3>
        <PriceTag offer={offer} />
        <Saving offer={offer} />
        {isStaffs && <p className="mt-0.5 text-13 text-ink-soft">{priceWording.staff}</p>}
        {hasTrial && (
          <p className="mt-0.5 text-13 text-ink-soft">
            {(isTrialEligible ? priceWording.yourTrial : priceWording.trial)(TRIAL / DAY)}
          </p>
        )}
      </div>
      <ButtonLink href={hrefOf(plan)} look={plan === 'yearly' ? 'main' : 'quiet'}>
        <span>
          {plansWording.choose[period]}{' '}
          <span className="sr-only">{plansWording.chooseOf(planNames.tier[tier])}</span>
        </span>
      </ButtonLink>
    </li>
  )
}

function TierSection({
  tier,
  children,
  badge,
  currency,
}: {
  tier: Tier
  currency: Currency
  children: ReactNode
  badge: string | undefined
}) {
  const { productName } = usePage().state.config
  return (
    <section
      aria-labelledby={tier}
      className="flex flex-col border-t border-ink pt-5 lg:row-span-5 lg:grid lg:grid-rows-subgrid"
    >
      <h2 id={tier} className="flex items-center gap-3 font-serif text-24 font-semibold tracking-tight">
        {planNames.tier[tier]}
        {badge && <Badge tone="accent">{badge}</Badge>}
      </h2>
      <p className="mt-1 text-16 text-ink-soft text-pretty">{tierWording.text[tier](productName)}</p>
      <ul className="mt-5 mb-6 flex-1 space-y-2">
        {tierWording.points[tier](isThreefold(currency)).map((point) => (
          <li key={point} className="flex gap-3 text-16 text-pretty">
            <span className="mt-0.5 text-accent">
              <Icon name="check" />
            </span>
            {point}
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}

/** Both tiers with their plans. Rule: docs/rules/membership.md, "Pages". */
export function PlanChoice(props: Props) {
  const { has } = props
  const badgeOf = (tier: Tier) => {
    if (has === tier) return plansWording.yours
    return has === 'friend' ? plansWording.included : undefined
  }
  return (
    // Both tiers share their rows, so that whatever wraps in one keeps its line with the other.
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2 lg:gap-y-0">
      {(['member', 'friend'] as const).map((tier) => (
        <TierSection key={tier} tier={tier} currency={props.currency} badge={badgeOf(tier)}>
          {badgeOf(tier) === undefined && (
            <ul className="border-line lg:row-span-2 lg:border-b lg:grid lg:grid-rows-subgrid">
              {PLANS_OF[tier].map((plan) => (
                <OfferRow key={plan} plan={plan} {...props} />
              ))}
            </ul>
          )}
        </TierSection>
      ))}
    </div>
  )
}
