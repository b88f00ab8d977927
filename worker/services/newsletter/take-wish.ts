import { networkOf } from '../../../schema/rules/network-of'
import {
  CONFIRM_WITHIN,
  CONFIRMATIONS_OF_ADDRESS,
  CONFIRMATIONS_OF_NEWSLETTER,
  SUBSCRIBING_OF_NETWORK,
  type SubscriberSource,
} from '../../../schema/rules/newsletters'
import { newsletterWording } from '../../../schema/wording/newsletter'
import { newsletterMessages } from '../../../schema/wording/newsletter-messages'
import { subscriptionOf, suppressionOf } from '../../data/newsletter/queries'
import { askSubscriber, insertSubscriber } from '../../data/newsletter/writes'
import { asBrowserAsks } from '../counting/uncounted'
import type { Needs } from '../parts'
import { fail } from '../result'
import { confirmationMail } from './confirmation-mail'
import { confirming } from './confirming'
import type { Newsletter } from './find-newsletter'
import { firstUse } from './first-use'
import { suppressionHash } from './suppression'

export type WishParts = Needs<
  'db' | 'clock' | 'keys' | 'session' | 'browser' | 'site' | 'mailer' | 'lockouts' | 'later' | 'newId'
>

/** Who wants which newsletter, and how they came. */
export interface Wish {
  newsletter: Newsletter
  email: string
  source: SubscriberSource
  /** The newsletter that has recommended it. */
  recommendedBy?: string
  /** The subscriber whose link they have followed. */
  referrerId?: string
}

/** Stores the wish of an address, whatever it was before. Nobody is subscribed by that. */
async function store(
  { db, clock, newId }: WishParts,
  { newsletter, email, source, recommendedBy, referrerId }: Wish,
): Promise<void> {
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
      recommendedBy: recommendedBy ?? null,
      referrerId: referrerId ?? null,
    }),
    askSubscriber(email, id, now, expiresAt, consentText),
  ])
}

/** What became of a wish: `often` if its network sends too many, `stopped` if mail to its own address may not be sent. */
type TakenWish = 'taken' | 'often' | 'stopped'

/** Subscribes the viewer, whose account has confirmed the address before. */
async function subscribeOwn(parts: WishParts, wish: Wish): Promise<TakenWish> {
  const { db, clock } = parts
  const { email, newsletter } = wish
  const hash = await suppressionHash(parts, email)
  const suppressed = await db.first(suppressionOf, hash)
  if (suppressed && suppressed.reason !== 'left') return 'stopped'
  await store(parts, wish)
  const row = await db.first(subscriptionOf, email, newsletter.id)
  if (!row) return 'taken'
  const now = clock.now()
  await db.write([...confirming(row, hash, now), ...asBrowserAsks(parts, hash, now)])
  return 'taken'
}

/** Asks a typed address by mail, unless it is subscribed, wants no mail, or was asked often. */
async function ask(parts: WishParts, wish: Wish): Promise<void> {
  const { db, lockouts, mailer } = parts
  const { email, newsletter } = wish
  const [before, suppressed] = await Promise.all([
    db.first(subscriptionOf, email, newsletter.id),
    db.first(suppressionOf, await suppressionHash(parts, email)),
  ])
  if (before?.state === 'active' || suppressed) return
  const { most, windowMs } = CONFIRMATIONS_OF_NEWSLETTER
  if ((await lockouts.use(`confirm-${newsletter.id}`, email, windowMs, most)) > most) return
  const { most: inAll, windowMs: time } = CONFIRMATIONS_OF_ADDRESS
  if ((await lockouts.use('confirmations', email, time, inAll)) > inAll) return
  await store(parts, wish)
  const row = await db.first(subscriptionOf, email, newsletter.id)
  if (row && row.state !== 'active') await mailer.send(await confirmationMail(parts, row, newsletter.name))
}

/**
 * Subscribes the viewer's own address, or has a typed one asked to confirm. What becomes of a typed address isn't told, and
 * takes as long whatever it is. Rule: docs/rules/newsletters.md, "Subscribing".
 *
 * @param isOwn whether the viewer's account has confirmed the address.
 */
export async function takeWish(parts: WishParts, wish: Wish, isOwn: boolean): Promise<TakenWish> {
  if (isOwn) return subscribeOwn(parts, wish)
  const { most, windowMs } = SUBSCRIBING_OF_NETWORK
  const network = networkOf(parts.browser.address ?? 'unknown')
  if ((await parts.lockouts.use('subscribing', network, windowMs, most)) > most) return 'often'
  parts.later(
    ask(parts, wish).catch((error: unknown) => {
      console.error(JSON.stringify({ event: 'mail-failed', mail: 'confirm', error: String(error) }))
    }),
  )
  return 'taken'
}

/** Why a wish wasn't taken. */
export const wishFailure = (taken: Exclude<TakenWish, 'taken'>) =>
  taken === 'often'
    ? fail('RATE_LIMITED', newsletterMessages.tooMany)
    : fail('BAD_REQUEST', newsletterMessages.stopped, 'email')
