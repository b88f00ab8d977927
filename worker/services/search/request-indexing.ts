/** How many messages a queue accepts at a time. */
const BATCH = 100

/** The part of the worker's queue that is used. */
interface IndexQueue {
  sendBatch(messages: Iterable<{ body: { type: 'index-post'; postId: string } }>): Promise<unknown>
}

/**
 * Requests updates of the search entries of changed stories. Never rejects: a rebuild finds what was missed.
 * Rule: docs/rules/search.md, "Keeping up".
 */
export async function requestIndexing(queue: IndexQueue, postIds: readonly string[]): Promise<void> {
  for (let at = 0; at < postIds.length; at += BATCH) {
    const messages = postIds
      .slice(at, at + BATCH)
      .map((postId) => ({ body: { type: 'index-post' as const, postId } }))
    try {
      await queue.sendBatch(messages)
    } catch (error) {
      console.error(JSON.stringify({ event: 'index-request-failed', error: String(error) }))
    }
  }
}
