import { and, asc, desc, eq, gte, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import { letter } from '../../../schema/tables/letter'
import { newsletter, subscriber } from '../../../schema/tables/newsletter'
import { post } from '../../../schema/tables/post'
import type { RowOf } from '../database'
import { before, indexedBy } from '../sql/fragments'
import type { Page, Param } from '../sql/params'
import { query, select, some } from '../sql/query'
import { only } from '../sql/rows'

const wantsDigest = and(
  eq(subscriber.newsletterId, newsletter.id),
  eq(subscriber.state, 'active'),
  eq(subscriber.rhythm, 'weekly'),
)

/** Newsletters whose digest is due, and whether anybody wants it. */
export const dueDigests = query('dueDigests', (now: Param<number>, limit: Param<number>) =>
  select({
    id: newsletter.id,
    digestDueAt: newsletter.digestDueAt,
    isWanted: sql<0 | 1>`${some(indexedBy(subscriber, 'subscriber_of_newsletter'), wantsDigest)}`,
  })
    .from(indexedBy(newsletter, 'newsletter_digest_due'))
    .where(lte(newsletter.digestDueAt, now))
    .orderBy(asc(newsletter.digestDueAt))
    .limit(limit),
)

/** The stories that a newsletter began to send in a time, newest first, as far as they are out. */
export const lettersOfWeek = query(
  'lettersOfWeek',
  (newsletterId: Param<string>, from: Param<number>, until: Param<number>, limit: Param<number>) =>
    select(only(post, 'id'))
      .from(indexedBy(letter, 'letter_sent'))
      .crossJoin(post)
      .where(
        and(
          eq(letter.newsletterId, newsletterId),
          gte(letter.startedAt, from),
          lt(letter.startedAt, until),
          isNull(letter.digestAt),
          inArray(letter.state, ['sending', 'paused', 'sent']),
          eq(post.id, letter.postId),
          inArray(post.state, ['published', 'unlisted']),
        ),
      )
      .orderBy(desc(letter.startedAt))
      .limit(limit),
)

/** A newsletter's digests, newest first, of which there is one at a time. */
export const digestsOfNewsletter = query(
  'digestsOfNewsletter',
  (newsletterId: Param<string>, ...[digestAt, id, limit]: Page) =>
    select(
      only(
        letter,
        'id',
        'newsletterId',
        'digestAt',
        'state',
        'recipientCount',
        'sentCount',
        'deliveredCount',
        'bouncedCount',
        'complainedCount',
        'unsubscribedCount',
        'leftCount',
        'failedCount',
      ),
    )
      .from(indexedBy(letter, 'letter_digest'))
      .where(and(eq(letter.newsletterId, newsletterId), before([letter.digestAt, letter.id], [digestAt, id])))
      .orderBy(desc(letter.digestAt))
      .limit(limit),
)

export type StoredDigest = RowOf<typeof digestsOfNewsletter>
