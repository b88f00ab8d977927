import { and, asc, desc, eq, gt, inArray, lt, lte, ne, notInArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { COUNTED_ACTS, LINKS_AT_ONCE, MOST_COUNTED_LINKS } from '../../../schema/rules/counting'
import { letterAct, letterCount, uncountedAddress } from '../../../schema/tables/counting'
import { letter, letterRecipient } from '../../../schema/tables/letter'
import { subscriber } from '../../../schema/tables/newsletter'
import type { RowOf } from '../database'
import { indexedBy, inJson, jsonEach } from '../sql/fragments'
import type { Param } from '../sql/params'
import { countOf, query, select } from '../sql/query'
import { only } from '../sql/rows'

/** Which of some addresses don't want to be counted. @param hashes a JSON list. */
export const uncountedAmong = query('uncountedAmong', (hashes: Param<string>) =>
  select(only(uncountedAddress, 'emailHash'))
    .from(uncountedAddress)
    .where(inJson(uncountedAddress.emailHash, hashes)),
)

/** A recipient in whose mail of a letter opens and clicks are counted. */
export const countedRecipient = query(
  'countedRecipient',
  (letterId: Param<string>, subscriberId: Param<string>) =>
    select({
      email: subscriber.email,
      startedAt: letter.startedAt,
      handedAt: letterRecipient.handedAt,
      settledAt: letterRecipient.settledAt,
    })
      .from(letterRecipient)
      .innerJoin(letter, eq(letter.id, letterRecipient.letterId))
      .innerJoin(subscriber, eq(subscriber.id, letterRecipient.subscriberId))
      .where(
        and(
          eq(letterRecipient.letterId, letterId),
          eq(letterRecipient.subscriberId, subscriberId),
          eq(letterRecipient.isCounted, true),
        ),
      ),
)

const other = alias(letterAct, 'other')

/** How many other links of the same mail were followed at about the same time. */
const linksAtOnce = countOf(
  other,
  and(
    eq(other.letterId, letterAct.letterId),
    eq(other.recipientHash, letterAct.recipientHash),
    notInArray(other.what, [...COUNTED_ACTS]),
    ne(other.what, letterAct.what),
    gt(other.doneAt, sql`${letterAct.doneAt} - ${LINKS_AT_ONCE.within}`),
    lt(other.doneAt, sql`${letterAct.doneAt} + ${LINKS_AT_ONCE.within}`),
  ),
)

/** Acts that are to be counted, the oldest first. */
export const dueActs = query('dueActs', (now: Param<number>, limit: Param<number>) =>
  select({
    letterId: letterAct.letterId,
    recipientHash: letterAct.recipientHash,
    what: letterAct.what,
    doneAt: letterAct.doneAt,
    atOnce: sql<number>`(${linksAtOnce})`,
  })
    .from(indexedBy(letterAct, 'letter_act_due'))
    .where(lte(letterAct.dueAt, now))
    .orderBy(asc(letterAct.dueAt))
    .limit(limit),
)

export type DueAct = RowOf<typeof dueActs>

/** What was counted of some letters, without their links. @param ids a JSON list. */
export const countsOfLetters = query('countsOfLetters', (ids: Param<string>) =>
  select(only(letterCount, 'letterId', 'what', 'recipients'))
    .from(letterCount)
    .where(and(inJson(letterCount.letterId, ids), inArray(letterCount.what, [...COUNTED_ACTS]))),
)

/** The links of some letters that were followed, those of the most recipients first. @param ids a JSON list. */
export const linksOfLetters = query('linksOfLetters', (ids: Param<string>) => {
  const keys = jsonEach(ids)
  const link = alias(letterCount, 'link')
  const first = select({ what: link.what })
    .from(link)
    .where(and(eq(link.letterId, keys.value), ne(link.href, ''), ne(link.recipients, 0)))
    .orderBy(desc(link.recipients), asc(link.href))
    .limit(MOST_COUNTED_LINKS)
  return select(only(letterCount, 'letterId', 'href', 'recipients'))
    .from(keys.from)
    .crossJoin(letterCount)
    .where(and(eq(letterCount.letterId, keys.value), sql`${letterCount.what} in ${first}`))
    .orderBy(asc(letterCount.letterId), desc(letterCount.recipients), asc(letterCount.href))
})
