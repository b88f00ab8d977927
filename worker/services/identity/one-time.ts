import { ONE_TIME_LIFETIMES, type OneTimeKind } from '../../../schema/rules/identity'
import type { Statement } from '../../data/database'
import { insertOneTime, type OneTimeRow, openOneTime, useOneTime } from '../../data/identity/one-time'
import type { Needs } from '../parts'
import { newReference } from './keys'

type Ports = Needs<'db' | 'clock' | 'keys'>

/** What a new reference is about. */
export interface NewOneTime {
  kind: OneTimeKind
  /** Only the browser with this hash may use it. */
  browserHash?: string
  userId?: string
  /** What its use needs to know: JSON. */
  data?: object
  /** Given where the reference must be known before; else a random one of 256 bits is made. */
  reference?: string
}

/** A reference that was made, and the statement that keeps it: it may join a batch of others. */
export async function prepareOneTime(
  { clock, keys }: Ports,
  { kind, browserHash, userId, data = {}, reference = newReference() }: NewOneTime,
): Promise<{ reference: string; statement: Statement }> {
  const now = clock.now()
  const statement = insertOneTime({
    hash: await keys.hash('one-time', `${kind} ${reference}`),
    kind,
    browserHash: browserHash ?? null,
    userId: userId ?? null,
    data: JSON.stringify(data),
    createdAt: now,
    expiresAt: now + ONE_TIME_LIFETIMES[kind],
  })
  return { reference, statement }
}

/** Makes a reference that is good once (docs/rules/identity.md, "One-time references"). */
export async function issueOneTime(ports: Ports, wanted: NewOneTime): Promise<string> {
  const { reference, statement } = await prepareOneTime(ports, wanted)
  await ports.db.write([statement])
  return reference
}

/** What a reference that is still good is about; it stays good. */
export async function peekOneTime(
  { db, clock, keys }: Ports,
  kind: OneTimeKind,
  reference: string,
): Promise<OneTimeRow | undefined> {
  if (reference.length > 200) return undefined
  const hash = await keys.hash('one-time', `${kind} ${reference}`)
  return db.first(openOneTime, hash, kind, clock.now())
}

/** Uses a reference up that was peeked at. False when somebody was faster. */
export async function spendOneTime({ db, clock }: Ports, row: OneTimeRow): Promise<boolean> {
  const [changed] = await db.write([useOneTime(row.hash, row.kind, clock.now())])
  return changed === 1
}

/**
 * Uses a reference up and says what it was about; nothing when it isn't good, or is another browser's.
 *
 * @param browserHash of the browser that asks; a reference that is bound to another stays as it is.
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
