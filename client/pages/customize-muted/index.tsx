import type { MUTE_TABS } from '../../../schema/routes/values'
import { followingWording } from '../../../schema/wording/following'
import { PublicationRow } from '../../features/collection/PublicationRow'
import { FollowingRail } from '../../features/follow/FollowingNavigation'
import { MuteButton } from '../../features/follow/MuteButton'
import { NextPage } from '../../features/post/NextPage'
import { WriterItem } from '../../features/user/WriterItem'
import type { LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { Columns } from '../../ui/Columns'
import { EmptyState } from '../../ui/EmptyState'
import { TabLinks } from '../../ui/TabLinks'
import { MutedAuthors } from './muted-authors.generated'
import { MutedPublications } from './muted-publications.generated'

type Tab = (typeof MUTE_TABS)[number]

const wording = followingWording.muted
const tabOf = ({ params }: PageContext): Tab => (params.activeTab ?? 'authors') as Tab
const variablesOf = ({ search }: PageContext) => ({ after: search.after })

export async function load(page: LoadContext): Promise<void> {
  if (tabOf(page) === 'authors') await page.query(MutedAuthors, variablesOf(page))
  else await page.query(MutedPublications, variablesOf(page))
}

export const head = (page: PageContext): PageHead => ({
  title: `${wording.title}: ${wording.tabs[tabOf(page)]}`,
  robots: 'noindex',
  isTool: true,
})

function Authors() {
  const { viewer } = useOperation(MutedAuthors, variablesOf(usePage()))
  if (!viewer) return null
  const { users, pagingInfo } = viewer.mutedUsers
  return (
    <>
      {users.length === 0 && <EmptyState text={wording.none.authors} />}
      {users.map((user) => (
        <WriterItem
          key={user.id}
          user={user}
          large
          level={2}
          action={
            <MuteButton
              target={{ kind: 'user', id: user.id, name: user.name }}
              isMuting={user.viewerEdge.isMuting}
            />
          }
        />
      ))}
      <NextPage next={pagingInfo.next} text={followingWording.more.people} />
    </>
  )
}

function Publications() {
  const { viewer } = useOperation(MutedPublications, variablesOf(usePage()))
  if (!viewer) return null
  const { collections, pagingInfo } = viewer.mutedCollections
  return (
    <>
      {collections.length === 0 && <EmptyState text={wording.none.publications} />}
      {collections.map((collection) => (
        <PublicationRow
          key={collection.id}
          collection={collection}
          action={
            <MuteButton
              target={{ kind: 'collection', id: collection.id, name: collection.name }}
              isMuting={collection.viewerEdge.isMuting}
            />
          }
        />
      ))}
      <NextPage next={pagingInfo.next} text={followingWording.more.publications} />
    </>
  )
}

/** Whom and what the viewer has muted, with a button to take that back. */
export function Page() {
  const link = useLink()
  const tab = tabOf(usePage())
  const tabs: readonly Tab[] = ['authors', 'publications']
  return (
    <Columns rail={<FollowingRail />}>
      <header className="pt-2 lg:pt-6">
        <h1 className="font-serif text-32 font-semibold tracking-tight lg:text-42">{wording.title}</h1>
        <p className="mt-3 max-w-[60ch] text-16 text-ink-soft text-pretty">{wording.text}</p>
        <TabLinks
          label={wording.navigation}
          className="mt-6 sm:mt-8"
          tabs={tabs.map((activeTab) => ({
            href: link('SettingsMuteTab', { activeTab }),
            text: wording.tabs[activeTab],
            isCurrent: activeTab === tab,
          }))}
        />
      </header>
      {tab === 'authors' ? <Authors /> : <Publications />}
    </Columns>
  )
}
