import { moderationWording } from '../../../schema/wording/moderation'
import { insertAct } from '../../data/moderation/acts'
import {
  expectUnverifiedApplication,
  expectVerifiedApplication,
  isDecidedMeanwhile,
  vouchForApplication,
} from '../../data/moderation/writes'
import { type OwnOauthApplication, oauthApplicationWithUsers } from '../../data/oauth/queries'
import { type Failure, fail, ok, type Result } from '../result'
import type { ApplicationDecision } from './decide-on-application'
import type { DecisionFailure, ModerationParts } from './decide-on-person'
import { requireModerator } from './require-moderator'

/**
 * Vouches for an application, or no longer does, with an entry in the log. Only one that proves itself by a secret can be
 * vouched for: its refresh tokens then stay good for years. Rule: docs/rules/moderation.md, "Applications".
 */
export async function vouchFor(
  parts: ModerationParts,
  { applicationId, reason }: ApplicationDecision,
  action: 'VERIFY_APPLICATION' | 'UNVERIFY_APPLICATION',
): Promise<Result<OwnOauthApplication, DecisionFailure | Failure<'BAD_REQUEST'>>> {
  const staff = await requireModerator(parts)
  if (!staff.ok) return staff
  const { db, clock } = parts
  const application = await db.first(oauthApplicationWithUsers, applicationId)
  if (!application) return fail('NOT_FOUND', moderationWording.noApplication, 'applicationId')
  const { ownerId, isPublic, verifiedAt } = application
  if (ownerId === staff.value.id) return fail('FORBIDDEN', moderationWording.ownApplication)
  if (isPublic === 1) return fail('BAD_REQUEST', moderationWording.withoutSecret, 'applicationId')
  const isVerifying = action === 'VERIFY_APPLICATION'
  if ((verifiedAt !== null) === isVerifying) return ok(application)
  const now = clock.now()
  const since = isVerifying ? now : null
  try {
    await db.write([
      isVerifying ? expectUnverifiedApplication(applicationId) : expectVerifiedApplication(applicationId),
      vouchForApplication(applicationId, since),
      insertAct({
        at: now,
        staffId: staff.value.id,
        action,
        subjectKind: 'APPLICATION',
        subjectId: applicationId,
        reason,
      }),
    ])
  } catch (error) {
    if (!isDecidedMeanwhile(error)) throw error
    return fail('CONFLICT', moderationWording.changedMeanwhile)
  }
  return ok({ ...application, verifiedAt: since })
}
