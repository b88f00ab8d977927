import { mobileVerificationMessages as messages } from '../../../schema/wording/mobile-verification-messages'
import { removeNumber } from '../../data/mobile-verification/writes'
import type { NotOwn } from '../identity/security-guard'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import {
  type OwnVerification,
  requireVerifier,
  type VerificationParts,
  verificationOf,
} from './own-verification'

/** Removes the viewer's mobile number: their account counts as unverified again. */
export async function removeMobileNumber(
  parts: VerificationParts & Needs<'reindex'>,
): Promise<Result<OwnVerification, NotOwn | Failure<'USER_SUSPENDED' | 'USER_NOT_MOBILE_VERIFIED'>>> {
  const session = await requireVerifier(parts)
  if (!session.ok) return session
  const { id } = session.value.user
  const [removed] = await parts.db.write(removeNumber(id))
  if (removed !== 1) return fail('USER_NOT_MOBILE_VERIFIED', messages.notVerified)
  parts.reindex([], [id])
  return ok(await verificationOf(parts, session.value))
}
