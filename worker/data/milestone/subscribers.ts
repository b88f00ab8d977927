import { and, asc, count, eq, isNull, lte, not } from 'drizzle-orm'
import { collection } from '../../../schema/tables/collection'
import { milestone } from '../../../schema/tables/milestone'
import { newsletter, subscriber } from '../../../schema/tables/newsletter'
import { indexedBy } from '../sql/fragments'
import { insertWhere } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select, some } from '../sql/query'
import { update, write } from '../sql/write'

/** Has a newsletter's subscribers counted, unless they are already to be. */
export const countSoon = write((newsletterId: Param<string>, dueAt: Param<number>) =>
  update(newsletter)
    .set({ countDueAt: dueAt })
    .where(and(eq(newsletter.id, newsletterId), isNull(newsletter.countDueAt))),
)

/** Newsletters whose subscribers are to be counted, with whom their milestones are kept. */
export const newslettersToCount = query('newslettersToCount', (now: Param<number>, limit: Param<number>) =>
  select({
    id: newsletter.id,
    countDueAt: newsletter.countDueAt,
    userId: newsletter.userId,
    creatorId: collection.creatorId,
  })
    .from(indexedBy(newsletter, 'newsletter_count_due'))
    .leftJoin(collection, eq(collection.id, newsletter.collectionId))
    .where(lte(newsletter.countDueAt, now))
    .orderBy(asc(newsletter.countDueAt))
    .limit(limit),
)

/** How many get a newsletter. */
export const activeSubscribers = query('activeSubscribers', (newsletterId: Param<string>) =>
  select({ subscribers: count() })
    .from(indexedBy(subscriber, 'subscriber_by_state'))
    .where(and(eq(subscriber.newsletterId, newsletterId), eq(subscriber.state, 'active'))),
)

/** A newsletter's subscribers were counted that were to be since a time. */
export const settleCount = write((newsletterId: Param<string>, dueAt: Param<number>) =>
  update(newsletter)
    .set({ countDueAt: null })
    .where(and(eq(newsletter.id, newsletterId), eq(newsletter.countDueAt, dueAt))),
)

/** Records that a newsletter has reached a number, whoever it belongs to by now, once. */
export const reachSubscribers = insertWhere(
  milestone,
  ({ kind, subjectId, reached }) =>
    not(
      some(
        milestone,
        and(eq(milestone.kind, kind), eq(milestone.subjectId, subjectId), eq(milestone.reached, reached)),
      ),
    ),
  'ignore',
)
