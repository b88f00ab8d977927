import * as v from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { entityId } from '../../../schema/inputs/text'
import { moderationWording } from '../../../schema/wording/moderation'
import { insertAct } from '../../data/moderation/acts'
import {
  expectActingApplication,
  expectBannedApplication,
  isDecidedMeanwhile,
  setApplicationBanned,
} from '../../data/moderation/writes'
import { type OwnOauthApplication, oauthApplicationWithUsers } from '../../data/oauth/queries'
import { fail, ok, type Result } from '../result'
import type { DecisionFailure, ModerationParts } from './decide-on-person'
import { tellPersonLater } from './mails'
import { requireModerator } from './require-moderator'

/** An application, and why it is decided on. */
export const applicationDecision = v.object({ applicationId: entityId, reason })
export type ApplicationDecision = v.InferOutput<typeof applicationDecision>

/**
 * Bans an application, or lets it act again, with an entry in the log; its owner is told. Its grants stay, so that people
 * needn't allow it anew. Does nothing if it is so already. Rule: docs/rules/moderation.md, "Applications".
 */
export async function decideOnApplication(
  parts: ModerationParts,
  { applicationId, reason: why }: ApplicationDecision,
  action: 'BAN_APPLICATION' | 'ALLOW_APPLICATION',
): Promise<Result<OwnOauthApplication, DecisionFailure>> {
  const staff = await requireModerator(parts)
  if (!staff.ok) return staff
  const { db, clock } = parts
  const application = await db.first(oauthApplicationWithUsers, applicationId)
  if (!application) return fail('NOT_FOUND', moderationWording.noApplication, 'applicationId')
  const { ownerId, name, bannedAt } = application
  if (ownerId === staff.value.id) return fail('FORBIDDEN', moderationWording.ownApplication)
  const isBan = action === 'BAN_APPLICATION'
  if ((bannedAt !== null) === isBan) return ok(application)
  const now = clock.now()
  const since = isBan ? now : null
  try {
    await db.write([
      isBan ? expectActingApplication(applicationId) : expectBannedApplication(applicationId),
      setApplicationBanned(applicationId, since),
      insertAct({
        at: now,
        staffId: staff.value.id,
        action,
        subjectKind: 'APPLICATION',
        subjectId: applicationId,
        reason: why,
      }),
    ])
  } catch (error) {
    if (!isDecidedMeanwhile(error)) throw error
    return fail('CONFLICT', moderationWording.changedMeanwhile)
  }
  const mail = isBan ? 'applicationBanned' : 'applicationAllowed'
  if (ownerId !== '') tellPersonLater(parts, ownerId, mail, { reason: why, title: name })
  return ok({ ...application, bannedAt: since })
}
