import { linkTo } from '../../../../schema/routes/links'
import { METER_WINDOWS } from '../../../../schema/rules/membership/meter'
import { billingWording } from '../../../../schema/wording/billing'
import { feeCyclesWording } from '../../../../schema/wording/fee-cycles'
import { manageWording as wording } from '../../../../schema/wording/manage-membership'
import { meterWording } from '../../../../schema/wording/meter'
import { MeterText } from '../../../features/member-only/MeterText'
import { Overview } from '../../../features/membership/own/Overview'
import { NextPage } from '../../../features/post/NextPage'
import { useOperation } from '../../../lib/query'
import { usePage } from '../../../lib/use-page'
import { Link } from '../../../ui/Link'
import { Section } from '../Section'
import { BillingHistory } from './BillingHistory'
import { BillingRow } from './BillingRow'
import { GivenGifts } from './GivenGifts'
import { MembershipPage } from './membership-page.generated'
import { shownIn } from './shown-in'
import { UpdatedPayment } from './UpdatedPayment'

const [hour, day, month] = METER_WINDOWS

/** The viewer’s membership and what they have paid. Rule: docs/rules/membership.md, "Managing a membership". */
export function MembershipTab() {
  const page = usePage()
  const { enable_partner_program: isDivided } = page.state.flags
  const { viewer } = useOperation(MembershipPage, shownIn(page))
  if (!viewer) return null
  const { charges, pagingInfo } = viewer.chargesConnection
  const { membershipStatus: status } = viewer
  const billing = status?.state === 'LAPSED' ? null : status?.billing
  return (
    <>
      <UpdatedPayment />
      <Section title={wording.settingsTitle}>
        <div className="-mt-px">
          <Overview status={status} canSwitchPlan={viewer.canSwitchPlan} />
        </div>
      </Section>
      {billing && (
        <Section title={billingWording.title} text={billingWording.why}>
          <div className="mt-2">
            <BillingRow stored={billing} />
          </div>
        </Section>
      )}
      {viewer.meter && (
        <Section title={meterWording.title} text={meterWording.rule(month.most, hour.most, day.most)}>
          <p className="mt-4">
            <MeterText meter={viewer.meter} />
          </p>
        </Section>
      )}
      <Section title={wording.history.title}>
        {charges.length === 0 ? (
          <p className="mt-4 text-16 text-ink-soft">{wording.history.none}</p>
        ) : (
          <>
            <BillingHistory charges={charges} />
            <NextPage next={pagingInfo.next} text={wording.history.more} />
          </>
        )}
        {isDivided && status && (
          <p className="mt-4">
            <Link look="underlined" href={`${linkTo('ManageMembership')}#fee`}>
              {feeCyclesWording.title}
            </Link>
          </p>
        )}
      </Section>
      <GivenGifts list={viewer.giftsConnection} />
    </>
  )
}
