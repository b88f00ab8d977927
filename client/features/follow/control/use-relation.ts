import { RETRIES, useAnswer } from '../../../lib/use-answer'
import { CollectionViewerEdge, type CollectionViewerEdgeQuery } from '../collection-viewer-edge.generated'
import { TagViewerEdge, type TagViewerEdgeQuery } from '../tag-viewer-edge.generated'
import type { FollowTarget, Relation } from '../target'
import { UserViewerEdge, type UserViewerEdgeQuery } from '../user-viewer-edge.generated'

const EDGES = { user: UserViewerEdge, collection: CollectionViewerEdge, tag: TagViewerEdge } as const

/**
 * The viewer's relation to something. Pages that everybody shares don't know it, so it is requested after them;
 * those of one page travel together.
 *
 * @param given by a page that is the viewer's alone.
 */
export function useRelation({ kind, id }: FollowTarget, given: Relation | undefined): Relation | undefined {
  const { data } = useAnswer<
    UserViewerEdgeQuery | CollectionViewerEdgeQuery | TagViewerEdgeQuery,
    { id: string }
  >(EDGES[kind], { id }, { asks: given === undefined, retries: RETRIES })
  if (given) return given
  if (!data) return undefined
  if ('user' in data) return data.user?.viewerEdge
  return 'collection' in data ? data.collection?.viewerEdge : data.tagFromSlug?.viewerEdge
}
