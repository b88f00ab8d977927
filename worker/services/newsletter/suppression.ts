import { suppressedAmong } from '../../data/newsletter/queries'
import type { Needs } from '../parts'

/** An address as the list of suppressed ones knows it. Rule: docs/rules/newsletters.md, "Suppression". */
export const suppressionHash = ({ keys }: Needs<'keys'>, email: string): Promise<string> =>
  keys.hash('suppression', email)

/** The people whose address takes letters. */
export async function unsuppressed<Someone extends { email: string }>(
  parts: Needs<'db' | 'keys'>,
  people: readonly Someone[],
): Promise<Someone[]> {
  const hashes = await Promise.all(people.map(({ email }) => suppressionHash(parts, email)))
  const rows = await parts.db.all(suppressedAmong, JSON.stringify(hashes))
  const suppressed = new Set(rows.map(({ emailHash }) => emailHash))
  return people.filter((_one, i) => !suppressed.has(hashes[i] ?? ''))
}
