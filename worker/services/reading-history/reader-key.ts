import { randomHex, sha256 } from '../../../schema/rules/hex'
import { networkOf } from '../../../schema/rules/network-of'
import type { ReaderName } from '../../../schema/rules/stats/known-readers'
import { saltOfDay } from '../../data/reading-history/queries'
import { insertSalt } from '../../data/reading-history/writes'
import { isolateMemory } from '../../isolate-memory'
import type { Needs } from '../parts'
import type { Actor } from '../policies/actor'

/** Hex digits of a hash that tells readers apart. */
const TOLD_APART = 16
/** Hex digits that thousands of people share. */
const SHARED = 4
const SALT_BYTES = 16

const salts = isolateMemory(new Map<number, string>())

/** The random salt of a day, which is thrown away with it. */
async function saltOf({ db }: Needs<'db'>, day: number): Promise<string> {
  const known = salts.get(day)
  if (known) return known
  let row = await db.first(saltOfDay, day)
  if (!row) {
    await db.write([insertSalt({ day, salt: randomHex(SALT_BYTES) })])
    row = await db.first(saltOfDay, day)
  }
  if (!row) throw new Error('A day has no salt')
  salts.clear()
  salts.set(day, row.salt)
  return row.salt
}

/**
 * By what a reader of a story is told apart on one day: a hash of their account, and one of their network. Of people who
 * ask not to be tracked, only the beginning of a hash is kept, so that nobody is told apart by it, and yet nobody counts
 * twice. Rule: docs/rules/reading-history.md, "Who is counted".
 */
export async function readerNames(
  parts: Needs<'db' | 'browser'>,
  actor: Actor,
  postId: string,
  day: number,
): Promise<[ReaderName, ...ReaderName[]]> {
  const { isTrackingAllowed, address } = parts.browser
  const salt = await saltOf(parts, day)
  const nameOf = async (who: string): Promise<ReaderName> => {
    const hash = await sha256(`${salt} ${postId} ${who}`)
    const brief = hash.slice(0, SHARED)
    return [isTrackingAllowed ? hash.slice(0, TOLD_APART) : brief, brief]
  }
  const network = await nameOf(networkOf(address ?? 'unknown'))
  return actor ? [await nameOf(actor.id), network] : [network]
}
