import { dueIfttt } from '../../data/ifttt/queries'
import type { JobNeeds } from '../parts'
import { requestIfttt } from './request-ifttt'

/** Has IFTTT told of what is due, if there is anything. @throws if the database can't be reached. */
export async function requestDueIfttt({
  db,
  clock,
  ifttt,
  iftttQueue,
}: JobNeeds<'db' | 'clock' | 'ifttt' | 'iftttQueue'>): Promise<void> {
  if (ifttt && (await db.first(dueIfttt, clock.now(), 1))) await requestIfttt(iftttQueue)
}
