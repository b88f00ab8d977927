import * as v from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { entityId } from '../../../schema/inputs/text'
import { moderationWording } from '../../../schema/wording/moderation'
import { insertAct } from '../../data/moderation/acts'
import {
  expectActingApplication,
  expectBannedApplication,
  expectUnverifiedApplication,
  expectVerifiedApplication,
  isDecidedMeanwhile,
  setApplicationBanned,
  vouchForApplication,
} from '../../data/moderation/writes'
import { type OwnOauthApplication, oauthApplicationWithUsers } from '../../data/oauth/queries'
import { type Failed, type Failure, fail, ok, type Result } from '../result'
import type { DecisionFailure, ModerationParts } from './decide-on-person'
import { tellPersonLater } from './mails'
import { requireModerator } from './require-moderator'

/** An application, and why it is decided on. */
export const applicationDecision = v.object({ applicationId: entityId, reason })
export type ApplicationDecision = v.InferOutput<typeof applicationDecision>

/** What each act sets, and what it expects to be there before. */
const ACTS = {
  BAN_APPLICATION: {
    since: 'bannedAt',
    isOn: true,
    expect: expectActingApplication,
    set: setApplicationBanned,
    mail: 'applicationBanned',
  },
  ALLOW_APPLICATION: {
    since: 'bannedAt',
    isOn: false,
    expect: expectBannedApplication,
    set: setApplicationBanned,
    mail: 'applicationAllowed',
  },
  VERIFY_APPLICATION: {
    since: 'verifiedAt',
    isOn: true,
    expect: expectUnverifiedApplication,
    set: vouchForApplication,
    mail: undefined,
  },
  UNVERIFY_APPLICATION: {
    since: 'verifiedAt',
    isOn: false,
    expect: expectVerifiedApplication,
    set: vouchForApplication,
    mail: undefined,
  },
} as const

/**
 * Bans an application, or lets it act again, and tells its owner; or vouches for it, or no longer does. With an entry in the
 * log. Its grants stay, so that people needn't allow it anew. Does nothing if it is so already. Rule:
 * docs/rules/moderation.md, "Applications".
 *
 * @param refusalOf why the act isn't possible for an application; nothing if it is.
 */
export async function decideOnApplication<Refusal extends Failure = never>(
  parts: ModerationParts,
  { applicationId, reason: why }: ApplicationDecision,
  action: keyof typeof ACTS,
  refusalOf: (application: OwnOauthApplication) => Failed<Refusal> | undefined = () => undefined,
): Promise<Result<OwnOauthApplication, DecisionFailure | Refusal>> {
  const staff = await requireModerator(parts)
  if (!staff.ok) return staff
  const { db, clock } = parts
  const application = await db.first(oauthApplicationWithUsers, applicationId)
  if (!application) return fail('NOT_FOUND', moderationWording.noApplication, 'applicationId')
  const { ownerId, name } = application
  if (ownerId === staff.value.id) return fail('FORBIDDEN', moderationWording.ownApplication)
  const refusal = refusalOf(application)
  if (refusal) return refusal
  const { since, isOn, expect, set, mail } = ACTS[action]
  if ((application[since] !== null) === isOn) return ok(application)
  const now = clock.now()
  const at = isOn ? now : null
  try {
    await db.write([
      expect(applicationId),
      set(applicationId, at),
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
  if (mail && ownerId !== '') tellPersonLater(parts, ownerId, mail, { reason: why, title: name })
  return ok({ ...application, [since]: at })
}
