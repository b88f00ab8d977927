import {
  type CircleMonth,
  type DayRead,
  LEANING,
  leans,
  MOST_MEMBERS,
  NEW_FOR,
} from '../../../schema/rules/held-earnings/signals'
import { worthOf } from '../../../schema/rules/held-earnings/worth'
import { isPlan } from '../../../schema/rules/membership/plans'
import { MOST_CO_AUTHORS } from '../../../schema/rules/own-stories'
import { type Cycle, cyclesOf, daysOfCycle } from '../../../schema/rules/partner/fee'
import { boundsOfMonth, LATEST_CHANGE } from '../../../schema/rules/partner/months'
import { DAY } from '../../../schema/rules/time-units'
import type { Database } from '../../data/database'
import {
  amountsInMonth,
  type CycleToScore,
  cardsOfMemberships,
  cardsOfPerson,
  changedCards,
  changedCardsOfPerson,
  cyclesOfPeople,
  daysOfReaders,
  givenByPerson,
  largeCycles,
  ownStoriesOfCycles,
  type WriterToScore,
} from '../../data/held-earnings/facts'

/** Members about whom one statement asks. */
const AT_ONCE = 100
/** Cards of a writer that are looked at. */
const MOST_CARDS = 20

const keyOf = ({ chargeId, number }: Pick<CycleToScore, 'chargeId' | 'number'>) => `${chargeId}:${number}`
const cardOf = ({ provider, fingerprint }: { provider: string; fingerprint: string | null }): string =>
  `${provider} ${fingerprint}`

/** The days of a cycle; nothing if what was paid for isn't known any more, which keeps no month from closing. */
const spanOf = (row: CycleToScore): Cycle | undefined =>
  isPlan(row.plan) ? cyclesOf(row).find(({ number }) => number === row.number) : undefined

/** What members who write have of a writer's own fee, by their accounts, and all that it brought to writers. */
async function returnsTo(db: Database, { userId }: WriterToScore, month: string) {
  const byMember = new Map<string, number>()
  let given = 0
  if (userId === null) return { byMember, given }
  const since = boundsOfMonth(month).start - LATEST_CHANGE
  for (const row of await db.all(givenByPerson, userId, since, month, MOST_MEMBERS)) {
    const worth = worthOf(row.amount, row.currency)
    given += worth
    if (row.userId !== null && row.userId !== userId && worth > 0)
      byMember.set(row.userId, (byMember.get(row.userId) ?? 0) + worth)
  }
  return { byMember, given }
}

/** A cycle with what it brought the stories of which the writer is one of the authors. */
type OwnCycle = CycleToScore & { part: number }

/** Adds what cycles brought the writer's stories, co-authors' parts included: whoever has some splits nothing by them. */
async function withParts(
  db: Database,
  partnerId: string,
  rows: readonly CycleToScore[],
): Promise<OwnCycle[]> {
  const own: OwnCycle[] = []
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE)
    const keys = JSON.stringify(some.map(({ chargeId, number }) => [chargeId, number]))
    const sums = new Map<number, number>()
    for (const { place, amount } of await db.all(ownStoriesOfCycles, partnerId, keys))
      sums.set(place, (sums.get(place) ?? 0) + amount)
    // A cycle that was divided by following has no stories.
    own.push(...some.map((row, place) => ({ ...row, part: sums.get(place) ?? row.first })))
  }
  return own
}

/** The cycles that a writer's month is looked at by: of members who lean on the writer, or get something back. */
async function cyclesToScore(
  db: Database,
  { partnerId }: WriterToScore,
  month: string,
  people: readonly string[],
): Promise<OwnCycle[]> {
  // Of a story, its writer has no less than an equal part. Those who lean on the writer alone come first, so that however many
  // others there are, none of them is left out.
  const shared = LEANING * (1 + MOST_CO_AUTHORS)
  const [leaning, large, mutual] = await Promise.all([
    db.all(largeCycles, partnerId, month, LEANING, MOST_MEMBERS),
    db.all(largeCycles, partnerId, month, shared, MOST_MEMBERS),
    people.length === 0 ? [] : db.all(cyclesOfPeople, partnerId, month, JSON.stringify(people), MOST_MEMBERS),
  ])
  const isMutual = new Set(mutual.map(keyOf))
  const rows = [...new Map([...leaning, ...large, ...mutual].map((row) => [keyOf(row), row])).values()]
  const own = await withParts(db, partnerId, rows)
  return own.filter((row) => isMutual.has(keyOf(row)) || leans(row))
}

/** What memberships were bought with, and are paid with since. */
async function cardsOf(db: Database, rows: readonly CycleToScore[]): Promise<Map<string, Set<string>>> {
  const cards = new Map<string, Set<string>>()
  const memberships = [...new Set(rows.map(({ membershipId }) => membershipId))]
  for (let from = 0; from < memberships.length; from += AT_ONCE) {
    const ids = JSON.stringify(memberships.slice(from, from + AT_ONCE))
    const known = await Promise.all([db.all(cardsOfMemberships, ids), db.all(changedCards, ids)])
    for (const row of known.flat())
      cards.set(row.membershipId, (cards.get(row.membershipId) ?? new Set()).add(cardOf(row)))
  }
  return cards
}

/** What a writer pays with. */
async function ownCards(db: Database, { userId }: WriterToScore): Promise<string[]> {
  if (userId === null) return []
  const known = await Promise.all([
    db.all(cardsOfPerson, userId, MOST_CARDS),
    db.all(changedCardsOfPerson, userId, MOST_CARDS),
  ])
  return known.flat().map(cardOf)
}

async function daysOf(db: Database, rows: readonly CycleToScore[]): Promise<Map<string, DayRead[]>> {
  const days = new Map<string, DayRead[]>()
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE)
    const spans = some.map((row) => {
      const cycle = spanOf(row)
      return [row.userId, ...(cycle ? daysOfCycle(cycle) : [0, 0])]
    })
    for (const { place, day, seconds } of await db.all(daysOfReaders, JSON.stringify(spans))) {
      const row = some[place]
      if (row) days.set(keyOf(row), [...(days.get(keyOf(row)) ?? []), { day, seconds }])
    }
  }
  return days
}

const isNew = ({ memberSince }: CycleToScore, cycle: Cycle | undefined): boolean =>
  memberSince !== null && cycle !== undefined && cycle.startsAt - memberSince <= NEW_FOR * DAY

/** What a writer's month is scored by; nothing if there is nobody to look at. Rule: docs/rules/partner.md, "Circles". */
export async function monthFacts(
  db: Database,
  writer: WriterToScore,
  month: string,
): Promise<CircleMonth | undefined> {
  const { byMember, given } = await returnsTo(db, writer, month)
  const rows = await cyclesToScore(db, writer, month, [...byMember.keys()])
  if (rows.length === 0) return undefined
  const [amounts, cards, days, own] = await Promise.all([
    db.all(amountsInMonth, month, writer.partnerId),
    cardsOf(db, rows),
    daysOf(db, rows),
    ownCards(db, writer),
  ])
  return {
    worth: amounts.reduce((sum, { amount, currency }) => sum + worthOf(amount, currency), 0),
    given,
    ownCards: own,
    cycles: rows.map((row) => ({
      chargeId: row.chargeId,
      number: row.number,
      membershipId: row.membershipId,
      currency: row.currency,
      amount: row.amount,
      whole: row.whole,
      part: row.part,
      worth: worthOf(row.amount, row.currency),
      isNew: isNew(row, spanOf(row)),
      cards: [...(cards.get(row.membershipId) ?? [])],
      days: days.get(keyOf(row)) ?? [],
      returned: (row.userId !== null && byMember.get(row.userId)) || 0,
    })),
  }
}
