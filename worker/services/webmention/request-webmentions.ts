import { type BatchQueue, sendInBatches } from '../send-in-batches'

/** Sites are to be told that stories mention them; pages are to be looked at that are said to mention stories. */
export type WebmentionMessage = { type: 'send-webmentions' } | { type: 'check-webmentions' }

/** Asks the queue for that. Never rejects: the cron asks again within a minute. */
export const requestWebmentions = (
  queue: BatchQueue<WebmentionMessage>,
  type: WebmentionMessage['type'],
): Promise<void> => sendInBatches(queue, [{ type }], 'webmentions-not-requested')
