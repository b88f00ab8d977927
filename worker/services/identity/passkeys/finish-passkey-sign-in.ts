import * as v from 'valibot'
import { redirectAddress } from '../../../../schema/inputs/sign-in'
import { credentialWording } from '../../../../schema/wording/credentials'
import { hasSecondFactor } from '../../../data/identity/accounts'
import { passkeyById, usePasskey } from '../../../data/identity/passkeys'
import type { Needs } from '../../parts'
import { type Failure, fail, ok, type Result } from '../../result'
import { defineUseCase } from '../../use-case'
import { settleLater } from '../codes/settle-later'
import { issueGrant, type SignInToken } from '../grants'
import { type CeremonyParts, spendChallenge, verifyAuthentication } from './ceremony'
import { authenticationAnswer } from './responses'

const wrong = fail('BAD_REQUEST', credentialWording.passkeyFailed)

/**
 * Signs in the owner of the passkey that signed the challenge. One that verified its user counts as both
 * factors. Rule: docs/rules/identity.md, "Passkeys".
 */
export const finishPasskeySignIn = defineUseCase(
  v.object({ response: authenticationAnswer, redirect: v.nullish(redirectAddress, null) }),
  async (
    parts: CeremonyParts & Needs<'lockouts' | 'later'>,
    { response: { response, challenge }, redirect },
  ): Promise<Result<SignInToken, Failure<'BAD_REQUEST' | 'NOT_FOUND'>>> => {
    const { db, clock, lockouts } = parts
    if (!(await spendChallenge(parts, challenge, { for: 'sign-in' }))) return wrong
    const passkey = await db.first(passkeyById, response.id)
    if (!passkey) return fail('NOT_FOUND', credentialWording.passkeyUnknown)
    const verified = await verifyAuthentication(parts, passkey, challenge, response)
    if (!verified) return wrong

    const { newCounter: counter, credentialBackedUp: isBackedUp, userVerified } = verified
    const [used] = await db.write([usePasskey(passkey, { counter, isBackedUp, now: clock.now() })])
    // Removed, or used with the same count, since it was read.
    if (used !== 1) return wrong
    const { userId } = passkey
    // Both factors were given: somebody who lost their app isn't kept out by other people's attempts at it.
    if (userVerified && (await db.first(hasSecondFactor, userId))) {
      settleLater(parts, () => lockouts.lift('two-factor', userId), { isRepeatable: true })
    }
    return ok(
      await issueGrant(parts, {
        userId,
        operation: 'login',
        method: 'passkey',
        redirect,
        isNewAccount: false,
        isComplete: userVerified,
      }),
    )
  },
)
