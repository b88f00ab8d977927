import * as v from 'valibot'
import { credentialWording } from '../../../../schema/wording/credentials'
import { type Failure, fail, ok, type Result } from '../../result'
import { defineUseCase } from '../../use-case'
import { type Grant, issueGrant, type SignInToken } from '../grants'
import type { LockedOut } from '../locked-out'
import { spendOneTime } from '../one-time'
import { judgeSecondFactor, pendingSecondFactor, type SecondFactorParts } from './second-factor'
import { secondFactorCode } from './typed-code'

const over = fail('NOT_FOUND', credentialWording.noSecondFactor)

/** The second step of signing in, in the browser that took the first. */
export const verifyTwoFactorCode = defineUseCase(
  v.object({ code: secondFactorCode }),
  async (
    parts: SecondFactorParts,
    { code },
  ): Promise<Result<SignInToken, LockedOut | Failure<'NOT_FOUND'>>> => {
    const row = await pendingSecondFactor(parts)
    if (!row) return over
    const grant = JSON.parse(row.data) as Grant
    const judged = await judgeSecondFactor(parts, { userId: row.userId, method: grant.method }, code)
    if (!judged.ok) return judged
    if (!(await spendOneTime(parts, row))) return over
    return ok(await issueGrant(parts, { ...grant, isComplete: true }))
  },
)
