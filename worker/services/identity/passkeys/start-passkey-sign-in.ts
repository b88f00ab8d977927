import { MINUTE } from '../../../../schema/rules/time-units'
import { credentialWording } from '../../../../schema/wording/credentials'
import type { Needs } from '../../parts'
import { type Failure, fail, ok, type Result } from '../../result'
import { type CeremonyParts, signInOptions } from './ceremony'

/** How many challenges a network address gets within the window, because each is a row. */
const MOST_CHALLENGES = 300
const WINDOW_MINUTES = 60

/** The request to an authenticator, as JSON for navigator.credentials. */
export interface PasskeyChallenge {
  options: string
}

/** Issues a challenge that a passkey has to sign to sign in. */
export async function startPasskeySignIn(
  parts: CeremonyParts & Needs<'lockouts'>,
): Promise<Result<PasskeyChallenge, Failure<'RATE_LIMITED'>>> {
  const { lockouts, browser } = parts
  if (browser.address !== null) {
    const uses = await lockouts.use('passkey', browser.address, WINDOW_MINUTES * MINUTE)
    if (uses > MOST_CHALLENGES) return fail('RATE_LIMITED', credentialWording.tooMany(WINDOW_MINUTES))
  }
  return ok({ options: await signInOptions(parts) })
}
