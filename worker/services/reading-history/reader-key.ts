import { randomHex, sha256 } from '../../../schema/rules/hex'
import { networkOf } from '../../../schema/rules/network-of'
import { saltOfDay } from '../../data/reading-history/queries'
import { insertSalt, type ReaderKey, type ReaderKeys } from '../../data/reading-history/readers-of-day'
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
 * By what a reader of a story is told apart on one day: their account or its hash, and a hash of their network. Of
 * people who ask not to be tracked, only the beginning of a hash is kept, so that nobody is told apart by it, and yet
 * nobody counts twice. Rule: docs/rules/reading-history.md, "Who is counted".
 */
export async function readerKeys(
  parts: Needs<'db' | 'browser'>,
  actor: Actor,
  postId: string,
  day: number,
): Promise<ReaderKeys> {
  const salt = await saltOf(parts, day)
  const keyOf = async (who: string): Promise<ReaderKey> => {
    const hash = await sha256(`${salt} ${postId} ${who}`)
    return { key: hash.slice(0, TOLD_APART), brief: hash.slice(0, SHARED) }
  }
  const network = await keyOf(networkOf(parts.browser.address ?? 'unknown'))
  return { userId: actor?.id, account: actor ? await keyOf(actor.id) : network, network }
}
