import { useCallback, useRef, useSyncExternalStore } from 'react'
import { useApp } from '../../lib/app'
import { type ShownFeed, variablesAt } from './feed-address'
import { HomeFeed, type HomeFeedQuery } from './home-feed.generated'

type Answer = NonNullable<HomeFeedQuery['homeFeed']>
export type FeedItem = Answer['items'][number]

interface FeedItems {
  /** The stories of each page; one that two pages have is in the first of them. */
  items: FeedItem[][]
  isFiltered: boolean
}

/** The stories of all pages, each once: a story's position may have changed between two pages. */
function itemsOf(answers: readonly (HomeFeedQuery | undefined)[]): FeedItems {
  const seen = new Set<string>()
  const feeds = answers.map((answer) => answer?.homeFeed)
  const items = feeds.map((feed) =>
    (feed?.items ?? []).filter(({ post }) => !seen.has(post.id) && seen.add(post.id)),
  )
  return { items, isFiltered: feeds.some((feed) => feed?.isFiltered === true) }
}

/** What some pages of a feed show, kept up to date. */
export function useFeedItems(feed: ShownFeed, pages: readonly (string | undefined)[]): FeedItems {
  const { queryClient } = useApp()
  const subscribe = useCallback(
    (changed: () => void) => queryClient.getQueryCache().subscribe(changed),
    [queryClient],
  )
  const last = useRef<{ answers: (HomeFeedQuery | undefined)[]; items: FeedItems }>(undefined)
  const read = (): FeedItems => {
    const answers = pages.map((after) =>
      queryClient.getQueryData<HomeFeedQuery>([HomeFeed.name, variablesAt(feed, after)]),
    )
    const before = last.current
    if (before?.answers.length === answers.length && before.answers.every((one, i) => one === answers[i]))
      return before.items
    last.current = { answers, items: itemsOf(answers) }
    return last.current.items
  }
  return useSyncExternalStore(subscribe, read, read)
}
