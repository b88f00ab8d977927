import { type BatchQueue, sendInBatches } from '../send-in-batches'

/** Stories have come out, of which the hub is to be told. */
export interface HubMessage {
  type: 'tell-hub'
  postIds: readonly string[]
}

/**
 * Asks the queue to have the hub told of stories. Never rejects: the programs that a hub serves ask for feeds by
 * themselves, too.
 */
export const requestHub = (queue: BatchQueue<HubMessage>, postIds: readonly string[]): Promise<void> =>
  sendInBatches(queue, [{ type: 'tell-hub', postIds }], 'hub-not-requested')
