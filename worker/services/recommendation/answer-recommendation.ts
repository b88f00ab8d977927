import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { recommendationMessages as messages } from '../../../schema/wording/recommendation-messages'
import { recommendationOf } from '../../data/recommendation/queries'
import { setRefused } from '../../data/recommendation/writes'
import { type NoSender, requireSender } from '../letter/require-sender'
import type { Needs } from '../parts'
import { done, fail, type Result } from '../result'
import { defineUseCase } from '../use-case'

/**
 * Refuses that another newsletter recommends the viewer's, or allows it again. Idempotent. Rule:
 * docs/rules/newsletters.md, "Recommendations".
 */
export const answerRecommendation = defineUseCase(
  v.object({ newsletterId: entityId, recommenderId: entityId, isAllowed: v.boolean() }),
  async (
    parts: Needs<'db' | 'clock' | 'session' | 'browser'>,
    { newsletterId, recommenderId, isAllowed },
  ): Promise<Result<undefined, NoSender>> => {
    const { db, clock } = parts
    const allowed = await requireSender(parts, newsletterId, messages.notYours)
    if (!allowed.ok) return allowed
    const row = await db.first(recommendationOf, recommenderId, newsletterId)
    if (!row) return fail('NOT_FOUND', messages.gone, 'recommenderId')
    await db.write([setRefused(recommenderId, newsletterId, isAllowed ? null : clock.now())])
    return done
  },
)
