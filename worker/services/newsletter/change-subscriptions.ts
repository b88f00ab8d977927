import * as v from 'valibot'
import { entityId, opaque } from '../../../schema/inputs/text'
import { LONGEST_LINK_TOKEN } from '../../../schema/rules/newsletters'
import { newsletterMessages } from '../../../schema/wording/newsletter-messages'
import { subscriptionOf } from '../../data/newsletter/queries'
import {
  leaveAll,
  liftSuppression,
  rejoinAll,
  rejoinNewsletter,
  suppressAddress,
} from '../../data/newsletter/writes'
import { tellOfSubscriber } from '../../data/webhook/writes'
import type { Needs } from '../parts'
import { done, type Failure, fail, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { leaving } from './leaving'
import { type MailOwner, mailOwnerOf } from './mail-settings'
import { ownAddressOf } from './subscribe-to-newsletter'
import { suppressionHash } from './suppression'

export type OwnerParts = Needs<'db' | 'clock' | 'keys' | 'session' | 'browser'>
export type NotChanged = Failure<'NOT_FOUND' | 'UNAUTHORIZED'>

/** Whose subscriptions are changed: by a link's token, or the viewer's. */
export async function ownerOf(
  parts: OwnerParts,
  token: string | null,
): Promise<Result<MailOwner, NotChanged>> {
  const email = token === null ? await ownAddressOf(parts) : undefined
  const owner = token === null ? email && { email } : await mailOwnerOf(parts, token)
  if (owner) return { ok: true, value: owner }
  return token === null
    ? fail('UNAUTHORIZED', newsletterMessages.signIn)
    : fail('NOT_FOUND', newsletterMessages.invalid, 'token')
}

/**
 * Ends the subscriptions of an address, or takes that back: one, those to all writers, or all. Whoever leaves all is asked
 * by nobody again. Idempotent. Rule: docs/rules/newsletters.md, "All mail on one page".
 */
export const changeSubscriptions = defineUseCase(
  v.object({
    /** The viewer's own if it is absent. */
    token: v.nullish(opaque(LONGEST_LINK_TOKEN, newsletterMessages.invalid), null),
    which: v.picklist(['one', 'writers', 'all']),
    /** For one: absent if the token names it. */
    newsletterId: v.nullish(entityId, null),
    isOn: v.boolean(),
    /** The mail whose link ends one. */
    mailId: v.fallback(v.nullish(entityId, null), null),
    /** When the subscriptions ended that come back, for more than one. */
    leftAt: v.nullish(v.pipe(v.number(), v.safeInteger()), null),
  }),
  async (
    parts: OwnerParts,
    { token, which, newsletterId, isOn, mailId, leftAt },
  ): Promise<Result<undefined, NotChanged>> => {
    const { db, clock } = parts
    const owner = await ownerOf(parts, token)
    if (!owner.ok) return owner
    const { email, newsletterId: only } = owner.value
    const now = clock.now()
    const hash = await suppressionHash(parts, email)
    if (which === 'one' || only !== undefined) {
      const row = await db.first(subscriptionOf, email, only ?? newsletterId ?? '')
      if (!row) return fail('NOT_FOUND', newsletterMessages.notSubscribed, 'newsletterId')
      const wasOn = row.state === 'active'
      const told =
        wasOn === isOn
          ? []
          : [
              isOn
                ? tellOfSubscriber('subscriber.added', row.id, 'active', now)
                : tellOfSubscriber('subscriber.removed', row.id, 'unsubscribed', now),
            ]
      await db.write([
        ...(isOn
          ? [rejoinNewsletter(row.id, now, hash), liftSuppression(hash)]
          : leaving(row.id, mailId, now)),
        ...told,
      ])
      return done
    }
    const kinds = JSON.stringify(which === 'writers' ? ['writers'] : ['writers', 'publications'])
    if (!isOn) {
      const suppression = { emailHash: hash, reason: 'left', createdAt: now } as const
      await db.write([
        leaveAll(email, kinds, now),
        ...(which === 'all' ? [suppressAddress(suppression)] : []),
      ])
    } else {
      await db.write([rejoinAll(email, kinds, leftAt ?? -1, now, hash), liftSuppression(hash)])
    }
    return done
  },
)
