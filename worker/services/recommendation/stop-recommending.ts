import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { recommendationMessages as messages } from '../../../schema/wording/recommendation-messages'
import { deleteRecommendation } from '../../data/recommendation/writes'
import { type NoSender, requireSender } from '../letter/require-sender'
import type { Needs } from '../parts'
import { done, type Result } from '../result'
import { defineUseCase } from '../use-case'

/** A newsletter recommends another one no more. Idempotent. Rule: docs/rules/newsletters.md, "Recommendations". */
export const stopRecommending = defineUseCase(
  v.object({ newsletterId: entityId, recommendedId: entityId }),
  async (
    parts: Needs<'db' | 'session' | 'browser'>,
    { newsletterId, recommendedId },
  ): Promise<Result<undefined, NoSender>> => {
    const allowed = await requireSender(parts, newsletterId, messages.notYours)
    if (!allowed.ok) return allowed
    await parts.db.write([deleteRecommendation(newsletterId, recommendedId)])
    return done
  },
)
