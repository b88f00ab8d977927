/** What of the worker's queue this needs. */
interface DecorationQueue {
  sendBatch(messages: Iterable<{ body: { type: 'decorate-version'; versionId: string } }>): Promise<unknown>
}

/** Messages a queue takes at a time. */
const BATCH = 100

/** Asks for the code and formulas of versions to be done. Never rejects: the cron finds what was missed. */
export async function requestDecoration(
  queue: DecorationQueue,
  versionIds: readonly string[],
): Promise<void> {
  for (let at = 0; at < versionIds.length; at += BATCH) {
    const ids = versionIds.slice(at, at + BATCH)
    try {
      await queue.sendBatch(ids.map((versionId) => ({ body: { type: 'decorate-version', versionId } })))
    } catch (error) {
      console.error(JSON.stringify({ event: 'decoration-request-failed', error: String(error) }))
    }
  }
}
