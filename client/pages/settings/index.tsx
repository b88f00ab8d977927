import { notFound, redirect } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { settingsWording } from '../../../schema/wording/settings'
import { NeedsScript } from '../../features/settings/NeedsScript'
import { AlternateUserSuggestion } from '../../features/sign-in/alternate-user-suggestion.generated'
import type { LoadContext, PageContext, PageHead } from '../../lib/page'
import { usePage } from '../../lib/use-page'
import { useViewer } from '../../lib/use-viewer'
import { SignOutWithoutScript } from '../../shell/signed-in/SignOutWithoutScript'
import { Columns } from '../../ui/Columns'
import { TabLinks } from '../../ui/TabLinks'
import { AccountTab } from './account/AccountTab'
import { AccountPage } from './account/account-page.generated'
import { DeveloperTab } from './developer/DeveloperTab'
import { DeveloperPage } from './developer/developer-page.generated'
import { MembershipTab } from './membership/MembershipTab'
import { MembershipPage } from './membership/membership-page.generated'
import { shownIn } from './membership/shown-in'
import { NotificationsTab } from './notifications/NotificationsTab'
import { NotificationSettings } from './notifications/notification-settings.generated'
import { PublishingTab } from './publishing/PublishingTab'
import { PublishingPage } from './publishing/publishing-page.generated'
import { SettingsRail } from './SettingsRail'
import { SecurityTab } from './security/SecurityTab'
import { SecurityPage } from './security/security-page.generated'
import { TABS, type Tab } from './tabs'
import { useTabHash } from './use-tab-hash'

const { title, tabs } = settingsWording

const COMPONENTS: Readonly<Record<Tab, () => ReactNode>> = {
  account: AccountTab,
  publishing: PublishingTab,
  notifications: NotificationsTab,
  membership: MembershipTab,
  security: SecurityTab,
  developer: DeveloperTab,
}

/** The tab that the address names; nothing for one that doesn't exist. */
function tabOf({ params, search }: PageContext): Tab | undefined {
  const wanted = params.setting ?? search.tab ?? 'account'
  return TABS.find((tab) => tab === wanted)
}

async function loadSecurity(page: LoadContext) {
  const [security] = await Promise.all([
    page.query(SecurityPage, {}),
    page.query(AlternateUserSuggestion, {}),
  ])
  return security
}

/** Whether there is something of the viewer's own to show; the session may have ended. */
async function loadTab(page: LoadContext, tab: Tab): Promise<boolean> {
  if (tab === 'account') return (await page.query(AccountPage, {})).accountSettings !== null
  if (tab === 'publishing') return (await page.query(PublishingPage, {})).viewer !== null
  if (tab === 'membership') return (await page.query(MembershipPage, shownIn(page))).viewer !== null
  if (tab === 'security') return (await loadSecurity(page)).securitySettings !== null
  if (tab === 'developer') return (await page.query(DeveloperPage, {})).accessTokens !== null
  return (await page.query(NotificationSettings, {})).viewer !== null
}

export async function load(page: LoadContext): Promise<void> {
  const tab = tabOf(page)
  if (!tab) throw notFound()
  const isThere = await loadTab(page, tab)
  // The session has ended: continuing here requires signing in.
  if (!isThere && !page.state.session.isSpoofed) {
    const href = linkTo('SignIn', {}, { query: { redirectUrl: page.pathname } })
    throw redirect({ href, reloadDocument: true, statusCode: 302 })
  }
}

export const head = (page: PageContext): PageHead => ({
  title: settingsWording.pageTitles[tabOf(page) ?? 'account'],
  robots: 'noindex',
  isTool: true,
})

/** An account's settings. Rules: docs/rules/identity.md, "Changing how one signs in", "Email changes". */
export function Page() {
  const page = usePage()
  const viewer = useViewer()
  const { isSpoofed } = page.state.session
  const tab = tabOf(page) ?? 'account'
  const Content = COMPONENTS[tab]
  useTabHash(TABS, tab)
  return (
    <Columns rail={<SettingsRail tab={tab} />}>
      <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">{title}</h1>
      <TabLinks
        label={tabs.label}
        className="mt-6"
        tabs={TABS.map((name) => ({
          href: linkTo('SettingsTab', { setting: name }),
          text: tabs[name],
          isCurrent: name === tab,
        }))}
      />
      <NeedsScript />
      {viewer && (
        <SignOutWithoutScript
          viewer={viewer}
          className="mt-3 inline-flex min-h-11 items-center text-14 text-accent underline underline-offset-4 sm:hidden"
        />
      )}
      {isSpoofed ? (
        <p className="mt-10 text-16 text-ink-soft text-pretty">{settingsWording.notYours}</p>
      ) : (
        <Content />
      )}
    </Columns>
  )
}
