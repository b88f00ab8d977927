import { credentialWording } from '../../../schema/wording/credentials'
import { hasSecondFactor } from '../../data/identity/accounts'
import { passkeyById, usePasskey } from '../../data/identity/passkeys'
import type { Parts } from '../parts'
import { settleLater } from './codes/settle-later'
import { issueGrant } from './grants'
import { keptRedirect } from './kept-redirect'
import { signInOptions, spendChallenge, verifyAuthentication } from './passkey-ceremony'
import { readAuthentication } from './passkey-responses'
import { type Refused, refused } from './refused'

/** So many challenges a network address gets within the window: each is a row. */
const MOST_CHALLENGES = 300
const WINDOW_MINUTES = 60

/** What a passkey has to sign, as JSON for navigator.credentials.get. */
export async function startPasskeySignIn(
  identity: Parts,
): Promise<{ options: string } | Refused<'RateLimited'>> {
  const { lockouts, browser } = identity
  if (browser.address !== null) {
    const uses = await lockouts.use('passkey', browser.address, WINDOW_MINUTES * 60 * 1000)
    if (uses > MOST_CHALLENGES) return refused('RateLimited', credentialWording.tooMany(WINDOW_MINUTES))
  }
  return { options: await signInOptions(identity) }
}

/**
 * Signs somebody in whose passkey signed the challenge. One that verified its user is two factors by itself.
 * Rule: docs/rules/identity.md, "Passkeys".
 *
 * @param text what navigator.credentials.get gave, as JSON.
 * @returns a token for /m/callback/authenticate.
 */
export async function finishPasskeySignIn(
  identity: Parts,
  text: string,
  redirect: string | null | undefined,
): Promise<{ token: string } | Refused<'BadRequest'> | Refused<'NotFound'>> {
  const { db, clock } = identity
  const failed = refused('BadRequest', credentialWording.passkeyFailed)
  const claimed = readAuthentication(text)
  if (!claimed) return failed
  const { response, challenge } = claimed
  if (!(await spendChallenge(identity, challenge, { for: 'sign-in' }))) return failed
  const passkey = await db.first(passkeyById, response.id)
  if (!passkey) return refused('NotFound', credentialWording.passkeyUnknown)
  const verified = await verifyAuthentication(identity, passkey, challenge, response)
  if (!verified) return failed

  const { newCounter: counter, credentialBackedUp: isBackedUp, userVerified } = verified
  const [used] = await db.write([usePasskey(passkey, { counter, isBackedUp, now: clock.now() })])
  // Removed, or used with the same count, since it was read.
  if (used !== 1) return failed
  const { userId } = passkey
  // Both factors were shown: who lost their app isn't kept out by somebody else's tries at it.
  if (userVerified && (await db.first(hasSecondFactor, userId))) {
    settleLater(identity, () => identity.lockouts.lift('two-factor', userId), { isRepeatable: true })
  }
  const token = await issueGrant(identity, {
    userId,
    operation: 'login',
    method: 'passkey',
    redirect: keptRedirect(redirect),
    isNewAccount: false,
    isComplete: userVerified,
  })
  return { token }
}
