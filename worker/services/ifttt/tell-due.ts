import { IFTTT_TOLD_AT_ONCE } from '../../../schema/rules/ifttt'
import { dueIfttt } from '../../data/ifttt/queries'
import { putOffIfttt, settleIfttt } from '../../data/ifttt/writes'
import type { JobNeeds } from '../parts'

/** How many requests one run sends; the cron asks again for the rest. */
const REQUESTS = 10

/**
 * Tells IFTTT what there is something new of. Being told twice costs it a look. Rule: docs/rules/ifttt.md, "Telling IFTTT".
 *
 * @throws if the database can't be reached.
 */
export async function tellDueIfttt({ db, clock, ifttt }: JobNeeds<'db' | 'clock' | 'ifttt'>): Promise<void> {
  if (!ifttt) return
  for (let i = 0; i < REQUESTS; i++) {
    const until = clock.now()
    const due = await db.all(dueIfttt, until, IFTTT_TOLD_AT_ONCE)
    if (due.length === 0) return
    const identities = [...new Set(due.map(({ identity }) => identity))]
    const isTold = await ifttt.tell(identities)
    const list = JSON.stringify(identities)
    await db.write([isTold ? settleIfttt(list, until) : putOffIfttt(list, until, clock.now())])
    if (!isTold) return
  }
}
