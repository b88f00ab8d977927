import { useEffect } from 'react'
import { type App, useApp } from '../../../lib/app'
import { operationQuery, useCachedOperation } from '../../../lib/query'
import { CollectionViewerEdge, type CollectionViewerEdgeQuery } from '../collection-viewer-edge.generated'
import { TagViewerEdge, type TagViewerEdgeQuery } from '../tag-viewer-edge.generated'
import type { FollowTarget, Relation } from '../target'
import { UserViewerEdge, type UserViewerEdgeQuery } from '../user-viewer-edge.generated'

const EDGES = { user: UserViewerEdge, collection: CollectionViewerEdge, tag: TagViewerEdge } as const

/** How often a request for a relation is repeated, since its button can't be shown without it. */
const RETRIES = 3

/** Requests the viewer's relation to something. */
export const requestRelation = (
  { queryClient, execute }: Pick<App, 'queryClient' | 'execute'>,
  { kind, id }: Pick<FollowTarget, 'kind' | 'id'>,
): Promise<void> => {
  const query = operationQuery(execute, EDGES[kind] as typeof UserViewerEdge, { id })
  return queryClient.prefetchQuery({ ...query, retry: RETRIES })
}

/**
 * The viewer's relation to something. Pages that everybody shares don't know it, so it is requested after them;
 * those of one page travel together.
 *
 * @param given by a page that is the viewer's alone.
 */
export function useRelation({ kind, id }: FollowTarget, given: Relation | undefined): Relation | undefined {
  const { queryClient, execute } = useApp()
  const operation = EDGES[kind]
  const data = useCachedOperation<
    UserViewerEdgeQuery | CollectionViewerEdgeQuery | TagViewerEdgeQuery,
    { id: string }
  >(operation, { id })
  const isMissing = given === undefined && data === undefined
  useEffect(() => {
    if (isMissing) requestRelation({ queryClient, execute }, { kind, id })
  }, [isMissing, queryClient, execute, kind, id])
  if (given) return given
  if (!data) return undefined
  if ('user' in data) return data.user?.viewerEdge
  return 'collection' in data ? data.collection?.viewerEdge : data.tagFromSlug?.viewerEdge
}
