import * as v from 'valibot'
import { loginCode } from '../../../../schema/inputs/sign-in'
import { ATTEMPTS, isLocked } from '../../../../schema/rules/lockout'
import { lockoutMessage, minutesUntil } from '../../../../schema/rules/lockout-message'
import { codeWording } from '../../../../schema/wording/codes'
import { signInWording } from '../../../../schema/wording/sign-in'
import { newestOfBrowser, useOneTime } from '../../../data/identity/one-time'
import type { Needs } from '../../parts'
import { type Failed, type Failure, fail, ok, type Result } from '../../result'
import { defineUseCase } from '../../use-case'
import { browserHash } from '../browser'
import { issueGrant, type SignInToken } from '../grants'
import { isSame } from '../keys'
import { forgetMails } from './forget-mails'
import { finishMailedSignIn, hashLoginCode, type LoginCode } from './mailed-sign-in'
import { settleLater } from './settle-later'

type Parts = Needs<'db' | 'clock' | 'keys' | 'browser' | 'lockouts' | 'later' | 'purger'>
type Reason = Failure<'BAD_REQUEST' | 'NOT_FOUND' | 'TOO_MANY_REQUESTS' | 'RATE_LIMITED'>

const FIELD = 'loginCode'
const gone = fail('NOT_FOUND', signInWording.errors.code, FIELD)

/** An attempt at a code that may be checked: counted for the account and for the network address. */
interface TakenTry {
  /** The message for a wrong code: the last one that is judged says for how long. */
  wrong: Failed<Failure<'BAD_REQUEST'>>
  right: () => Promise<void>
}

/**
 * Counts an attempt before it is checked. A locked-out network address doesn't lock the account for others.
 */
async function takeTry(
  { lockouts, clock, browser: { address } }: Needs<'lockouts' | 'clock' | 'browser'>,
  email: string,
): Promise<Result<TakenTry, Failure<'TOO_MANY_REQUESTS' | 'RATE_LIMITED'>>> {
  // Read again each time, because a lock may have been set while this waited.
  const ofNetwork = (lockedOutUntil: number | null) => {
    const details = { errorType: 'IpAuthLockout', failCount: 0, lockedOutUntil }
    return fail('TOO_MANY_REQUESTS', lockoutMessage(details, clock.now()), FIELD)
  }
  const network = address === null ? undefined : await lockouts.state('address', address)
  if (network && isLocked(network, clock.now())) return ofNetwork(network.lockedUntil)
  const account = await lockouts.attempt('login-code', email)
  if (!account.isAllowed) {
    const minutes = minutesUntil(account.state.lockedUntil, clock.now())
    return fail('RATE_LIMITED', codeWording.locked(minutes), FIELD)
  }
  const counted = address === null ? undefined : await lockouts.attempt('address', address)
  if (counted && !counted.isAllowed) return ofNetwork(counted.state.lockedUntil)
  const locksFor = isLocked(account.state, clock.now())
    ? minutesUntil(account.state.lockedUntil, clock.now())
    : undefined
  const message =
    locksFor === undefined ? signInWording.errors.code : codeWording.wrongAndLocked(ATTEMPTS, locksFor)
  return ok({
    wrong: fail('BAD_REQUEST', message, FIELD),
    async right() {
      await Promise.all([
        lockouts.succeeded('login-code', email),
        address === null ? undefined : lockouts.succeeded('address', address),
      ])
    },
  })
}

/**
 * Checks a typed code against the newest that this browser has requested. Rules: docs/rules/identity.md,
 * "Codes and links" and "Lockouts".
 */
export const verifyLoginCode = defineUseCase(
  v.object({ loginCode }),
  async (parts: Parts, { loginCode: code }): Promise<Result<SignInToken, Reason>> => {
    const { db, clock, keys, browser } = parts
    const mine = await browserHash(browser, keys)
    const row = mine && (await db.first(newestOfBrowser, mine, 'login-code', clock.now()))
    if (!row) return gone
    const kept = JSON.parse(row.data) as LoginCode
    const taken = await takeTry(parts, kept.email)
    if (!taken.ok) return taken
    if (!isSame(kept.codeHash, await hashLoginCode(keys, kept.salt, code))) return taken.value.wrong
    const now = clock.now()
    const [used] = await db.write([
      useOneTime(row.hash, 'login-code', now),
      // The link of the same mail counts as used.
      useOneTime(kept.linkHash, 'login-link', now),
    ])
    if (used !== 1) return gone
    settleLater(parts, taken.value.right, { isRepeatable: false })
    settleLater(parts, () => forgetMails(parts, kept.email), { isRepeatable: true })
    const grant = await finishMailedSignIn(parts, kept, row.userId, 'code')
    return grant ? ok(await issueGrant(parts, grant)) : gone
  },
)
