import { notFound } from '@tanstack/react-router'
import { useEffect } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { followingWording } from '../../../schema/wording/following'
import { shellWording } from '../../../schema/wording/shell'
import { saveOnCard } from '../../features/catalog/SaveOnCard'
import { PostList } from '../../features/post/PostList'
import { useOperationMutation } from '../../lib/mutation'
import type { HeadContext, LoadContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { useViewer } from '../../lib/use-viewer'
import { SidebarMenuBadgeMutation } from '../../shell/sidebar/sidebar-menu-badge-mutation.generated'
import { EmptyState } from '../../ui/EmptyState'
import { TextAndRail } from '../../ui/TextAndRail'
import { kindOf, variablesOf } from './feed'
import { FollowingFeed } from './following-feed.generated'
import { FollowingSources } from './following-sources.generated'
import { KindTabs, Sources, useSources } from './Sources'

const wording = followingWording.feed

/** Whom the title of a single feed names, so that its cards don't. */
const OWNERS = { people: 'creator', publications: 'collection', topics: undefined } as const

export async function load(page: LoadContext): Promise<void> {
  const [{ viewer }] = await Promise.all([
    page.query(FollowingFeed, variablesOf(page)),
    page.query(FollowingSources, {}),
  ])
  if (viewer && !viewer.followingFeed) throw notFound()
}

export function head(page: HeadContext): PageHead {
  const name = page.data(FollowingFeed, variablesOf(page)).viewer?.followingFeed?.name
  const all = shellWording.titleOfTab(wording.title, followingWording.tabs[kindOf(page)])
  return { title: name ? wording.titleOf(name) : all, robots: 'noindex' }
}

/** Removes the dot of the feed that the viewer looks at. */
function useViewed(feedId: string | undefined): void {
  const viewerId = useViewer()?.id
  const { mutate } = useOperationMutation(SidebarMenuBadgeMutation)
  useEffect(() => {
    if (viewerId !== undefined && feedId !== undefined) mutate({ userId: viewerId, feedId })
  }, [viewerId, feedId, mutate])
}

/** Stories of what the viewer follows: of all writers, publications or topics, or of one of them. */
export function Page() {
  const page = usePage()
  const kind = kindOf(page)
  const variables = variablesOf(page)
  const feed = useOperation(FollowingFeed, variables).viewer?.followingFeed
  useViewed(kind === 'topics' ? undefined : variables.id)
  const followsNothing = useSources(kind).length === 0
  if (!feed) return null
  const { posts, pagingInfo } = feed.stories
  const isEmpty = variables.id === undefined && posts.length === 0
  return (
    <div className="mx-auto max-w-outset px-6">
      <header className="pt-8 sm:pt-12">
        <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">
          {feed.name ? wording.titleOf(feed.name) : wording.title}
        </h1>
        <KindTabs kind={kind} />
      </header>
      <TextAndRail
        hanging
        railLabel={wording.navigation}
        rail={<Sources kind={kind} current={variables.id} />}
      >
        {isEmpty ? (
          <EmptyState
            text={followsNothing ? followingWording.none[kind] : wording.none}
            more={{ href: linkTo('YourFollowingSuggestions'), text: followingWording.seeSuggestions }}
          />
        ) : (
          <PostList
            posts={posts}
            next={pagingInfo.next}
            empty={wording.none}
            of={variables.id === undefined ? undefined : OWNERS[kind]}
            menuOf={saveOnCard}
          />
        )}
      </TextAndRail>
    </div>
  )
}
