import * as v from 'valibot'
import { entityId, opaque } from '../../../schema/inputs/text'
import { LONGEST_LINK_TOKEN } from '../../../schema/rules/newsletters'
import { newsletterMessages } from '../../../schema/wording/newsletter-messages'
import { type Subscriber, subscriptionOf } from '../../data/newsletter/queries'
import { leaveNewsletter } from '../../data/newsletter/writes'
import { tellOfSubscriber } from '../../data/webhook/writes'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { findKeptNewsletter } from './find-newsletter'
import { openLink } from './link-tokens'
import { ownAddressOf, type Subscription } from './subscribe-to-newsletter'

type Parts = Needs<'db' | 'clock' | 'keys' | 'session' | 'browser'>
type NotLeft = Failure<'NOT_FOUND' | 'UNAUTHORIZED'>

/** The subscription that a token is about, or the viewer's own. */
async function subscriptionMeant(
  parts: Parts,
  token: string | null,
  newsletterId: string | null,
): Promise<Result<Subscriber, NotLeft>> {
  const { db } = parts
  if (token !== null) {
    const link = await openLink(parts, token)
    if (!link || link.scope === 'confirm') return fail('NOT_FOUND', newsletterMessages.invalid, 'token')
    if (link.scope !== 'all' || newsletterId === null) return ok(link.subscriber)
    const other = await db.first(subscriptionOf, link.subscriber.email, newsletterId)
    return other ? ok(other) : fail('NOT_FOUND', newsletterMessages.notSubscribed, 'newsletterId')
  }
  const own = await ownAddressOf(parts)
  if (own === undefined) return fail('UNAUTHORIZED', newsletterMessages.signIn)
  const row = newsletterId === null ? undefined : await db.first(subscriptionOf, own, newsletterId)
  return row ? ok(row) : fail('NOT_FOUND', newsletterMessages.notSubscribed, 'newsletterId')
}

/** Ends a subscription at once. Idempotent. Rule: docs/rules/newsletters.md, "Leaving". */
export const unsubscribe = defineUseCase(
  v.object({
    newsletterId: v.nullish(entityId, null),
    token: v.nullish(opaque(LONGEST_LINK_TOKEN, newsletterMessages.invalid), null),
  }),
  async (parts: Parts, { newsletterId, token }): Promise<Result<Subscription, NotLeft>> => {
    const meant = await subscriptionMeant(parts, token, newsletterId)
    if (!meant.ok) return meant
    const { id, state, newsletterId: left } = meant.value
    const now = parts.clock.now()
    const [newsletter] = await Promise.all([
      findKeptNewsletter(parts, left),
      parts.db.write([
        leaveNewsletter(id, now),
        ...(state === 'active' ? [tellOfSubscriber('subscriber.removed', id, 'unsubscribed', now)] : []),
      ]),
    ])
    // Whoever leaves may do so when the writer is gone, too.
    return newsletter
      ? ok({ newsletter, state: 'UNSUBSCRIBED' })
      : fail('NOT_FOUND', newsletterMessages.notThere)
  },
)
