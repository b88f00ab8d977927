import { goneNewsletters } from '../../data/newsletter/newsletters'
import type { Needs } from '../parts'
import { removeNewsletters } from './remove-newsletters'

/**
 * Deletes newsletters for good that nobody has restored in time, `perRun` at most, each with its subscribers and letters in
 * one batch. Rule: docs/rules/newsletters.md, "Ending a newsletter".
 *
 * @throws if the database can't be reached: the next run continues.
 */
export async function clearNewsletters({ db, clock }: Needs<'db' | 'clock'>, perRun: number): Promise<void> {
  for (const { id } of await db.all(goneNewsletters, clock.now(), perRun)) {
    await db.write(removeNewsletters([id]))
    console.log(JSON.stringify({ event: 'newsletter-cleared', newsletterId: id }))
  }
}
