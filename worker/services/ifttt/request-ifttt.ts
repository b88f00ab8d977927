import { type BatchQueue, sendInBatches } from '../send-in-batches'

/** IFTTT is to be told what is due. */
export interface IftttMessage {
  type: 'tell-ifttt'
}

/** Asks the queue to have IFTTT told. Never rejects: the cron asks again. */
export const requestIfttt = (queue: BatchQueue<IftttMessage>): Promise<void> =>
  sendInBatches(queue, [{ type: 'tell-ifttt' }], 'ifttt-not-requested')
