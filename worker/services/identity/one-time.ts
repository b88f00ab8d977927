import { ONE_TIME_LIFETIMES, type OneTimeKind } from '../../../schema/rules/identity'
import type { Statement } from '../../data/database'
import { insertOneTime, type OneTimeRow, openOneTime, useOneTime } from '../../data/identity/one-time'
import type { Needs } from '../parts'
import { type Keys, newReference } from './keys'

type Ports = Needs<'db' | 'clock' | 'keys'>

/** The maximum length of a reference that somebody sends, in characters; ours are much shorter. */
export const LONGEST_REFERENCE = 200

/** What a new reference is about. */
export interface NewOneTime {
  kind: OneTimeKind
  /** Only the browser with this hash may use it. */
  browserHash?: string
  userId?: string
  /** The data for its use: JSON. */
  data?: object
  /** Set if the caller must know the reference in advance; otherwise a random one of 256 bits is created. */
  reference?: string
}

/** The key of the row that stores a reference. */
export const rowOfReference = (keys: Keys, kind: OneTimeKind, reference: string): Promise<string> =>
  keys.hash('one-time', `${kind} ${reference}`)

/** A new reference, and the statement that stores it, which may join a batch of others. */
export async function prepareOneTime(
  { clock, keys }: Ports,
  { kind, browserHash, userId, data = {}, reference = newReference() }: NewOneTime,
): Promise<{ reference: string; statement: Statement }> {
  const now = clock.now()
  const statement = insertOneTime({
    hash: await rowOfReference(keys, kind, reference),
    kind,
    browserHash: browserHash ?? null,
    userId: userId ?? null,
    data: JSON.stringify(data),
    createdAt: now,
    expiresAt: now + ONE_TIME_LIFETIMES[kind],
  })
  return { reference, statement }
}

/** Creates a single-use reference (docs/rules/identity.md, "One-time references"). */
export async function issueOneTime(ports: Ports, wanted: NewOneTime): Promise<string> {
  const { reference, statement } = await prepareOneTime(ports, wanted)
  await ports.db.write([statement])
  return reference
}

/** What a valid reference is about, without using it up. */
export async function peekOneTime(
  { db, clock, keys }: Ports,
  kind: OneTimeKind,
  reference: string,
): Promise<OneTimeRow | undefined> {
  if (reference.length > LONGEST_REFERENCE) return undefined
  const hash = await rowOfReference(keys, kind, reference)
  return db.first(openOneTime, hash, kind, clock.now())
}

/** Uses up a reference that was peeked at. False if somebody was faster. */
export async function spendOneTime({ db, clock }: Ports, row: OneTimeRow): Promise<boolean> {
  const [changed] = await db.write([useOneTime(row.hash, row.kind, clock.now())])
  return changed === 1
}

/**
 * Uses up a reference and returns what it was about; nothing if it is invalid, or another browser's.
 *
 * @param browserHash of the requesting browser; a reference that is bound to another isn't changed.
 */
export async function redeemOneTime(
  ports: Ports,
  kind: OneTimeKind,
  reference: string,
  browserHash: string | undefined,
): Promise<OneTimeRow | undefined> {
  const row = await peekOneTime(ports, kind, reference)
  if (!row) return undefined
  if (row.browserHash !== null && row.browserHash !== browserHash) return undefined
  return (await spendOneTime(ports, row)) ? row : undefined
}
