import { type BatchQueue, sendInBatches } from '../send-in-batches'

/**
 * Requests updates of the search entries of changed stories. Never rejects: a rebuild finds what was missed.
 * Rule: docs/rules/search.md, "Keeping up".
 */
export const requestIndexing = (
  queue: BatchQueue<{ type: 'index-post'; postId: string }>,
  postIds: readonly string[],
): Promise<void> =>
  sendInBatches(
    queue,
    postIds.map((postId) => ({ type: 'index-post', postId })),
    'index-request-failed',
  )
