import type { ComponentProps } from 'react'
import type { MUTE_TABS } from '../../../schema/routes/values'
import { followingWording } from '../../../schema/wording/following'
import { shellWording } from '../../../schema/wording/shell'
import { FollowingNavigation, FollowingRail } from '../../features/follow/FollowingNavigation'
import { MuteRow } from '../../features/follow/MuteRow'
import { NextPage } from '../../features/post/NextPage'
import type { LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { Columns } from '../../ui/Columns'
import { EmptyState } from '../../ui/EmptyState'
import { TabLinks } from '../../ui/TabLinks'
import { Blocked } from './Blocked'
import { MutedAuthors } from './muted-authors.generated'
import { MutedPublications } from './muted-publications.generated'

type Tab = (typeof MUTE_TABS)[number]

const wording = followingWording.muted
const tabOf = ({ params }: PageContext): Tab => (params.activeTab ?? 'authors') as Tab
const variablesOf = ({ search }: PageContext) => ({ after: search.after })
const authorsOf = ({ search }: PageContext) => ({ after: search.after, blockedAfter: search.blockedAfter })

export async function load(page: LoadContext): Promise<void> {
  if (tabOf(page) === 'authors') await page.query(MutedAuthors, authorsOf(page))
  else await page.query(MutedPublications, variablesOf(page))
}

export const head = (page: PageContext): PageHead => ({
  title: shellWording.titleOfTab(wording.title, wording.tabs[tabOf(page)]),
  robots: 'noindex',
  isTool: true,
})

interface ListProps {
  muted: readonly ComponentProps<typeof MuteRow>['entity'][]
  none: string
  next: { to: string } | null
  /** The text of the link to the next page. */
  more: string
}

function List({ muted, none, next, more }: ListProps) {
  return (
    <>
      {muted.length === 0 && <EmptyState text={none} />}
      {muted.map((entity) => (
        <MuteRow key={entity.id} entity={entity} />
      ))}
      <NextPage next={next} text={more} />
    </>
  )
}

function Authors() {
  const { viewer } = useOperation(MutedAuthors, authorsOf(usePage()))
  if (!viewer) return null
  const { mutedUsers, blockedUsers } = viewer
  const texts = { none: wording.none.authors, more: followingWording.more.people }
  return (
    <>
      <List muted={mutedUsers.users} next={mutedUsers.pagingInfo.next} {...texts} />
      <Blocked list={blockedUsers} />
    </>
  )
}

function Publications() {
  const list = useOperation(MutedPublications, variablesOf(usePage())).viewer?.mutedCollections
  const texts = { none: wording.none.publications, more: followingWording.more.publications }
  return list && <List muted={list.collections} next={list.pagingInfo.next} {...texts} />
}

/** Whom and what the viewer has muted, with a button to take that back. */
export function Page() {
  const link = useLink()
  const tab = tabOf(usePage())
  const tabs: readonly Tab[] = ['authors', 'publications']
  return (
    <Columns rail={<FollowingRail />}>
      <FollowingNavigation title={wording.title} text={wording.text} />
      <TabLinks
        label={wording.navigation}
        className="mt-2"
        tabs={tabs.map((activeTab) => ({
          href: link('SettingsMuteTab', { activeTab }),
          text: wording.tabs[activeTab],
          isCurrent: activeTab === tab,
        }))}
      />
      {tab === 'authors' ? <Authors /> : <Publications />}
    </Columns>
  )
}
