import * as v from 'valibot'
import { emailAddress } from '../../../schema/inputs/email'
import { entityId } from '../../../schema/inputs/text'
import { MOST_RECOMMENDED } from '../../../schema/rules/recommendations'
import { newsletterMessages } from '../../../schema/wording/newsletter-messages'
import { recommendationMessages as messages } from '../../../schema/wording/recommendation-messages'
import { ownAddressOf, type Subscription } from '../newsletter/subscribe-to-newsletter'
import { takeWish, type WishParts, wishFailure } from '../newsletter/take-wish'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { recommendedBy } from './recommendations'

/**
 * Subscribes to what is chosen of a newsletter's recommendations, each as its own form would. What isn't recommended any
 * more is left out. Rule: docs/rules/newsletters.md, "Recommendations".
 */
export const subscribeToRecommended = defineUseCase(
  v.object({
    newsletterId: entityId,
    recommendedIds: v.pipe(
      v.array(entityId),
      v.minLength(1, messages.noneChosen),
      v.maxLength(MOST_RECOMMENDED, messages.tooMany),
    ),
    /** The viewer's own if it is absent. */
    email: v.nullish(emailAddress(newsletterMessages.email), null),
  }),
  async (
    parts: WishParts,
    { newsletterId, recommendedIds, email },
  ): Promise<
    Result<{ subscriptions: Subscription[] }, Failure<'NOT_FOUND' | 'BAD_REQUEST' | 'RATE_LIMITED'>>
  > => {
    const [all, own] = await Promise.all([recommendedBy(parts, newsletterId), ownAddressOf(parts)])
    const chosen = all.filter(({ id }) => recommendedIds.includes(id))
    if (chosen.length === 0) return fail('NOT_FOUND', messages.gone, 'recommendedIds')
    const address = email ?? own
    if (address === undefined) return fail('BAD_REQUEST', newsletterMessages.email, 'email')
    const isOwn = address === own
    const subscriptions: Subscription[] = []
    for (const newsletter of chosen) {
      const wish = {
        newsletter,
        email: address,
        source: 'recommendation',
        recommendedBy: newsletterId,
      } as const
      const taken = await takeWish(parts, wish, isOwn)
      if (taken !== 'taken') return wishFailure(taken)
      subscriptions.push({ newsletter, state: isOwn ? 'ACTIVE' : 'PENDING' })
    }
    return ok({ subscriptions })
  },
)
