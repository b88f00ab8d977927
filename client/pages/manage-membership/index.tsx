import { linkTo } from '../../../schema/routes/links'
import { manageWording as wording } from '../../../schema/wording/manage-membership'
import { FeeCycles } from '../../features/membership/fee/fee-cycles.generated'
import { WhereFeeWent } from '../../features/membership/fee/WhereFeeWent'
import { Overview } from '../../features/membership/own/Overview'
import { OwnMembership } from '../../features/membership/own/own-membership.generated'
import { NeedsScript } from '../../features/settings/NeedsScript'
import type { LoadContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { Link } from '../../ui/Link'
import { Cancelling } from './Cancelling'
import { Switched } from './Switched'

export const load = (page: LoadContext) =>
  Promise.all([
    page.query(OwnMembership, {}),
    page.routeName === 'ManageMembershipConfirmation' ? undefined : page.query(FeeCycles, {}),
  ])

export const head = (): PageHead => ({ title: wording.title, robots: 'noindex', isTool: true })

/** The viewer’s membership, and what has become of a change of plan. Rule: docs/rules/membership.md, "Managing a membership". */
export function Page() {
  const { routeName } = usePage()
  const { viewer } = useOperation(OwnMembership, {})
  const status = viewer?.membershipStatus ?? null
  if (routeName === 'ManageMembershipConfirmation') return <Switched status={status} />
  return (
    <div className="mx-auto max-w-inset px-6 pt-10 pb-20 sm:pt-14">
      <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">{wording.title}</h1>
      <NeedsScript text={wording.needsScript} />
      <div className="mt-8">
        <Overview status={status} canSwitchPlan={viewer?.canSwitchPlan ?? false} cancelsBelow />
      </div>
      {status && (
        <p className="mt-6">
          <Link look="underlined" href={linkTo('SettingsTab', { setting: 'membership' })}>
            {wording.history.title}
          </Link>
        </p>
      )}
      {status && <WhereFeeWent />}
      {status && <Cancelling key={status.id} status={status} />}
    </div>
  )
}
