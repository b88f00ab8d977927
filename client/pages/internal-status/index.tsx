import { notFound } from '@tanstack/react-router'
import { adminWording } from '../../../schema/wording/admin'
import { bannedDomainsWording } from '../../../schema/wording/banned-links'
import { AdminShell } from '../../features/moderation/AdminShell'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { usePage } from '../../lib/use-page'
import { AdminPost } from './AdminPost'
import { AdminUser } from './AdminUser'
import { AdminPostPage } from './admin-post-page.generated'
import { AdminUserPage } from './admin-user-page.generated'
import { BannedLinks } from './BannedLinks'
import { BannedLinksPage } from './banned-links-page.generated'
import { InternalStatus } from './internal-status.generated'
import { SiteHealth } from './SiteHealth'

const listOf = ({ search }: PageContext) => ({ after: search.after })
const variablesOf = ({ params }: PageContext) => ({ id: params.id ?? '' })

/** Loads what the address is about. The gateway has let nobody but staff in; the schema refuses others too. */
export async function load(page: LoadContext): Promise<void> {
  const found =
    page.routeName === 'AdminUser'
      ? (await page.query(AdminUserPage, variablesOf(page))).adminUser
      : page.routeName === 'AdminPost'
        ? (await page.query(AdminPostPage, variablesOf(page))).adminPost
        : page.routeName === 'AdminBannedLinks'
          ? (await page.query(BannedLinksPage, listOf(page))).bannedDomains
          : (await page.query(InternalStatus, {})).internalStatus
  if (found === null) throw notFound()
}

function titleOf(page: HeadContext): string {
  if (page.routeName === 'AdminUser') {
    const { adminUser } = page.data(AdminUserPage, variablesOf(page))
    return adminWording.account(adminUser?.user.name ?? '')
  }
  if (page.routeName === 'AdminPost') {
    const { adminPost } = page.data(AdminPostPage, variablesOf(page))
    return adminWording.story(adminPost?.post.title || adminWording.untitled)
  }
  return page.routeName === 'AdminBannedLinks' ? bannedDomainsWording.title : adminWording.status
}

export const head = (page: HeadContext): PageHead => ({
  title: titleOf(page),
  robots: 'noindex',
  isTool: true,
})

/** The staff pages: how the site is doing, an account, or a story. */
export function Page() {
  const page = usePage()
  return (
    <AdminShell>
      {page.routeName === 'AdminUser' ? (
        <AdminUser variables={variablesOf(page)} />
      ) : page.routeName === 'AdminPost' ? (
        <AdminPost variables={variablesOf(page)} />
      ) : page.routeName === 'AdminBannedLinks' ? (
        <BannedLinks variables={listOf(page)} />
      ) : (
        <SiteHealth />
      )}
    </AdminShell>
  )
}
