import { notFound } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { PARTNER_TABS } from '../../../schema/routes/values'
import { partnerDashboardWording as wording } from '../../../schema/wording/partner-dashboard'
import { partnerJoiningWording } from '../../../schema/wording/partner-joining'
import type { HeadContext, LoadContext, PageHead } from '../../lib/page'
import { usePage } from '../../lib/use-page'
import { useViewer } from '../../lib/use-viewer'
import { TabLinks } from '../../ui/TabLinks'
import { Audience, loadAudience } from './Audience'
import { tabOf } from './asked'
import { loadOverview, Overview } from './Overview'
import { loadPayments, Payments } from './Payments'
import { loadStories, Stories } from './Stories'

const TABS = { overview: Overview, stories: Stories, audience: Audience, payments: Payments } as const
/** Apart from them, since moving to a page loads what it asks before what it shows. */
const LOADS = {
  overview: loadOverview,
  stories: loadStories,
  audience: loadAudience,
  payments: loadPayments,
} as const

export async function load(page: LoadContext): Promise<void> {
  const { viewer } = await LOADS[tabOf(page)](page)
  if (!viewer) throw notFound()
}

export const head = (page: HeadContext): PageHead => ({
  title: wording.title,
  robots: 'noindex',
  isTool: true,
  ...(tabOf(page) === 'overview' ? { parts: ['chart-drawing'] } : {}),
})

/** That a writer has left or is suspended, so that reading doesn't count for them any more. */
function Standing() {
  const status = useViewer()?.partnerProgramEnrollment?.status
  if (!status || status === 'ACTIVE' || status === 'PENDING_ACTION') return null
  return (
    <p
      role="note"
      className="mt-6 max-w-inset rounded-input border border-line-strong px-4 py-3 text-16 text-pretty"
    >
      {partnerJoiningWording.states[status]}
    </p>
  )
}

/** What a writer's stories earn, and why. Rule: docs/rules/partner.md, "The dashboard". */
export function Page() {
  const current = tabOf(usePage())
  const Tab = TABS[current]
  return (
    <div className="mx-auto max-w-inset px-6 pt-8 pb-16 sm:pt-12">
      <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">{wording.title}</h1>
      <TabLinks
        label={wording.label}
        className="mt-6"
        tabs={PARTNER_TABS.map((tab) => ({
          href: tab === 'overview' ? linkTo('PartnerDashboard') : linkTo('PartnerDashboardTab', { tab }),
          text: wording.tabs[tab],
          isCurrent: tab === current,
        }))}
      />
      <Standing />
      <Tab />
    </div>
  )
}
