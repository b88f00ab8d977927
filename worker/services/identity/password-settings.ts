import { passwordProblem } from '../../../schema/rules/password'
import { credentialWording } from '../../../schema/wording/credentials'
import { deletePassword, passwordOfUser, upsertPassword } from '../../data/identity/passwords'
import type { Parts } from '../parts'
import { takeAttempt } from './attempts'
import { settleLater } from './codes/settle-later'
import { hashPassword, judgePassword } from './password-hash'
import { isRefused, type LockedOut, type Refused, refused } from './refused'
import { endOthers, ownSession, recentSession, recentUntil } from './security-guard'
import { noticeLater } from './security-notice'
import type { Session } from './session'

type Kept = Refused<'Unauthorized'> | Refused<'Forbidden'>

/**
 * Whether somebody may put another password in the place of theirs: by the one that they have, or by a sign-in not
 * long ago.
 *
 * @returns a refusal, or nothing when they may.
 */
async function keptFromChanging(
  identity: Parts,
  session: Session,
  stored: string | undefined,
  current: string | null | undefined,
): Promise<LockedOut | Refused<'Forbidden'> | undefined> {
  if (stored !== undefined && current) {
    const attempt = await takeAttempt(identity, 'password', session.user.id)
    if (isRefused(attempt)) return { ...attempt, field: 'currentPassword' }
    const { isRight } = await judgePassword(identity.keys, current, stored)
    if (isRight) {
      settleLater(identity, attempt.right, { isRepeatable: false })
      return undefined
    }
    if (attempt.isLast) noticeLater(identity, session.user.id, 'password-locked')
    return { ...attempt.wrong, field: 'currentPassword' }
  }
  if (recentUntil(identity, session) !== null) return undefined
  return refused('Forbidden', credentialWording.signInAgain)
}

/** Sets the viewer's password or changes it; ends their other sessions and a lock that the old one had. */
export async function setPassword(
  identity: Parts,
  newPassword: string,
  currentPassword: string | null | undefined,
): Promise<Session | Kept | LockedOut | Refused<'BadRequest'> | Refused<'Conflict'>> {
  const { db, clock, keys, lockouts } = identity
  const session = await ownSession(identity)
  if (isRefused(session)) return session
  const { user } = session
  if (user.email === null) return refused('Conflict', credentialWording.passwordNeedsEmail)
  // What is wrong with the new one is said before the old one is judged: nobody loses a try by that.
  const problem = passwordProblem(newPassword, user)
  if (problem) return refused('BadRequest', credentialWording.passwordProblems[problem], 'newPassword')
  const before = await db.first(passwordOfUser, user.id)
  const kept = await keptFromChanging(identity, session, before?.passwordHash, currentPassword)
  if (kept) return kept

  const now = clock.now()
  const hash = await hashPassword(keys, newPassword)
  await db.write([upsertPassword(user.id, hash, now), ...endOthers(user.id, session.hash, now)])
  settleLater(identity, () => lockouts.lift('password', user.id), { isRepeatable: true })
  noticeLater(identity, user.id, before ? 'password-changed' : 'password-set')
  return session
}

/** Takes the viewer's password away. There is always the mailed code then: a password hangs on an address. */
export async function removePassword(identity: Parts): Promise<Session | Kept | Refused<'NotFound'>> {
  const session = await recentSession(identity)
  if (isRefused(session)) return session
  const [removed] = await identity.db.write([deletePassword(session.user.id)])
  if (removed === 0) return refused('NotFound', credentialWording.noPassword)
  settleLater(identity, () => identity.lockouts.lift('password', session.user.id), { isRepeatable: true })
  noticeLater(identity, session.user.id, 'password-removed')
  return session
}
