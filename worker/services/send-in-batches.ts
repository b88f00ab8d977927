/** How many messages a queue accepts at a time. */
const BATCH = 100

/** The part of the worker's queue that is used. */
export interface BatchQueue<Message> {
  sendBatch(messages: Iterable<{ body: Message }>): Promise<unknown>
}

/**
 * Sends messages to the queue, as many at a time as it accepts. Never rejects: every kind of message has a job that
 * finds what was missed. A failure is logged as `event`.
 */
export async function sendInBatches<Message>(
  queue: BatchQueue<Message>,
  messages: readonly Message[],
  event: string,
): Promise<void> {
  for (let at = 0; at < messages.length; at += BATCH) {
    try {
      await queue.sendBatch(messages.slice(at, at + BATCH).map((body) => ({ body })))
    } catch (error) {
      console.error(JSON.stringify({ event, error: String(error) }))
    }
  }
}
