import { MAX_PASSKEYS } from '../../../../schema/rules/passkeys'
import { credentialWording } from '../../../../schema/wording/credentials'
import { passkeysOfUser } from '../../../data/identity/passkeys'
import { type Failure, fail, ok, type Result } from '../../result'
import { type GuardParts, type NotRecent, requireRecentSession } from '../security-guard'
import { type CeremonyParts, registrationOptions } from './ceremony'
import type { PasskeyChallenge } from './start-passkey-sign-in'

/** Issues a challenge from which an authenticator creates a new passkey. */
export async function startPasskeyRegistration(
  parts: GuardParts & CeremonyParts,
): Promise<Result<PasskeyChallenge, NotRecent | Failure<'BAD_REQUEST'>>> {
  const session = await requireRecentSession(parts)
  if (!session.ok) return session
  const { user, id } = session.value
  const known = await parts.db.all(passkeysOfUser, user.id, MAX_PASSKEYS)
  if (known.length >= MAX_PASSKEYS) {
    return fail('BAD_REQUEST', credentialWording.passkeyTooMany(MAX_PASSKEYS))
  }
  return ok({ options: await registrationOptions(parts, user, id, known) })
}
