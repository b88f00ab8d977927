import * as v from 'valibot'
import { emailAddress } from '../../../schema/inputs/email'
import { entityId, oneOf } from '../../../schema/inputs/text'
import { networkOf } from '../../../schema/rules/network-of'
import {
  CONFIRM_WITHIN,
  CONFIRMATIONS_OF_ADDRESS,
  CONFIRMATIONS_OF_NEWSLETTER,
  SUBSCRIBING_OF_NETWORK,
  SUBSCRIBING_SOURCES,
  type SubscriberSource,
} from '../../../schema/rules/newsletters'
import { inputWording } from '../../../schema/wording/inputs'
import { newsletterWording } from '../../../schema/wording/newsletter'
import { newsletterMessages } from '../../../schema/wording/newsletter-messages'
import { subscriptionOf, suppressionOf } from '../../data/newsletter/queries'
import {
  askSubscriber,
  confirmSubscriber,
  insertSubscriber,
  liftSuppression,
} from '../../data/newsletter/writes'
import type { Needs } from '../parts'
import { actorOf } from '../policies/actor'
import { can } from '../policies/can'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { confirmationMail } from './confirmation-mail'
import { findNewsletter, type Newsletter } from './find-newsletter'
import { firstUse } from './first-use'
import { suppressionHash } from './suppression'

type Parts = Needs<
  'db' | 'clock' | 'keys' | 'session' | 'browser' | 'site' | 'mailer' | 'lockouts' | 'later' | 'newId'
>

/** What became of a subscription. */
export interface Subscription {
  newsletter: Newsletter
  state: 'PENDING' | 'ACTIVE' | 'UNSUBSCRIBED'
}

interface Wanted {
  newsletter: Newsletter
  email: string
  source: SubscriberSource
}

/** The viewer's own confirmed address; nothing in a session that isn't theirs. */
export async function ownAddressOf({ session, browser }: Needs<'session' | 'browser'>) {
  const present = await session()
  const actor = actorOf(present, browser.mainOrigin)
  if (!present || !actor || !can(actor, 'record', { entity: 'account', account: actor })) return undefined
  const { email, emailVerifiedAt } = present.user
  return email !== null && emailVerifiedAt !== null ? email : undefined
}

/** Stores the wish of an address, whatever it was before. Nobody is subscribed by that. */
async function store({ db, clock, newId }: Parts, { newsletter, email, source }: Wanted): Promise<void> {
  const { id, name } = newsletter
  const now = clock.now()
  const expiresAt = now + CONFIRM_WITHIN
  const consentText = newsletterWording.consent(name)
  await db.write([
    ...firstUse(newsletter, now),
    insertSubscriber({
      id: newId(),
      newsletterId: id,
      email,
      state: 'pending',
      source,
      createdAt: now,
      askedAt: now,
      consentText,
      expiresAt,
    }),
    askSubscriber(email, id, now, expiresAt, consentText),
  ])
}

/** Subscribes the viewer, whose account has confirmed the address before. */
async function subscribeOwn(parts: Parts, wanted: Wanted): Promise<void> {
  const { db, clock } = parts
  const { email, newsletter } = wanted
  await store(parts, wanted)
  const row = await db.first(subscriptionOf, email, newsletter.id)
  if (!row) return
  const hash = await suppressionHash(parts, email)
  await db.write([confirmSubscriber(row.id, row.askedAt, clock.now()), liftSuppression(hash)])
}

/** Asks a typed address by mail, unless it is subscribed, wants no mail, or was asked often. */
async function ask(parts: Parts, wanted: Wanted): Promise<void> {
  const { db, lockouts, mailer } = parts
  const { email, newsletter } = wanted
  const [before, suppressed] = await Promise.all([
    db.first(subscriptionOf, email, newsletter.id),
    db.first(suppressionOf, await suppressionHash(parts, email)),
  ])
  if (before?.state === 'active' || suppressed) return
  const { most, windowMs } = CONFIRMATIONS_OF_NEWSLETTER
  if ((await lockouts.use(`confirm-${newsletter.id}`, email, windowMs, most)) > most) return
  const { most: inAll, windowMs: time } = CONFIRMATIONS_OF_ADDRESS
  if ((await lockouts.use('confirmations', email, time, inAll)) > inAll) return
  await store(parts, wanted)
  const row = await db.first(subscriptionOf, email, newsletter.id)
  if (row && row.state !== 'active') await mailer.send(await confirmationMail(parts, row, newsletter.name))
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
  }),
  async (
    parts: Parts,
    { newsletterId, email, source },
  ): Promise<Result<Subscription, Failure<'NOT_FOUND' | 'BAD_REQUEST' | 'RATE_LIMITED'>>> => {
    const [newsletter, own] = await Promise.all([findNewsletter(parts, newsletterId), ownAddressOf(parts)])
    if (!newsletter) return fail('NOT_FOUND', newsletterMessages.notThere, 'newsletterId')
    const address = email ?? own
    if (address === undefined) return fail('BAD_REQUEST', newsletterMessages.email, 'email')
    if (address === own) {
      await subscribeOwn(parts, { newsletter, email: address, source: 'account' })
      return ok({ newsletter, state: 'ACTIVE' })
    }
    const { most, windowMs } = SUBSCRIBING_OF_NETWORK
    const network = networkOf(parts.browser.address ?? 'unknown')
    if ((await parts.lockouts.use('subscribing', network, windowMs, most)) > most)
      return fail('RATE_LIMITED', newsletterMessages.tooMany)
    parts.later(
      ask(parts, { newsletter, email: address, source }).catch((error: unknown) => {
        console.error(JSON.stringify({ event: 'mail-failed', mail: 'confirm', error: String(error) }))
      }),
    )
    return ok({ newsletter, state: 'PENDING' })
  },
)
