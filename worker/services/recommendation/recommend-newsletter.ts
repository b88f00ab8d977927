import * as v from 'valibot'
import { newsletterAddress } from '../../../schema/inputs/recommendation'
import { entityId } from '../../../schema/inputs/text'
import { MOST_RECOMMENDATION_ROWS, MOST_RECOMMENDED } from '../../../schema/rules/recommendations'
import { recommendationMessages as messages } from '../../../schema/wording/recommendation-messages'
import { recommendationOf, recommendationsGiven } from '../../data/recommendation/queries'
import { insertRecommendation } from '../../data/recommendation/writes'
import { type NoSender, requireSender } from '../letter/require-sender'
import { firstUse } from '../newsletter/first-use'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { newsletterAt } from './newsletter-at'
import type { Recommendation } from './recommendations'

type Parts = Needs<'db' | 'clock' | 'session' | 'browser'>
type NotRecommended = NoSender | Failure<'BAD_REQUEST' | 'CONFLICT'>

/**
 * Has a newsletter recommend another one. Idempotent: one that it recommends already stays as it is. Rule:
 * docs/rules/newsletters.md, "Recommendations".
 */
export const recommendNewsletter = defineUseCase(
  v.object({
    newsletterId: entityId,
    address: v.pipe(
      newsletterAddress,
      v.description('`@` and a username, a slug, or the address of a writer, a publication or a newsletter.'),
    ),
  }),
  async (parts: Parts, { newsletterId, address }): Promise<Result<Recommendation, NotRecommended>> => {
    const { db, clock } = parts
    const allowed = await requireSender(parts, newsletterId, messages.notYours)
    if (!allowed.ok) return allowed
    const { newsletter } = allowed.value
    const recommended = await newsletterAt(parts, address)
    if (!recommended) return fail('NOT_FOUND', messages.unknown, 'address')
    if (recommended.id === newsletterId) return fail('BAD_REQUEST', messages.itself, 'address')
    const all = await db.all(recommendationsGiven, newsletterId, MOST_RECOMMENDATION_ROWS)
    const before = all.find((row) => row.recommendedId === recommended.id)
    if (before && before.refusedAt !== null) return fail('CONFLICT', messages.refused, 'address')
    if (before) return ok({ ...before, newsletter, recommended })
    if (all.filter(({ refusedAt }) => refusedAt === null).length >= MOST_RECOMMENDED)
      return fail('CONFLICT', messages.tooMany, 'address')
    if (all.length >= MOST_RECOMMENDATION_ROWS) return fail('CONFLICT', messages.tooManyRefused, 'address')
    const now = clock.now()
    const row = { newsletterId, recommendedId: recommended.id, createdAt: now }
    await db.write([
      ...firstUse(newsletter, now),
      ...firstUse(recommended, now),
      insertRecommendation(row, MOST_RECOMMENDED, MOST_RECOMMENDATION_ROWS),
    ])
    const stored = await db.first(recommendationOf, newsletterId, recommended.id)
    return stored ? ok({ ...stored, newsletter, recommended }) : fail('CONFLICT', messages.tooMany, 'address')
  },
)
