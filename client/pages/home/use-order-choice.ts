import type { QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApp } from '../../lib/app'
import { useViewer } from '../../lib/use-viewer'
import { UpdateViewerPreferences } from '../../shell/signed-in/update-viewer-preferences.generated'
import type { FeedAddress, FeedOrder } from './feed-address'
import { HomeFeed, type HomeFeedQueryVariables } from './home-feed.generated'

const PREFERRED = { RANKED: 'ranked', NEWEST: 'newest' } as const

/** Whether an answer is of a feed whose order is the reader's preference. */
function isOfPreferred([name, variables]: QueryKey): boolean {
  return name === HomeFeed.name && (variables as HomeFeedQueryVariables).order === null
}

/**
 * Keeps the order that the reader chooses with their account: from then on it is that of addresses that name none.
 * Rule: docs/rules/ranking.md, "Home".
 */
export function useOrderChoice(address: FeedAddress): (order: FeedOrder) => void {
  const { execute, queryClient } = useApp()
  const viewerId = useViewer()?.id
  // What such addresses showed before isn't shown again. They aren't on the screen while the address names an order.
  const { order } = address
  useEffect(() => {
    if (order !== null) queryClient.removeQueries({ predicate: ({ queryKey }) => isOfPreferred(queryKey) })
  }, [queryClient, order])
  return (chosen) => {
    if (viewerId === undefined) return
    const isFollowing = address.feed === 'FOLLOWING' && address.tagSlug === null
    const name = isFollowing ? 'followingFeedOrder' : 'homeFeedOrder'
    execute(UpdateViewerPreferences, {
      userId: viewerId,
      preferences: [{ name, enumValue: PREFERRED[chosen] }],
    }).catch((error: unknown) => console.error('The order stays with this address alone.', error))
  }
}
