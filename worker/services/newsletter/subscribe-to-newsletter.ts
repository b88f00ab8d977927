import * as v from 'valibot'
import { emailAddress } from '../../../schema/inputs/email'
import { entityId, oneOf, opaque } from '../../../schema/inputs/text'
import { LONGEST_LINK_TOKEN, SUBSCRIBING_SOURCES } from '../../../schema/rules/newsletters'
import { inputWording } from '../../../schema/wording/inputs'
import { newsletterMessages } from '../../../schema/wording/newsletter-messages'
import type { Needs } from '../parts'
import { actorOf } from '../policies/actor'
import { can } from '../policies/can'
import { referrerOf } from '../referral/referral-links'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { findNewsletter, type Newsletter } from './find-newsletter'
import { takeWish, type Wish, type WishParts, wishFailure } from './take-wish'

/** What became of a subscription. */
export interface Subscription {
  newsletter: Newsletter
  state: 'PENDING' | 'ACTIVE' | 'UNSUBSCRIBED'
}

/** The viewer's own confirmed address; nothing in a session that isn't theirs. */
export async function ownAddressOf({ session, browser }: Needs<'session' | 'browser'>) {
  const present = await session()
  const actor = actorOf(present, browser.mainOrigin)
  if (!present || !actor || !can(actor, 'record', { entity: 'account', account: actor })) return undefined
  const { email, emailVerifiedAt } = present.user
  return email !== null && emailVerifiedAt !== null ? email : undefined
}

/**
 * Subscribes the viewer by their own address, or asks a typed one to confirm. What becomes of a typed address isn't
 * told, and takes as long whatever it is. Rule: docs/rules/newsletters.md, "Subscribing".
 */
export const subscribeToNewsletter = defineUseCase(
  v.object({
    newsletterId: entityId,
    /** The viewer's own if it is absent. */
    email: v.nullish(emailAddress(newsletterMessages.email), null),
    source: v.nullish(oneOf(SUBSCRIBING_SOURCES, inputWording.invalid), 'page'),
    /** What a subscriber's own link says. */
    via: v.nullish(opaque(LONGEST_LINK_TOKEN, newsletterMessages.invalid), null),
  }),
  async (
    parts: WishParts,
    { newsletterId, email, source, via },
  ): Promise<Result<Subscription, Failure<'NOT_FOUND' | 'BAD_REQUEST' | 'RATE_LIMITED'>>> => {
    const [newsletter, own] = await Promise.all([findNewsletter(parts, newsletterId), ownAddressOf(parts)])
    if (!newsletter) return fail('NOT_FOUND', newsletterMessages.notThere, 'newsletterId')
    const address = email ?? own
    if (address === undefined) return fail('BAD_REQUEST', newsletterMessages.email, 'email')
    const isOwn = address === own
    const referrerId = via === null ? undefined : await referrerOf(parts, newsletter, { via, email: address })
    const came = isOwn ? 'account' : source
    const wish: Wish =
      referrerId === undefined
        ? { newsletter, email: address, source: came }
        : { newsletter, email: address, source: 'referral', referrerId }
    const taken = await takeWish(parts, wish, isOwn)
    return taken === 'taken' ? ok({ newsletter, state: isOwn ? 'ACTIVE' : 'PENDING' }) : wishFailure(taken)
  },
)
