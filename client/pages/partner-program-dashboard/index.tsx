import { notFound } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { PARTNER_TABS } from '../../../schema/routes/values'
import { partnerDashboardWording as wording } from '../../../schema/wording/partner-dashboard'
import type { LoadContext, PageHead } from '../../lib/page'
import { usePage } from '../../lib/use-page'
import { TabLinks } from '../../ui/TabLinks'
import { Audience, loadAudience } from './Audience'
import { tabOf } from './asked'
import { loadOverview, Overview } from './Overview'
import { loadPayments, Payments } from './Payments'
import { loadStories, Stories } from './Stories'

const TABS = {
  overview: { Tab: Overview, load: loadOverview },
  stories: { Tab: Stories, load: loadStories },
  audience: { Tab: Audience, load: loadAudience },
  payments: { Tab: Payments, load: loadPayments },
} as const

export async function load(page: LoadContext): Promise<void> {
  const { viewer } = await TABS[tabOf(page)].load(page)
  if (!viewer) throw notFound()
}

export const head = (): PageHead => ({ title: wording.title, robots: 'noindex', isTool: true })

/** What a writer's stories earn, and why. Rule: docs/rules/partner.md, "The dashboard". */
export function Page() {
  const current = tabOf(usePage())
  const { Tab } = TABS[current]
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
      <Tab />
    </div>
  )
}
