import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useApp } from '../../lib/app'
import { entryState, keepEntryState } from '../../lib/entry-state'
import { operationQuery } from '../../lib/query'
import { type ShownFeed, variablesAt } from './feed-address'
import { HomeFeed, type HomeFeedQuery } from './home-feed.generated'

/** The name under which an entry of the history remembers how far the reader was. */
const KEPT = 'feed'
/** How long nothing is scrolled before the place is kept, in milliseconds. */
const RESTING = 150
/** The most pages that a return restores. */
const MOST_RESTORED = 30

interface Kept {
  pages: number
  /** How far the page was scrolled when it was left, in pixels. */
  y: number
}

function kept(): Kept | undefined {
  const value = entryState(KEPT) as Partial<Kept> | undefined
  return typeof value?.pages === 'number' && typeof value.y === 'number'
    ? { pages: Math.min(value.pages, MOST_RESTORED), y: value.y }
    : undefined
}

type Cursor = string | undefined

const nextOf = (queryClient: QueryClient, feed: ShownFeed, after: Cursor): Cursor =>
  queryClient.getQueryData<HomeFeedQuery>([HomeFeed.name, variablesAt(feed, after)])?.homeFeed?.pagingInfo
    .next?.to

/** The pages that are known from before, without a gap: after going back they are all shown at once. */
function knownPages(queryClient: QueryClient, feed: ShownFeed): Cursor[] {
  const pages = [feed.start]
  const most = kept()?.pages ?? 1
  for (let next = nextOf(queryClient, feed, feed.start); next && pages.length < most; ) {
    if (!queryClient.getQueryData([HomeFeed.name, variablesAt(feed, next)])) break
    pages.push(next)
    next = nextOf(queryClient, feed, next)
  }
  return pages
}

export type Loading = 'idle' | 'loading' | 'failed'

/**
 * The pages of a feed that are shown, and how to get the next one. The entry of the browser's history remembers how
 * many there were, so that going back, going forward and reloading bring the reader to where they were.
 */
export function useFeedPages(feed: ShownFeed) {
  const { queryClient, execute, isHydrating, navigation } = useApp()
  // What the server rendered is one page; more of them are restored after it was taken over.
  const [pages, setPages] = useState(() =>
    typeof window === 'undefined' || isHydrating?.() ? [feed.start] : knownPages(queryClient, feed),
  )
  const [loading, setLoading] = useState<Loading>('idle')
  const href = useRef(typeof window === 'undefined' ? '' : window.location.href)
  const busy = useRef<Promise<boolean>>(undefined)
  const next = nextOf(queryClient, feed, pages.at(-1))

  /** Loads the page after the last one, once. Resolves to whether there is one more now. */
  const load = (after: string): Promise<boolean> => {
    busy.current ??= loadOnce(after).finally(() => {
      busy.current = undefined
    })
    return busy.current
  }
  const loadOnce = async (after: string): Promise<boolean> => {
    setLoading('loading')
    try {
      await queryClient.ensureQueryData(operationQuery(execute, HomeFeed, variablesAt(feed, after)))
      setPages((before) => (before.includes(after) ? before : [...before, after]))
      setLoading('idle')
      return true
    } catch {
      setLoading('failed')
      return false
    }
  }

  const restore = useEffectEvent(async () => {
    const before = kept()
    if (!before || before.pages <= pages.length) return
    const y = window.scrollY
    let after = next
    for (let count = pages.length; after && count < before.pages; count++) {
      if (!(await load(after))) return
      after = nextOf(queryClient, feed, after)
    }
    // Only if the reader hasn't moved meanwhile.
    if (Math.abs(window.scrollY - y) < 2) requestAnimationFrame(() => window.scrollTo(0, before.y))
  })
  useEffect(() => {
    restore()
  }, [])

  useEffect(() => {
    if (pages.length === 1) return
    let isHere = true
    const keepAt = (y: number) => {
      // The address changes before the next page is shown.
      const isShown = isHere && window.location.href === href.current
      if (isShown) keepEntryState(KEPT, { pages: pages.length, y } satisfies Kept)
    }
    const keep = () => keepAt(window.scrollY)
    // A return isn't where it leads to yet.
    const begin = () => keepAt(kept()?.y ?? window.scrollY)
    // The router gives the entry its own state when it begins.
    navigation?.().then(begin, begin)
    // Browsers ignore changes of the entry while the page is being left.
    let resting: ReturnType<typeof setTimeout>
    const rest = () => {
      clearTimeout(resting)
      resting = setTimeout(keep, RESTING)
    }
    window.addEventListener('scroll', rest, { passive: true })
    // A press may leave the page before it rests.
    window.addEventListener('click', keep, true)
    return () => {
      isHere = false
      clearTimeout(resting)
      window.removeEventListener('scroll', rest)
      window.removeEventListener('click', keep, true)
    }
  }, [pages, navigation])

  return { pages, next, loading, load }
}
