import type { ComponentProps, ComponentType } from 'react'
import { linkTo } from '../../../schema/routes/links'
import type { FOLLOWABLE } from '../../../schema/routes/values'
import { followingWording } from '../../../schema/wording/following'
import { FollowingNavigation, FollowingRail } from '../../features/follow/FollowingNavigation'
import { FollowRow } from '../../features/follow/FollowRow'
import { NextPage } from '../../features/post/NextPage'
import type { LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { Columns } from '../../ui/Columns'
import { EmptyState } from '../../ui/EmptyState'
import { FollowedPeople } from './followed-people.generated'
import { FollowedPublications } from './followed-publications.generated'
import { FollowedTopics } from './followed-topics.generated'

type Tab = (typeof FOLLOWABLE)[number]

/** The tab of an address: topics have their own route, and people come first. */
const tabOf = ({ routeName, params }: PageContext): Tab =>
  routeName === 'YourFollowingTopics' ? 'topics' : ((params.entityName ?? 'people') as Tab)

const variablesOf = ({ search }: PageContext) => ({ after: search.after })

export async function load(page: LoadContext): Promise<void> {
  const tab = tabOf(page)
  if (tab === 'people') await page.query(FollowedPeople, variablesOf(page))
  else if (tab === 'publications') await page.query(FollowedPublications, variablesOf(page))
  else await page.query(FollowedTopics, variablesOf(page))
}

export const head = (page: PageContext): PageHead => ({
  title: followingWording.titles[tabOf(page)],
  robots: 'noindex',
  isTool: true,
})

interface ListProps {
  tab: Tab
  followed: readonly ComponentProps<typeof FollowRow>['entity'][]
  next: { to: string } | null
}

/** A tab's list, or what to do while there is nothing in it. */
function List({ tab, followed, next }: ListProps) {
  const more =
    tab === 'topics'
      ? { href: linkTo('ExploreTopics'), text: followingWording.exploreTopics }
      : { href: linkTo('YourFollowingSuggestions'), text: followingWording.seeSuggestions }
  return (
    <>
      {followed.length === 0 && <EmptyState text={followingWording.none[tab]} more={more} />}
      {followed.map((entity) => (
        <FollowRow key={entity.id} entity={entity} />
      ))}
      <NextPage next={next} text={followingWording.more[tab]} />
    </>
  )
}

function People() {
  const list = useOperation(FollowedPeople, variablesOf(usePage())).viewer?.followedUsers
  return list && <List tab="people" followed={list.users} next={list.pagingInfo.next} />
}

function Publications() {
  const list = useOperation(FollowedPublications, variablesOf(usePage())).viewer?.followedCollections
  return list && <List tab="publications" followed={list.collections} next={list.pagingInfo.next} />
}

function Topics() {
  const list = useOperation(FollowedTopics, variablesOf(usePage())).viewer?.followedTags
  return list && <List tab="topics" followed={list.tags} next={list.pagingInfo.next} />
}

const TABS: Readonly<Record<Tab, ComponentType>> = {
  people: People,
  publications: Publications,
  topics: Topics,
}

/** What the viewer follows: writers, publications or topics. */
export function Page() {
  const Tab = TABS[tabOf(usePage())]
  return (
    <Columns rail={<FollowingRail />}>
      <FollowingNavigation title={followingWording.title} text={followingWording.text} />
      <Tab />
    </Columns>
  )
}
