import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { newsletter, subscriber } from '../../../schema/tables/newsletter'
import { subscriberImport, subscriberImportFault } from '../../../schema/tables/subscriber-import'
import { subscriberTag } from '../../../schema/tables/subscriber-tag'
import type { RowOf } from '../database'
import { accountWith } from '../newsletter/writes'
import { indexedBy, inJson, jsonEach } from '../sql/fragments'
import { insertFrom } from '../sql/insert'
import type { Param } from '../sql/params'
import { countOf, query, select, some } from '../sql/query'
import { update, write } from '../sql/write'

/* A portion of a list is one batch of the statements here, in their order. Each does something only while the list is
   where the portion began, so that a portion that comes again changes nothing. */

/** Whether a list is being brought, and is where a portion begins. */
const isAt = (id: Param<string>, position: Param<number>) =>
  and(
    eq(subscriberImport.id, id),
    eq(subscriberImport.state, 'importing'),
    eq(subscriberImport.position, position),
  )

/** Adds people to a newsletter, unless it knows their address. @param people a JSON list. */
export const bringSubscribers = write(
  (
    importId: Param<string>,
    position: Param<number>,
    newsletterId: Param<string>,
    people: Param<string>,
    consentText: Param<string>,
    now: Param<number>,
  ) => {
    const { from, part } = jsonEach(people)
    const isAsked = sql`${part('$.isAsked')} = 1`
    return insertFrom(
      subscriber,
      select({
        newsletterId: sql<string>`${newsletterId}`,
        email: part('$.email'),
        id: part('$.id'),
        userId: accountWith(part('$.email')),
        state: sql<'pending' | 'active'>`iif(${isAsked}, 'pending', 'active')`,
        source: sql<'import'>`'import'`,
        createdAt: sql<number>`${now}`,
        askedAt: sql<number>`0`,
        consentedAt: sql<number | null>`iif(${isAsked}, null, ${part('$.since')})`,
        consentText: sql<string>`iif(${isAsked}, '', ${consentText})`,
        name: part('$.name'),
        nameKey: part('$.nameKey'),
        note: part('$.note'),
        importId: sql<string>`${importId}`,
        askDueAt: sql<number | null>`iif(${isAsked}, ${now}, null)`,
      })
        .from(from)
        .where(some(subscriberImport, isAt(importId, position))),
    ).onConflictDoNothing()
  },
)

/** Gives those whom the portion has added their tags. @param tags a JSON list of pairs of an id and a tag. */
export const bringTags = write((importId: Param<string>, position: Param<number>, tags: Param<string>) => {
  const { from, part } = jsonEach(tags)
  return insertFrom(
    subscriberTag,
    select({
      subscriberId: subscriber.id,
      tag: part('$[1]'),
      newsletterId: subscriber.newsletterId,
      createdAt: subscriber.createdAt,
    })
      .from(from)
      .crossJoin(subscriber)
      .where(and(eq(subscriber.id, part('$[0]')), some(subscriberImport, isAt(importId, position)))),
  ).onConflictDoNothing()
})

/** Keeps lines that hold no address. @param faults a JSON list. */
export const keepFaults = write((importId: Param<string>, position: Param<number>, faults: Param<string>) => {
  const { from, part } = jsonEach(faults)
  return insertFrom(
    subscriberImportFault,
    select({
      importId: sql<string>`${importId}`,
      line: part<number>('$.line'),
      reason: part<'address' | 'form'>('$.reason'),
      content: part('$.content'),
    })
      .from(from)
      .where(some(subscriberImport, isAt(importId, position))),
  ).onConflictDoNothing()
})

/** How many of some the portion has added. */
const addedOf = (ids: Param<string>) => countOf(subscriber, inJson(subscriber.id, ids))

/** Counts a portion, and has the next one begin behind it. @param active and pending: ids, each a JSON list. */
export const advanceList = write(
  (
    id: Param<string>,
    position: Param<number>,
    next: Param<number>,
    active: Param<string>,
    pending: Param<string>,
    lines: Param<number>,
    valid: Param<number>,
    suppressed: Param<number>,
    leftOut: Param<number>,
    faults: Param<number>,
    now: Param<number>,
  ) =>
    update(subscriberImport)
      .set({
        position: next,
        doneCount: sql`${subscriberImport.doneCount} + ${lines}`,
        addedCount: sql`${subscriberImport.addedCount} + ${addedOf(active)}`,
        askedCount: sql`${subscriberImport.askedCount} + ${addedOf(pending)}`,
        knownCount: sql`${subscriberImport.knownCount} + ${valid} - ${addedOf(active)} - ${addedOf(pending)}`,
        suppressedCount: sql`${subscriberImport.suppressedCount} + ${suppressed}`,
        leftOutCount: sql`${subscriberImport.leftOutCount} + ${leftOut}`,
        faultCount: sql`${subscriberImport.faultCount} + ${faults}`,
        updatedAt: now,
      })
      .where(isAt(id, position)),
)

/** People on brought lists whom a mail is to ask, with whose newsletter it is. */
export const subscribersToAsk = query('subscribersToAsk', (now: Param<number>, limit: Param<number>) =>
  select({
    id: subscriber.id,
    email: subscriber.email,
    state: subscriber.state,
    askedAt: subscriber.askedAt,
    newsletterId: newsletter.id,
  })
    .from(indexedBy(subscriber, 'subscriber_to_ask'))
    .innerJoin(newsletter, eq(newsletter.id, subscriber.newsletterId))
    .where(lte(subscriber.askDueAt, now))
    .orderBy(asc(subscriber.askDueAt))
    .limit(limit),
)

export type ToAsk = RowOf<typeof subscribersToAsk>
