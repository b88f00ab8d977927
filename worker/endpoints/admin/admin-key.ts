import { sha256 } from '../../../schema/rules/hex'
import { MINUTE } from '../../../schema/rules/time-units'
import { Database } from '../../data/database'
import { deniedSince, insertAudit } from '../../data/import/audit'
import { isLoopback } from '../../platform/environment'
import { isSame } from '../../services/identity/keys'
import { DEVELOPMENT_KEY } from './development-key'

/** The shortest key that production accepts. */
const MIN_KEY = 32
/** The number of wrong keys from one address, and the milliseconds within which they count. */
const MOST_DENIED = 10
const DENIED_WINDOW = 10 * MINUTE

/** The verdict on a key. */
export type KeyCheck =
  | { outcome: 'accepted'; fingerprint: string }
  /** There is no valid key here. */
  | { outcome: 'absent' }
  | { outcome: 'denied' }
  /** Too many wrong ones; seconds until the next attempt is allowed. */
  | { outcome: 'limited'; retryAfter: number }

/** The key of this environment. A development build has its own, only for this machine. */
function expectedKey(env: Pick<Env, 'ADMIN_KEY' | 'ENVIRONMENT'>, host: string): string | undefined {
  if (__DEVELOPMENT__) {
    if (env.ENVIRONMENT === 'development' && isLoopback(host)) return env.ADMIN_KEY ?? DEVELOPMENT_KEY
  }
  const key = env.ADMIN_KEY ?? ''
  return key.length >= MIN_KEY ? key : undefined
}

/** The network address that a request came from; empty if it isn't known. */
export const addressOf = (request: Request): string => request.headers.get('cf-connecting-ip') ?? ''

/**
 * Checks the operators' key of a request: `authorization: Bearer …`. Wrong ones are recorded and limited.
 * Rule: docs/rules/import.md, "Key".
 */
export async function checkAdminKey(request: Request, env: Env, now: number): Promise<KeyCheck> {
  const expected = expectedKey(env, new URL(request.url).hostname)
  if (expected === undefined) return { outcome: 'absent' }
  const db = new Database(env.DB)
  const address = addressOf(request)
  const denied = await db.first(deniedSince, now - DENIED_WINDOW, address)
  if ((denied?.count ?? 0) >= MOST_DENIED) return { outcome: 'limited', retryAfter: DENIED_WINDOW / 1000 }
  const given = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
  // Digests have a fixed length and reveal nothing about their texts, so comparing takes the same time for
  // every key.
  const [digest, wanted] = await Promise.all([sha256(given), sha256(expected)])
  const fingerprint = digest.slice(0, 8)
  if (given !== '' && isSame(digest, wanted)) return { outcome: 'accepted', fingerprint }
  await db.write([
    insertAudit({
      at: now,
      action: 'denied',
      keyFingerprint: fingerprint,
      address,
      detail: new URL(request.url).pathname,
    }),
  ])
  return { outcome: 'denied' }
}
