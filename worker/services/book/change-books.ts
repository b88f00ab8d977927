import type { Statement } from '../../data/database'
import { usersByIds } from '../../data/user/queries'
import type { User } from '../../data/user/rows'
import type { Needs } from '../parts'

/** The parts that change an author's books. */
export type BookParts = Needs<'db' | 'clock' | 'viewer' | 'purger'>

/**
 * Writes a change of an author's books together with the purge of the pages that show them, and returns the author's
 * new row.
 */
export async function changeBooks(
  { db, purger }: BookParts,
  owner: User,
  statements: readonly Statement[],
  now: number,
): Promise<User> {
  await db.write([...statements, ...purger.statements([purger.names.userBooks(owner.id)], { now })])
  await purger.request()
  const [changed = owner] = await db.all(usersByIds, JSON.stringify([owner.id]))
  return changed
}
