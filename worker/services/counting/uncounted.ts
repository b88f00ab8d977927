import { uncountedAmong } from '../../data/counting/queries'
import { deleteUncounted, followUncounted, insertUncounted } from '../../data/counting/writes'
import type { Statement } from '../../data/database'
import { suppressionHash } from '../newsletter/suppression'
import type { JobNeeds, Needs } from '../parts'

/** The people whose opens and clicks may be counted. Rule: docs/rules/newsletters.md, "Counting opens and clicks". */
export async function countable<Someone extends { email: string }>(
  parts: JobNeeds<'db' | 'keys'>,
  people: readonly Someone[],
): Promise<Someone[]> {
  const hashes = await Promise.all(people.map(({ email }) => suppressionHash(parts, email)))
  const rows = await parts.db.all(uncountedAmong, JSON.stringify(hashes))
  const uncounted = new Set(rows.map(({ emailHash }) => emailHash))
  return people.filter((_one, i) => !uncounted.has(hashes[i] ?? ''))
}

/** Whether an address may be counted. */
export const isCountable = async (parts: JobNeeds<'db' | 'keys'>, email: string): Promise<boolean> =>
  (await countable(parts, [{ email }])).length > 0

/** Stores whether an address may be counted. @param emailHash as the list of suppressed addresses knows it. */
export const choosing = (emailHash: string, isCounted: boolean, now: number): Statement =>
  isCounted ? deleteUncounted(emailHash) : insertUncounted({ emailHash, createdAt: now })

/** Whoever confirms in a browser that asks not to be tracked isn't counted, unless they change that. */
export const asBrowserAsks = ({ browser }: Needs<'browser'>, emailHash: string, now: number): Statement[] =>
  browser.isTrackingAllowed ? [] : [choosing(emailHash, false, now)]

/** What goes along with an account to its new address. @param before null if it had none. */
export const followChoice = async (
  parts: Needs<'keys' | 'clock'>,
  before: string | null,
  after: string,
): Promise<Statement[]> => {
  if (before === null) return []
  const [from, to] = await Promise.all([suppressionHash(parts, before), suppressionHash(parts, after)])
  return [followUncounted(from, to, parts.clock.now())]
}
