import { type BatchQueue, sendInBatches } from '../send-in-batches'

/** A topic whose search entry is outdated, and those of its stories, which hold its name. */
export interface ReindexedTag {
  slug: string
  /** The last of its stories that is done: when it was published, and its id. */
  after?: readonly [publishedAt: number, postId: string]
}

export type IndexMessage =
  | { type: 'index-post'; postId: string }
  | { type: 'index-user'; userId: string }
  | ({ type: 'index-tag' } & ReindexedTag)
  | { type: 'index-collection'; collectionId: string }
  | { type: 'index-catalog'; catalogId: string }

/**
 * Requests updates of the search entries of changed stories, people, topics, publications and lists. Never rejects:
 * a rebuild finds what was missed. Rule: docs/rules/search.md, "Keeping up".
 */
export const requestIndexing = (
  queue: BatchQueue<IndexMessage>,
  postIds: readonly string[],
  userIds: readonly string[] = [],
  tags: readonly ReindexedTag[] = [],
  collectionIds: readonly string[] = [],
  catalogIds: readonly string[] = [],
): Promise<void> =>
  sendInBatches<IndexMessage>(
    queue,
    [
      ...userIds.map((userId) => ({ type: 'index-user' as const, userId })),
      ...tags.map((tag) => ({ type: 'index-tag' as const, ...tag })),
      ...catalogIds.map((catalogId) => ({ type: 'index-catalog' as const, catalogId })),
      ...collectionIds.map((collectionId) => ({ type: 'index-collection' as const, collectionId })),
      ...postIds.map((postId) => ({ type: 'index-post' as const, postId })),
    ],
    'index-request-failed',
  )
