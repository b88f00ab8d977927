import { isLocked } from '../../../../schema/rules/lockout'
import { lockoutMessage, minutesUntil } from '../../../../schema/rules/lockout-message'
import { codeWording } from '../../../../schema/wording/codes'
import { signInWording } from '../../../../schema/wording/sign-in'
import { newestOfBrowser, useOneTime } from '../../../data/identity/one-time'
import type { Parts } from '../../parts'
import { browserHash } from '../browser'
import { issueGrant } from '../grants'
import { isSame } from '../keys'
import { isRefused, type Refused, refused } from '../refused'
import { finishMailedSignIn, hashLoginCode, type LoginCode } from './mailed-sign-in'
import { settleLater } from './settle-later'

export type CodeVerdict =
  | { token: string }
  | Refused<'BadRequest' | 'NotFound' | 'TooManyRequests' | 'RateLimited'>

const CODE = /^[0-9]{6}$/
const { errors } = signInWording

/** A try of a code that may be judged: counted, for the account and for the network address. */
interface TakenTry {
  right: () => Promise<void>
}

/** Takes a try before it is judged. An address that is locked out locks nobody else out. */
async function takeTry(
  { lockouts, clock, browser: { address } }: Parts,
  email: string,
): Promise<TakenTry | Refused<'TooManyRequests' | 'RateLimited'>> {
  // Asked for anew each time: a lock may have been set while this waited, and lasts no longer than it says.
  const ofNetwork = (until: number | null) =>
    refused(
      'TooManyRequests',
      lockoutMessage({ errorType: 'IpAuthLockout', failCount: 0, lockedOutUntil: until }, clock.now()),
    )
  const network = address === null ? undefined : await lockouts.state('address', address)
  if (network && isLocked(network, clock.now())) return ofNetwork(network.lockedUntil)
  const account = await lockouts.attempt('login-code', email)
  if (!account.isAllowed) {
    return refused('RateLimited', codeWording.locked(minutesUntil(account.state.lockedUntil, clock.now())))
  }
  const counted = address === null ? undefined : await lockouts.attempt('address', address)
  if (counted && !counted.isAllowed) return ofNetwork(counted.state.lockedUntil)
  return {
    async right() {
      await Promise.all([
        lockouts.succeeded('login-code', email),
        address === null ? undefined : lockouts.succeeded('address', address),
      ])
    },
  }
}

/**
 * Judges a typed code against the newest that this browser has asked for.
 * Rules: docs/rules/identity.md, "Codes and links" and "Lockouts".
 *
 * @returns a token for /m/callback/authenticate.
 */
export async function verifyCode(identity: Parts, code: string): Promise<CodeVerdict> {
  if (!CODE.test(code)) return refused('BadRequest', errors.codeLength)
  const { db, clock, keys, browser, lockouts } = identity
  const mine = await browserHash(browser, keys)
  const row = mine && (await db.first(newestOfBrowser, mine, 'login-code', clock.now()))
  if (!row) return refused('NotFound', errors.code)
  const kept = JSON.parse(row.data) as LoginCode
  const taken = await takeTry(identity, kept.email)
  if (isRefused(taken)) return taken
  if (!isSame(kept.codeHash, await hashLoginCode(keys, kept.salt, code)))
    return refused('BadRequest', errors.code)
  const now = clock.now()
  const [used] = await db.write([
    useOneTime(row.hash, 'login-code', now),
    // The link of the same mail is as good as used.
    useOneTime(kept.linkHash, 'login-link', now),
  ])
  if (used !== 1) return refused('NotFound', errors.code)
  settleLater(identity, taken.right, { isRepeatable: false })
  settleLater(identity, () => lockouts.forget('sign-in-mails', kept.email), { isRepeatable: true })
  const grant = await finishMailedSignIn(identity, kept, row.userId, 'code')
  return grant ? { token: await issueGrant(identity, grant) } : refused('NotFound', errors.code)
}
