import * as v from 'valibot'
import { entityId, opaque } from '../../../schema/inputs/text'
import { LONGEST_PAUSE, nextDigest, type SubscriberRhythm } from '../../../schema/rules/digests'
import { LONGEST_LINK_TOKEN } from '../../../schema/rules/newsletters'
import { readTime, timeIn } from '../../../schema/rules/stats/zones'
import { digestWording } from '../../../schema/wording/digest'
import { newsletterMessages } from '../../../schema/wording/newsletter-messages'
import { beginDigests, setRhythm } from '../../data/digest/writes'
import { subscriptionOf } from '../../data/newsletter/queries'
import { browserZone } from '../digest/browser-zone'
import { done, type Failure, fail, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type NotChanged, type OwnerParts, ownerOf } from './change-subscriptions'

const RHYTHMS = { EACH: 'each', WEEKLY: 'weekly' } as const satisfies Record<string, SubscriberRhythm>
const { rhythm: wording } = digestWording

/**
 * Chooses how often an address gets a newsletter, and until when it gets nothing. Idempotent. Rule:
 * docs/rules/newsletters.md, "How often".
 */
export const chooseRhythm = defineUseCase(
  v.object({
    /** The viewer's own if it is absent. */
    token: v.nullish(opaque(LONGEST_LINK_TOKEN, newsletterMessages.invalid), null),
    /** Absent if the token names it. */
    newsletterId: v.nullish(entityId, null),
    rhythm: v.picklist(['EACH', 'WEEKLY']),
    /** A day, as YYYY-MM-DD; empty for no pause. */
    pausedUntil: v.nullish(opaque(10, wording.noDay), ''),
  }),
  async (
    parts: OwnerParts,
    { token, newsletterId, rhythm, pausedUntil },
  ): Promise<Result<undefined, NotChanged | Failure<'BAD_REQUEST'>>> => {
    const { db, clock } = parts
    const owner = await ownerOf(parts, token)
    if (!owner.ok) return owner
    const { email, newsletterId: only } = owner.value
    const day = pausedUntil === '' ? undefined : readTime(pausedUntil)
    if (pausedUntil !== '' && !day) return fail('BAD_REQUEST', wording.noDay, 'pausedUntil')
    const now = clock.now()
    const until = day ? timeIn(browserZone(parts), day) : null
    if (until !== null && until > now + LONGEST_PAUSE)
      return fail('BAD_REQUEST', wording.tooLong, 'pausedUntil')
    const row = await db.first(subscriptionOf, email, only ?? newsletterId ?? '')
    if (!row) return fail('NOT_FOUND', newsletterMessages.notSubscribed, 'newsletterId')
    await db.write([
      setRhythm(row.id, RHYTHMS[rhythm], until !== null && until > now ? until : null),
      ...(rhythm === 'WEEKLY' ? [beginDigests(row.newsletterId, nextDigest(now))] : []),
    ])
    return done
  },
)
