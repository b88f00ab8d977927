import { and, asc, eq, lte, ne, notInArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { COUNTED_ACTS, LINKS_AT_ONCE, MOST_COUNTED_LINKS } from '../../../schema/rules/counting'
import { letterAct, letterCount, uncountedAddress } from '../../../schema/tables/counting'
import { letter, letterRecipient } from '../../../schema/tables/letter'
import { subscriber } from '../../../schema/tables/newsletter'
import type { RowOf } from '../database'
import { indexedBy, inJson } from '../sql/fragments'
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
    sql`abs(${other.doneAt} - ${letterAct.doneAt}) < ${sql.raw(String(LINKS_AT_ONCE.within))}`,
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
    .where(
      and(
        inJson(letterCount.letterId, ids),
        sql`${letterCount.what} in (${sql.raw(COUNTED_ACTS.map((act) => `'${act}'`).join(', '))})`,
      ),
    ),
)

/** The links of some letters that were followed, those of the most recipients first. @param ids a JSON list. */
export const linksOfLetters = query('linksOfLetters', (ids: Param<string>) => {
  const { letterId, href, recipients } = letterCount
  const ranked = select({
    letterId,
    href,
    recipients,
    place: sql<number>`row_number() over (partition by ${letterId} order by ${recipients} desc, ${href})`.as(
      'place',
    ),
  })
    .from(letterCount)
    .where(and(inJson(letterId, ids), ne(href, ''), ne(recipients, 0)))
    .as('ranked')
  return select({ letterId: ranked.letterId, href: ranked.href, recipients: ranked.recipients })
    .from(ranked)
    .where(sql`${ranked.place} <= ${sql.raw(String(MOST_COUNTED_LINKS))}`)
    .orderBy(asc(ranked.letterId), asc(ranked.place))
})
