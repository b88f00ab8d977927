import * as v from 'valibot'
import { mobileCode } from '../../../schema/inputs/mobile-verification'
import { MOBILE_CODE_TRIES } from '../../../schema/rules/mobile-verification'
import { mobileVerificationMessages as messages } from '../../../schema/wording/mobile-verification-messages'
import { openMobileCodeOf, otherOwnerOfNumber } from '../../data/mobile-verification/queries'
import { takeMobileTry, verifyNumber } from '../../data/mobile-verification/writes'
import { isSame } from '../identity/keys'
import type { NotOwn } from '../identity/security-guard'
import type { Needs } from '../parts'
import { type Failed, type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import {
  hashOfCode,
  type OwnVerification,
  requireVerifier,
  type VerificationParts,
  verificationOf,
} from './own-verification'

type Taken = Failure<'ALREADY_EXISTS' | 'USER_DEACTIVATED' | 'USER_DELETED' | 'USER_SUSPENDED'>

interface Owner {
  isSuspended: number
  deactivatedAt: number | null
  deleteAfter: number | null
}

/** Why a number can't verify this account: it has verified another. */
function takenBy(owner: Owner): Failed<Taken> {
  const { deactivatedAt, deleteAfter } = owner
  if (owner.isSuspended === 1) return fail('USER_SUSPENDED', messages.ofSuspended)
  if (deleteAfter !== null) return fail('USER_DELETED', messages.ofDeleted)
  if (deactivatedAt !== null) return fail('USER_DEACTIVATED', messages.ofDeactivated)
  return fail('ALREADY_EXISTS', messages.taken)
}

/**
 * Verifies the viewer's mobile number by the code that was sent to it. Each attempt counts before it is checked, and of any
 * number of right ones, one succeeds. Rule: docs/rules/mobile-verification.md, “Codes”.
 */
export const confirmMobileVerification = defineUseCase(
  v.object({ code: v.pipe(mobileCode, v.description('The digits of the text message.')) }),
  async (
    parts: VerificationParts & Needs<'reindex'>,
    { code },
  ): Promise<Result<OwnVerification, NotOwn | Taken | Failure<'BAD_REQUEST'>>> => {
    const session = await requireVerifier(parts)
    if (!session.ok) return session
    const { db, clock, keys, reindex } = parts
    const { id: userId } = session.value.user
    const now = clock.now()
    const sent = await db.first(openMobileCodeOf, userId, MOBILE_CODE_TRIES, now)
    if (!sent) return fail('BAD_REQUEST', messages.over, 'code')
    const { numberHash, codeHash, number } = sent
    const [taken] = await db.write([takeMobileTry(userId, codeHash, MOBILE_CODE_TRIES, now)])
    if (taken !== 1) return fail('BAD_REQUEST', messages.over, 'code')
    if (!isSame(await hashOfCode(keys, userId, numberHash, code), codeHash)) {
      const left = MOBILE_CODE_TRIES - sent.tries - 1
      return fail('BAD_REQUEST', left > 0 ? messages.wrong(left) : messages.over, 'code')
    }
    const other = await db.first(otherOwnerOfNumber, numberHash, userId)
    if (other) return takenBy(other)
    const [, added] = await db.write(verifyNumber({ userId, numberHash, number }, codeHash, now))
    if (added !== 1) {
      const faster = await db.first(otherOwnerOfNumber, numberHash, userId)
      return faster ? takenBy(faster) : fail('BAD_REQUEST', messages.over, 'code')
    }
    reindex([], [userId])
    return ok(await verificationOf(parts, session.value))
  },
)
