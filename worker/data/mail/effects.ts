/** What an event does that is being taken: none of these statements does anything for another one. */
import { and, eq, gte, inArray, ne, or, sql } from 'drizzle-orm'
import { MOST_REFUSALS } from '../../../schema/rules/mail-events'
import { letter, letterRecipient } from '../../../schema/tables/letter'
import { mailEvent, refusingAddress } from '../../../schema/tables/mail-event'
import { subscriber, suppressedAddress } from '../../../schema/tables/newsletter'
import { inJson } from '../sql/fragments'
import { insertWhere } from '../sql/insert'
import type { Param } from '../sql/params'
import { countOf, some } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'
import { isTaken } from './events'

/** An address that refuses a mail, unless it is known as one. */
export const insertRefusing = insertWhere(
  refusingAddress,
  (_row, eventId: Param<string>) => isTaken(eventId),
  'ignore',
)

export const countRefusal = write((emailHash: Param<string>, now: Param<number>, eventId: Param<string>) =>
  update(refusingAddress)
    .set({ refusals: sql`${refusingAddress.refusals} + 1`, refusedAt: now })
    .where(and(eq(refusingAddress.emailHash, emailHash), isTaken(eventId))),
)

/** A mail has arrived: what was refused before it doesn't count any more. */
export const forgetRefusals = write((emailHash: Param<string>, eventId: Param<string>) =>
  deleteFrom(refusingAddress).where(and(eq(refusingAddress.emailHash, emailHash), isTaken(eventId))),
)

/** Whether an event stops its address: at once, or because it has refused too many mails. */
const stops = (eventId: Param<string>) =>
  some(
    mailEvent,
    and(
      eq(mailEvent.id, eventId),
      eq(mailEvent.state, 'taken'),
      or(
        inArray(mailEvent.kind, ['bounced', 'complained']),
        and(
          eq(mailEvent.kind, 'refused'),
          some(
            refusingAddress,
            and(
              eq(refusingAddress.emailHash, mailEvent.emailHash),
              gte(refusingAddress.refusals, MOST_REFUSALS),
            ),
          ),
        ),
      ),
    ),
  )

/** Suppresses an address that an event stops. */
export const suppressStopped = insertWhere(
  suppressedAddress,
  (_row, eventId: Param<string>) => stops(eventId),
  'ignore',
)

/** A complaint counts for more than a bounce, and both for more than a wish that its owner can take back. */
export const worsenSuppression = write(
  (emailHash: Param<string>, reason: Param<'bounced' | 'complained'>, eventId: Param<string>) =>
    update(suppressedAddress)
      .set({ reason })
      .where(
        and(
          eq(suppressedAddress.emailHash, emailHash),
          ne(suppressedAddress.reason, 'complained'),
          stops(eventId),
        ),
      ),
)

/** Ends the subscriptions of an address that an event stops. */
export const endStopped = write(
  (
    email: Param<string>,
    state: Param<'bounced' | 'complained'>,
    now: Param<number>,
    eventId: Param<string>,
  ) =>
    update(subscriber)
      .set({ state, leftAt: now, askedAt: 0, expiresAt: null, askDueAt: null })
      .where(
        and(eq(subscriber.email, email), inArray(subscriber.state, ['pending', 'active']), stops(eventId)),
      ),
)

type Sent = 'sent' | 'failed' | 'delivered'

const isRecipientIn = (letterId: Param<string>, subscriberId: Param<string>, ...states: Sent[]) =>
  and(
    eq(letterRecipient.letterId, letterId),
    eq(letterRecipient.subscriberId, subscriberId),
    inArray(letterRecipient.state, states),
  )

const recipientIn = (...recipient: Parameters<typeof isRecipientIn>) =>
  sql`(${countOf(letterRecipient, isRecipientIn(...recipient))})`

/** A mail whose answer was lost was sent after all. */
const foundOut = (letterId: Param<string>, subscriberId: Param<string>) => ({
  sentCount: sql`${letter.sentCount} + ${recipientIn(letterId, subscriberId, 'failed')}`,
  failedCount: sql`${letter.failedCount} - ${recipientIn(letterId, subscriberId, 'failed')}`,
  countedCount: sql`${letter.countedCount} + (${countOf(
    letterRecipient,
    and(isRecipientIn(letterId, subscriberId, 'failed'), eq(letterRecipient.isCounted, true)),
  )})`,
})

/** Counts what became of a letter to a recipient, before that is settled. */
export const countDelivered = write(
  (letterId: Param<string>, subscriberId: Param<string>, eventId: Param<string>) =>
    update(letter)
      .set({
        ...foundOut(letterId, subscriberId),
        deliveredCount: sql`${letter.deliveredCount} + ${recipientIn(letterId, subscriberId, 'sent', 'failed')}`,
      })
      .where(and(eq(letter.id, letterId), isTaken(eventId))),
)
export const countBounced = write(
  (letterId: Param<string>, subscriberId: Param<string>, eventId: Param<string>) =>
    update(letter)
      .set({
        ...foundOut(letterId, subscriberId),
        bouncedCount: sql`${letter.bouncedCount} + ${recipientIn(letterId, subscriberId, 'sent', 'failed', 'delivered')}`,
        deliveredCount: sql`${letter.deliveredCount} - ${recipientIn(letterId, subscriberId, 'delivered')}`,
      })
      .where(and(eq(letter.id, letterId), isTaken(eventId))),
)
export const countComplained = write(
  (letterId: Param<string>, subscriberId: Param<string>, eventId: Param<string>) =>
    update(letter)
      .set({
        ...foundOut(letterId, subscriberId),
        complainedCount: sql`${letter.complainedCount} + ${recipientIn(letterId, subscriberId, 'sent', 'failed', 'delivered')}`,
      })
      .where(and(eq(letter.id, letterId), isTaken(eventId))),
)

/** Settles what became of a letter to a recipient. @param before what it may have been until now, as a JSON list. */
export const settleReturned = write(
  (
    letterId: Param<string>,
    subscriberId: Param<string>,
    state: Param<'delivered' | 'bounced' | 'complained'>,
    before: Param<string>,
    now: Param<number>,
    eventId: Param<string>,
  ) =>
    update(letterRecipient)
      .set({ state, settledAt: now })
      .where(
        and(
          eq(letterRecipient.letterId, letterId),
          eq(letterRecipient.subscriberId, subscriberId),
          inJson(letterRecipient.state, before),
          isTaken(eventId),
        ),
      ),
)
