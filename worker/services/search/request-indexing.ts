import { type BatchQueue, sendInBatches } from '../send-in-batches'

/** A person whose search entries are outdated. */
export interface ReindexedUser {
  userId: string
  /** Lists that they had and that the database doesn't have any more. */
  catalogIds?: readonly string[]
}

type IndexMessage = { type: 'index-post'; postId: string } | ({ type: 'index-user' } & ReindexedUser)

/**
 * Requests updates of the search entries of changed stories and people. Never rejects: a rebuild finds what was
 * missed. Rule: docs/rules/search.md, "Keeping up".
 */
export const requestIndexing = (
  queue: BatchQueue<IndexMessage>,
  postIds: readonly string[],
  users: readonly ReindexedUser[] = [],
): Promise<void> =>
  sendInBatches<IndexMessage>(
    queue,
    [
      ...users.map((user) => ({ type: 'index-user' as const, ...user })),
      ...postIds.map((postId) => ({ type: 'index-post' as const, postId })),
    ],
    'index-request-failed',
  )
