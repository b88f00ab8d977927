import type { ComponentType, ReactNode } from 'react'
import { linkTo } from '../../../schema/routes/links'
import type { FOLLOWABLE } from '../../../schema/routes/values'
import { followingWording } from '../../../schema/wording/following'
import { PublicationRow } from '../../features/collection/PublicationRow'
import { FollowButton } from '../../features/follow/FollowButton'
import { FollowingNavigation, FollowingRail } from '../../features/follow/FollowingNavigation'
import { NextPage } from '../../features/post/NextPage'
import { TopicRow } from '../../features/tag/TopicRow'
import { WriterItem } from '../../features/user/WriterItem'
import type { LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { Columns } from '../../ui/Columns'
import { EmptyState } from '../../ui/EmptyState'
import { FollowedPeople } from './followed-people.generated'
import { FollowedPublications } from './followed-publications.generated'
import { FollowedTopics } from './followed-topics.generated'

type Tab = (typeof FOLLOWABLE)[number]

/** The tab of an address: topics have a route of their own, and people come first. */
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
  title: `${followingWording.title}: ${followingWording.tabs[tabOf(page)]}`,
  robots: 'noindex',
  isTool: true,
})

interface ListProps {
  tab: Tab
  isEmpty: boolean
  next: { to: string } | null
  children: ReactNode
}

/** A tab's list, or what to do while there is nothing in it. */
function List({ tab, isEmpty, next, children }: ListProps) {
  const more =
    tab === 'topics'
      ? { href: linkTo('ExploreTopics'), text: followingWording.exploreTopics }
      : { href: linkTo('YourFollowingSuggestions'), text: followingWording.seeSuggestions }
  return (
    <>
      {isEmpty ? <EmptyState text={followingWording.none[tab]} more={more} /> : children}
      <NextPage next={next} text={followingWording.more[tab]} />
    </>
  )
}

function People() {
  const followed = useOperation(FollowedPeople, variablesOf(usePage())).viewer?.followedUsers
  if (!followed) return null
  const { users, pagingInfo } = followed
  return (
    <List tab="people" isEmpty={users.length === 0} next={pagingInfo.next}>
      {users.map((user) => (
        <WriterItem
          key={user.id}
          user={user}
          large
          level={2}
          action={
            <FollowButton
              target={{ kind: 'user', id: user.id, name: user.name }}
              relation={user.viewerEdge}
              hasMenu
            />
          }
        />
      ))}
    </List>
  )
}

function Publications() {
  const followed = useOperation(FollowedPublications, variablesOf(usePage())).viewer?.followedCollections
  if (!followed) return null
  const { collections, pagingInfo } = followed
  return (
    <List tab="publications" isEmpty={collections.length === 0} next={pagingInfo.next}>
      {collections.map((collection) => (
        <PublicationRow
          key={collection.id}
          collection={collection}
          action={
            <FollowButton
              target={{ kind: 'collection', id: collection.id, name: collection.name }}
              relation={collection.viewerEdge}
              hasMenu
            />
          }
        />
      ))}
    </List>
  )
}

function Topics() {
  const followed = useOperation(FollowedTopics, variablesOf(usePage())).viewer?.followedTags
  if (!followed) return null
  const { tags, pagingInfo } = followed
  return (
    <List tab="topics" isEmpty={tags.length === 0} next={pagingInfo.next}>
      {tags.map((tag) => (
        <TopicRow
          key={tag.id}
          tag={tag}
          action={
            <FollowButton
              target={{ kind: 'tag', id: tag.slug, name: tag.displayTitle }}
              relation={tag.viewerEdge}
            />
          }
        />
      ))}
    </List>
  )
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
