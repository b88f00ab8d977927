import * as v from 'valibot'
import { opaque } from '../../../schema/inputs/text'
import { CONFIRM_WITHIN, LONGEST_LINK_TOKEN } from '../../../schema/rules/newsletters'
import { newsletterMessages } from '../../../schema/wording/newsletter-messages'
import { subscriberById } from '../../data/newsletter/queries'
import { asBrowserAsks } from '../counting/uncounted'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { confirming } from './confirming'
import { findNewsletter } from './find-newsletter'
import { openLink } from './link-tokens'
import type { Subscription } from './subscribe-to-newsletter'
import { suppressionHash } from './suppression'

/** Confirms a subscription by the link of the latest mail that asked for it. Idempotent. Rule: docs/rules/newsletters.md, "Confirming". */
export const confirmSubscription = defineUseCase(
  v.object({ token: opaque(LONGEST_LINK_TOKEN, newsletterMessages.invalid) }),
  async (
    parts: Needs<'db' | 'clock' | 'keys' | 'browser'>,
    { token },
  ): Promise<Result<Subscription, Failure<'NOT_FOUND'>>> => {
    const { db, clock } = parts
    const link = await openLink(parts, token)
    if (link?.scope !== 'confirm') return fail('NOT_FOUND', newsletterMessages.expired, 'token')
    const { subscriber } = link
    const { id, askedAt, email, newsletterId, state } = subscriber
    const newsletter = await findNewsletter(parts, newsletterId)
    if (!newsletter) return fail('NOT_FOUND', newsletterMessages.notThere)
    const now = clock.now()
    if (state === 'active') return ok({ newsletter, state: 'ACTIVE' })
    if (askedAt + CONFIRM_WITHIN <= now) return fail('NOT_FOUND', newsletterMessages.expired, 'token')
    const hash = await suppressionHash(parts, email)
    await db.write([...confirming(subscriber, hash, now), ...asBrowserAsks(parts, hash, now)])
    const after = await db.first(subscriberById, id)
    return ok({ newsletter, state: after?.state === 'active' ? 'ACTIVE' : 'PENDING' })
  },
)
