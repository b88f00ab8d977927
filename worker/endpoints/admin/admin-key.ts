import { Database } from '../../data/database'
import { deniedSince, insertAudit } from '../../data/import/audit'
import { isLoopback } from '../../platform/environment'
import { DEVELOPMENT_KEY } from './development-key'

/** The shortest key that production takes. */
const MIN_KEY = 32
/** Wrong keys from one address, and the milliseconds within which they count. */
const MOST_DENIED = 10
const DENIED_WINDOW = 10 * 60_000

/** What a key was found to be. */
export type KeyCheck =
  | { outcome: 'accepted'; fingerprint: string }
  /** Nobody can hold the key here. */
  | { outcome: 'absent' }
  | { outcome: 'denied' }
  /** Too many wrong ones; seconds until it may be tried again. */
  | { outcome: 'limited'; retryAfter: number }

/** The key of this environment. A development build has one of its own, for this machine alone. */
function expectedKey(env: Pick<Env, 'ADMIN_KEY' | 'ENVIRONMENT'>, host: string): string | undefined {
  if (__DEVELOPMENT__) {
    if (env.ENVIRONMENT === 'development' && isLoopback(host)) return env.ADMIN_KEY ?? DEVELOPMENT_KEY
  }
  const key = env.ADMIN_KEY ?? ''
  return key.length >= MIN_KEY ? key : undefined
}

const digest = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

/** Digests are of one length and tell nothing of their texts: comparing them takes as long for every key. */
function isSame(a: Uint8Array, b: Uint8Array): boolean {
  let difference = a.length ^ b.length
  for (const [i, byte] of a.entries()) difference |= byte ^ (b[i] ?? 0)
  return difference === 0
}

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The network address that a request came from; empty where nobody says. */
export const addressOf = (request: Request): string => request.headers.get('cf-connecting-ip') ?? ''

/**
 * Judges the operators' key of a request: `authorization: Bearer …`. Wrong ones are noted and limited.
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
  const [a, b] = await Promise.all([digest(given), digest(expected)])
  const fingerprint = hex(a).slice(0, 8)
  if (given !== '' && isSame(a, b)) return { outcome: 'accepted', fingerprint }
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
