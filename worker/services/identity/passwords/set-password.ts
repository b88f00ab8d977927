import * as v from 'valibot'
import { newPassword, presentPassword } from '../../../../schema/inputs/sign-in'
import { passwordProblem } from '../../../../schema/rules/password'
import { credentialWording } from '../../../../schema/wording/credentials'
import { passwordOfUser, upsertPassword } from '../../../data/identity/passwords'
import type { Needs } from '../../parts'
import { done, type Failure, fail, failed, ok, type Result } from '../../result'
import { defineUseCase } from '../../use-case'
import { takeAttempt } from '../attempts'
import { settleLater } from '../codes/settle-later'
import type { LockedOut } from '../locked-out'
import { endOthers, type NotRecent, recentUntil, requireOwnSession } from '../security-guard'
import { type NoticeParts, noticeLater } from '../security-notice'
import { type OverviewParts, type SecurityOverview, securityOverview } from '../security-overview'
import type { Session } from '../session'
import { hashPassword, judgePassword } from './password-hash'

type Parts = OverviewParts & NoticeParts & Needs<'session' | 'keys' | 'lockouts'>
type Reason = NotRecent | LockedOut | Failure<'BAD_REQUEST' | 'CONFLICT'>

/** Whether somebody may replace their password: by giving the current one, or after a recent sign-in. */
async function mayChange(
  parts: Parts,
  session: Session,
  stored: string | undefined,
  current: string | null,
): Promise<Result<undefined, LockedOut | Failure<'SIGN_IN_AGAIN'>>> {
  if (stored === undefined || !current) {
    return recentUntil(parts, session) === null ? fail('SIGN_IN_AGAIN', credentialWording.signInAgain) : done
  }
  const trial = { kind: 'password', subject: session.user.id, field: 'currentPassword' } as const
  const attempt = await takeAttempt(parts, trial)
  if (!attempt.ok) return attempt
  const { wrong, isLast, right } = attempt.value
  if (!(await judgePassword(parts.keys, current, stored)).isRight) {
    if (isLast) noticeLater(parts, session.user.id, 'password-locked')
    return failed(wrong)
  }
  settleLater(parts, right, { isRepeatable: false })
  return done
}

/** Sets or changes the viewer's password; ends their other sessions and any lock of the old one. */
export const setPassword = defineUseCase(
  v.object({
    newPassword,
    currentPassword: v.nullish(presentPassword, null),
  }),
  async (parts: Parts, { newPassword, currentPassword }): Promise<Result<SecurityOverview, Reason>> => {
    const session = await requireOwnSession(parts)
    if (!session.ok) return session
    const { user, hash } = session.value
    if (user.email === null) return fail('CONFLICT', credentialWording.passwordNeedsEmail)
    // Problems of the new one are reported before the old one is checked, so that they don't cost an attempt.
    const problem = passwordProblem(newPassword, user)
    if (problem) return fail('BAD_REQUEST', credentialWording.passwordProblems[problem], 'newPassword')
    const { db, clock, keys, lockouts } = parts
    const before = await db.first(passwordOfUser, user.id)
    const may = await mayChange(parts, session.value, before?.passwordHash, currentPassword)
    if (!may.ok) return may

    const now = clock.now()
    await db.write([
      upsertPassword(user.id, await hashPassword(keys, newPassword), now),
      ...endOthers(user.id, hash, now),
    ])
    settleLater(parts, () => lockouts.lift('password', user.id), { isRepeatable: true })
    noticeLater(parts, user.id, before ? 'password-changed' : 'password-set')
    return ok(await securityOverview(parts, session.value))
  },
)
