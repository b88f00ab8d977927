import { dueIfttt } from '../../data/ifttt/queries'
import type { JobNeeds } from '../parts'
import { sendInBatches } from '../send-in-batches'

/** IFTTT is to be told what is due. */
export interface IftttMessage {
  type: 'tell-ifttt'
}

/** Asks the queue to have IFTTT told, if there is anything to tell. Never rejects unless the database can't be reached. */
export async function requestIfttt({
  db,
  clock,
  ifttt,
  iftttQueue,
}: JobNeeds<'db' | 'clock' | 'ifttt' | 'iftttQueue'>): Promise<void> {
  if (!ifttt || !(await db.first(dueIfttt, clock.now(), 1))) return
  await sendInBatches(iftttQueue, [{ type: 'tell-ifttt' }], 'ifttt-not-requested')
}
