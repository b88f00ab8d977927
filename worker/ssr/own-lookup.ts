import type { OwnLookup } from '../../client/entry-server'
import type { Reader } from '../data/reader'

/** What has been read ahead of a page's reader, for the controls that the page shows. */
export const ownLookup = ({ ahead }: Reader, viewerId: string): OwnLookup => {
  const known = ahead.of(viewerId)
  return {
    viewerId,
    lists: (postId) => known.lists?.(postId),
    relation: (kind, id) => {
      const relation = known.relation?.(kind, id)
      return (
        relation && {
          isFollowing: relation.isFollowing === 1,
          isMuting: relation.isMuting === 1,
          isBlocking: relation.isBlocking === 1,
          isBlocked: relation.isBlocked === 1,
        }
      )
    },
  }
}
