import { dueLetters } from '../../data/letter/queries'
import type { JobNeeds } from '../parts'
import { requestLetters } from './request-letters'

/**
 * Has letters go on that are due: those that were scheduled or have waited, and those whose worker was killed or whose
 * message was lost, `perRun` at most. Asking twice sends nothing twice. Rule: docs/rules/newsletters.md, "Sending a letter".
 */
export async function sweepLetters(
  { db, clock, letterQueue }: JobNeeds<'db' | 'clock' | 'letterQueue'>,
  perRun: number,
): Promise<void> {
  await requestLetters(letterQueue, await db.all(dueLetters, clock.now(), perRun))
}
