import { notFound } from '@tanstack/react-router'
import { adminWording } from '../../../schema/wording/admin'
import { operatingWording } from '../../../schema/wording/operating'
import { AdminShell } from '../../features/moderation/AdminShell'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { usePage } from '../../lib/use-page'
import { AdminApplication } from './AdminApplication'
import { AdminPost } from './AdminPost'
import { AdminThing } from './AdminThing'
import { AdminUser } from './AdminUser'
import { AdminApplicationPage } from './admin-application-page.generated'
import { AdminPostPage } from './admin-post-page.generated'
import { AdminThingPage } from './admin-thing-page.generated'
import { AdminUserPage } from './admin-user-page.generated'
import { InternalStatus } from './internal-status.generated'
import { findPart, partNamed } from './operating/find-part'
import { VIEWS } from './operating/views'
import { SiteHealth } from './SiteHealth'

const variablesOf = ({ params }: PageContext) => ({ id: params.id ?? '' })
const thingOf = (page: PageContext) => ({
  kind: page.routeName === 'AdminCatalog' ? ('CATALOG' as const) : ('COLLECTION' as const),
  ...variablesOf(page),
})

/** What the address is about; null if there is no such thing. */
async function find(page: LoadContext): Promise<unknown> {
  switch (page.routeName) {
    case 'AdminUser':
      return (await page.query(AdminUserPage, variablesOf(page))).adminUser
    case 'AdminPost':
      return (await page.query(AdminPostPage, variablesOf(page))).adminPost
    case 'AdminCatalog':
    case 'AdminCollection':
      return (await page.query(AdminThingPage, thingOf(page))).adminThing
    case 'AdminApplication':
      return (await page.query(AdminApplicationPage, variablesOf(page))).adminApplication
    case 'AdminOperating':
      return findPart(page)
    default:
      return (await page.query(InternalStatus, {})).internalStatus
  }
}

/** Loads what the address is about. The gateway has let nobody but staff in; the schema refuses others too. */
export async function load(page: LoadContext): Promise<void> {
  if ((await find(page)) === null) throw notFound()
}

function titleOf(page: HeadContext): string {
  switch (page.routeName) {
    case 'AdminUser': {
      const { adminUser } = page.data(AdminUserPage, variablesOf(page))
      return adminWording.account(adminUser?.user.name ?? '')
    }
    case 'AdminPost': {
      const { adminPost } = page.data(AdminPostPage, variablesOf(page))
      return adminWording.story(adminPost?.post.title || adminWording.untitled)
    }
    case 'AdminCatalog':
    case 'AdminCollection': {
      const variables = thingOf(page)
      const { adminThing } = page.data(AdminThingPage, variables)
      return adminWording.things[variables.kind].title(adminThing?.name ?? null)
    }
    case 'AdminApplication': {
      const { adminApplication } = page.data(AdminApplicationPage, variablesOf(page))
      return adminWording.application.title(adminApplication?.name ?? '')
    }
    case 'AdminOperating': {
      const part = partNamed(page)
      return part ? operatingWording.titles[part] : adminWording.status
    }
    default:
      return adminWording.status
  }
}

export const head = (page: HeadContext): PageHead => ({
  title: titleOf(page),
  robots: 'noindex',
  isTool: true,
})

function Content() {
  const page = usePage()
  switch (page.routeName) {
    case 'AdminUser':
      return <AdminUser variables={variablesOf(page)} />
    case 'AdminPost':
      return <AdminPost variables={variablesOf(page)} />
    case 'AdminCatalog':
    case 'AdminCollection':
      return <AdminThing variables={thingOf(page)} />
    case 'AdminApplication':
      return <AdminApplication variables={variablesOf(page)} />
    case 'AdminOperating': {
      const part = partNamed(page)
      if (!part) return null
      const View = VIEWS[part]
      return <View />
    }
    default:
      return <SiteHealth />
  }
}

/** The staff pages: how the site is doing, an account, a story, a list or a publication, and what runs the site. */
export function Page() {
  return (
    <AdminShell>
      <Content />
    </AdminShell>
  )
}
