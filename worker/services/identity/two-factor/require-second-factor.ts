import { credentialWording } from '../../../../schema/wording/credentials'
import { totpOfUser } from '../../../data/identity/totp'
import type { Needs } from '../../parts'
import { type Failure, fail, type Result } from '../../result'
import type { LockedOut } from '../locked-out'
import { type NotRecent, requireRecentSession } from '../security-guard'
import type { Session } from '../session'
import { judgeSecondFactor, type SecondFactorParts } from './second-factor'
import type { TypedCode } from './typed-code'

/** Why somebody may not change a second factor that is on. */
export type NoSecondFactor = NotRecent | LockedOut | Failure<'BAD_REQUEST'>

/** The session of somebody whose second factor is on and who gave it just now. */
export async function requireSecondFactor(
  parts: SecondFactorParts & Needs<'session'>,
  code: TypedCode,
): Promise<Result<Session, NoSecondFactor>> {
  const session = await requireRecentSession(parts)
  if (!session.ok) return session
  const { user, method } = session.value
  const factor = await parts.db.first(totpOfUser, user.id)
  if (!factor || factor.confirmedAt === null) return fail('BAD_REQUEST', credentialWording.twoFactorIsOff)
  const judged = await judgeSecondFactor(parts, { userId: user.id, method }, code)
  return judged.ok ? session : judged
}
