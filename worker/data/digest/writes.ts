import { and, eq, isNull, not, type SQL } from 'drizzle-orm'
import type { SubscriberRhythm } from '../../../schema/rules/digests'
import { letter } from '../../../schema/tables/letter'
import { newsletter, subscriber } from '../../../schema/tables/newsletter'
import { insertWhere } from '../sql/insert'
import type { Param } from '../sql/params'
import { some } from '../sql/query'
import { update, write } from '../sql/write'

/** Settles how often a subscription gets mails, and until when it gets none. */
export const setRhythm = write(
  (id: Param<string>, rhythm: Param<SubscriberRhythm>, pausedUntil: Param<number | null>) =>
    update(subscriber).set({ rhythm, pausedUntil }).where(eq(subscriber.id, id)),
)

/** A newsletter has digests from a time on, unless it has them already. */
export const beginDigests = write((newsletterId: Param<string>, dueAt: Param<number>) =>
  update(newsletter)
    .set({ digestDueAt: dueAt })
    .where(and(eq(newsletter.id, newsletterId), isNull(newsletter.digestDueAt))),
)

const isDue = (newsletterId: SQL | Param<string>, dueAt: Param<number>) =>
  and(eq(newsletter.id, newsletterId), eq(newsletter.digestDueAt, dueAt))

/** Stores a digest as a letter, if it is due still: once. */
export const insertDigest = insertWhere(letter, ({ newsletterId, digestAt }, dueAt: Param<number>) =>
  and(
    some(newsletter, isDue(newsletterId, dueAt)),
    not(some(letter, and(eq(letter.newsletterId, newsletterId), eq(letter.digestAt, digestAt)))),
  ),
)

/** The next digest is due at another time. */
export const setNextDigest = write((newsletterId: Param<string>, dueAt: Param<number>, next: Param<number>) =>
  update(newsletter).set({ digestDueAt: next }).where(isDue(newsletterId, dueAt)),
)
