import * as v from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { storyAddress } from '../../../schema/inputs/story-address'
import {
  FEATURE_AGAIN_AFTER,
  FEATURE_REQUEST_LIFETIME,
  featureRequestState,
} from '../../../schema/rules/feature-requests'
import { isInProgramme } from '../../../schema/rules/partner/months'
import { featureRequestMessages as messages } from '../../../schema/wording/feature-requests'
import { operatingMessages } from '../../../schema/wording/operating-messages'
import {
  closeFeatureRequest,
  type FeatureRequestRow,
  insertFeatureRequest,
  lastFeatureRequestOf,
} from '../../data/feature-request/requests'
import { partnerOfUser } from '../../data/partner/partners'
import { postsByIds } from '../../data/post/queries'
import { pickedAt } from '../../data/post/staff-picks'
import { isOutdated } from '../membership/retry-on-conflict'
import { notifyStatements, tellTabs } from '../notification/notify'
import { featureAsked } from '../notification/partner-events'
import { logOf, operatorAct } from '../operating/operator-act'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'

/** Whether somebody takes part in the programme. */
export const takesPart = async ({ db }: Needs<'db'>, userId: string): Promise<boolean> =>
  isInProgramme((await db.first(partnerOfUser, userId))?.status)

/**
 * Asks a writer in the programme whether a story may be featured: the request, its entry in the log and the notification are
 * one batch. Asking again while a request is open does nothing. Rule: docs/rules/partner.md, "Featuring".
 */
export const askToFeature = operatorAct(
  v.object({ postId: storyAddress, reason }),
  async (
    parts: Needs<'db' | 'clock' | 'channels' | 'newId'>,
    by,
    { postId, reason: why },
  ): Promise<Result<FeatureRequestRow, Failure<'NOT_FOUND' | 'CONFLICT'>>> => {
    const { db, clock } = parts
    const now = clock.now()
    const [story, picked, last] = await Promise.all([
      db.first(postsByIds, JSON.stringify([postId])),
      db.first(pickedAt, postId),
      db.first(lastFeatureRequestOf, postId),
    ])
    if (story?.kind !== 'story' || story.isListed !== 1)
      return fail('NOT_FOUND', operatingMessages.notPicked, 'postId')
    if (picked) return fail('CONFLICT', messages.picked, 'postId')
    if (!(await takesPart(parts, story.creatorId))) return fail('CONFLICT', messages.notInProgramme, 'postId')
    const state = last && featureRequestState(last, now)
    if (last && state === 'OPEN') return ok(last)
    if (state === 'DECLINED' && now - (last?.closedAt ?? 0) < FEATURE_AGAIN_AFTER)
      return fail('CONFLICT', messages.declined, 'postId')
    const request: FeatureRequestRow = {
      id: parts.newId(),
      postId,
      writerId: story.creatorId,
      state: 'OPEN',
      askedAt: now,
      expiresAt: now + FEATURE_REQUEST_LIFETIME,
      closedAt: null,
    }
    try {
      await db.write([
        ...(last?.state === 'OPEN' ? [closeFeatureRequest(last.id, 'EXPIRED', now)] : []),
        insertFeatureRequest(request),
        ...logOf(by, {
          at: now,
          action: 'ASK_TO_FEATURE',
          subjectKind: 'POST',
          subjectId: postId,
          reason: why,
        }),
        ...notifyStatements(
          [{ userId: story.creatorId, kind: 'partner' }],
          featureAsked(request.id, postId),
          now,
        ),
      ])
    } catch (error) {
      if (!isOutdated(error)) throw error
      return fail('CONFLICT', messages.changedMeanwhile)
    }
    await tellTabs(parts, [story.creatorId])
    return ok(request)
  },
)
