import type { Currency } from '../membership/plans'

/** What speaks for a circle in a writer's month. Rule: docs/rules/partner.md, "Circles". */

const CIRCLE_SIGNALS = ['MUTUAL', 'CARD', 'BURST', 'ONE_WRITER', 'SPEED'] as const
export type CircleSignal = (typeof CIRCLE_SIGNALS)[number]

/** From how many points on a month is held. */
export const HOLDS_FROM = 60
/** Less than this isn't held, in US cents (`worthOf`). */
const LEAST_HELD = 100
/** Members of a writer's month that are looked at: those that brought the most. */
export const MOST_MEMBERS = 1000
/** Whose fee went to a writer's stories by at least one part in so many leans on the writer. */
export const LEANING = 4
/** How much of somebody's fee went to a writer's stories if they read hardly anything else, in percent. */
const ONE_WRITER_PERCENT = 80
/** For how long somebody is a new member, in days. */
export const NEW_FOR = 45

interface Step {
  /** From how many members on. */
  members: number
  /** What they bring of the writer's month at least, in percent. */
  percent: number
  points: number
}

/** The points of each signal: of its steps, the last one that is reached counts. */
const STEPS: Readonly<Record<CircleSignal, readonly Step[]>> = {
  MUTUAL: [
    { members: 1, percent: 50, points: 30 },
    { members: 2, percent: 50, points: 60 },
  ],
  CARD: [
    { members: 2, percent: 0, points: 30 },
    { members: 3, percent: 0, points: 60 },
  ],
  BURST: [
    { members: 3, percent: 50, points: 20 },
    { members: 5, percent: 50, points: 40 },
  ],
  ONE_WRITER: [
    { members: 3, percent: 50, points: 20 },
    { members: 5, percent: 90, points: 60 },
  ],
  SPEED: [
    { members: 1, percent: 0, points: 30 },
    { members: 2, percent: 0, points: 60 },
  ],
}

/** What the writer's own fee brought back to members who write, in percent of what it brought to writers. */
const RETURNED_PERCENT = 50
/** How much of what somebody read in their cycle lies in a burst, in percent, and how many days that lasts. */
const BURST_PERCENT = 80
const BURST_DAYS = 2
/** More reading than this on a day is more than one person does, in seconds. */
const MOST_OF_DAY = 16 * 60 * 60

/** What a member read on a day, in seconds. */
export interface DayRead {
  day: number
  seconds: number
}

/** A cycle that brought a writer something in a month. */
export interface CircleCycle {
  chargeId: string
  number: number
  /** Names the member. */
  membershipId: string
  currency: Currency
  /** What it brought the writer in the month, with corrections. */
  amount: number
  /** What its first round brought all writers. */
  whole: number
  /** What that brought the stories of which the writer is one of the authors, with their co-authors' parts. */
  part: number
  /** What it brought the writer, in US cents (`worthOf`). */
  worth: number
  isNew: boolean
  /** Names what the membership was bought with, and is paid with since; empty where nobody knows. */
  cards: readonly string[]
  /** Of all stories, on the days of the cycle. */
  days: readonly DayRead[]
  /** What the writer's own fee brought this member, who writes too, in US cents. */
  returned: number
}

export interface CircleMonth {
  /** What all cycles brought the writer, in US cents. */
  worth: number
  /** What the writer's own fee brought to writers, in US cents. */
  given: number
  /** What the writer pays with. */
  ownCards: readonly string[]
  cycles: readonly CircleCycle[]
}

/** A signal that has points in a month. */
export interface CircleFinding {
  signal: CircleSignal
  points: number
  /** How many members it is about. */
  members: number
}

export interface CircleScore {
  points: number
  signals: CircleFinding[]
  /** The cycles of the members whom the signals are about, each with its signals. */
  concerned: { cycle: CircleCycle; signals: CircleSignal[] }[]
}

/** Whether a cycle leans on the writer. */
export const leans = ({ part, whole }: Pick<CircleCycle, 'part' | 'whole'>): boolean =>
  part * LEANING >= whole
const isOnlyWriters = ({ part, whole }: CircleCycle): boolean => part * 100 >= whole * ONE_WRITER_PERCENT
const sumOf = (cycles: readonly CircleCycle[]): number => cycles.reduce((sum, { worth }) => sum + worth, 0)
const membersOf = (cycles: readonly CircleCycle[]): Set<string> =>
  new Set(cycles.map(({ membershipId }) => membershipId))

/** Cycles of members who write too, and to whom the writer's own fee went back. */
function mutual({ given, cycles }: CircleMonth): CircleCycle[] {
  const both = cycles.filter(({ returned }) => returned > 0)
  const returned = new Map(both.map((cycle) => [cycle.membershipId, cycle.returned]))
  const sum = [...returned.values()].reduce((all, one) => all + one, 0)
  return given > 0 && sum * 100 >= given * RETURNED_PERCENT ? both : []
}

/** Cycles of memberships that are paid with the same card, or with the writer's. The writer counts as one of them. */
function sameCard({ ownCards, cycles: all }: CircleMonth): { cycles: CircleCycle[]; members: number } {
  const own = new Set(ownCards)
  const groups = Map.groupBy(
    all.filter(leans).flatMap((cycle) => cycle.cards.map((card) => ({ card, cycle }))),
    ({ card }) => card,
  )
  let members = 0
  const cycles = new Set<CircleCycle>()
  for (const [card, group] of groups) {
    const there = group.map(({ cycle }) => cycle)
    const size = membersOf(there).size + (own.has(card) ? 1 : 0)
    if (size < 2) continue
    members = Math.max(members, size)
    for (const cycle of there) cycles.add(cycle)
  }
  return { cycles: [...cycles], members }
}

/** Whether most of what somebody read in their cycle lies in the days from one on. */
function isReadFrom({ days }: CircleCycle, first: number): boolean {
  const all = days.reduce((sum, { seconds }) => sum + seconds, 0)
  const within = days.reduce(
    (sum, { day, seconds }) => (day >= first && day < first + BURST_DAYS ? sum + seconds : sum),
    0,
  )
  return all > 0 && within * 100 >= all * BURST_PERCENT
}

/** Cycles of new members who read in the same days: those days that brought the most. */
function burst({ cycles }: CircleMonth): CircleCycle[] {
  const fresh = cycles.filter((cycle) => cycle.isNew && leans(cycle))
  const firsts = Map.groupBy(
    fresh.flatMap((cycle) =>
      [...new Set(cycle.days.flatMap(({ day }) => [day - BURST_DAYS + 1, day]))]
        .filter((first) => isReadFrom(cycle, first))
        .map((first) => ({ first, cycle })),
    ),
    ({ first }) => first,
  )
  let best: CircleCycle[] = []
  for (const [, readers] of [...firsts].toSorted(([a], [b]) => a - b)) {
    const there = readers.map(({ cycle }) => cycle)
    if (sumOf(there) > sumOf(best)) best = there
  }
  return best
}

const isTooMuch = ({ days }: CircleCycle): boolean => days.some(({ seconds }) => seconds > MOST_OF_DAY)

/** Whom each signal is about, if there are enough of them. */
function suspects(month: CircleMonth): Record<CircleSignal, { cycles: CircleCycle[]; members: number }> {
  const counted = (cycles: CircleCycle[]) => ({ cycles, members: membersOf(cycles).size })
  return {
    MUTUAL: counted(mutual(month)),
    CARD: sameCard(month),
    BURST: counted(burst(month)),
    ONE_WRITER: counted(month.cycles.filter((cycle) => cycle.isNew && isOnlyWriters(cycle))),
    SPEED: counted(month.cycles.filter((cycle) => leans(cycle) && isTooMuch(cycle))),
  }
}

/** Scores a writer's month. */
export function scoreMonth(month: CircleMonth): CircleScore {
  const bySignal = suspects(month)
  const signals: CircleFinding[] = []
  const concerned = new Map<CircleCycle, CircleSignal[]>()
  for (const signal of CIRCLE_SIGNALS) {
    const { cycles, members } = bySignal[signal]
    const share = sumOf(cycles) * 100
    const reached = STEPS[signal].filter(
      (step) => members >= step.members && cycles.length > 0 && share >= month.worth * step.percent,
    )
    const last = reached.at(-1)
    if (!last) continue
    signals.push({ signal, points: last.points, members })
    for (const cycle of cycles) concerned.set(cycle, [...(concerned.get(cycle) ?? []), signal])
  }
  return {
    points: signals.reduce((sum, { points }) => sum + points, 0),
    signals,
    concerned: [...concerned].map(([cycle, own]) => ({ cycle, signals: own })),
  }
}

/** Whether what a score is about is held. */
export const isHeld = ({ points, concerned }: CircleScore): boolean =>
  points >= HOLDS_FROM && sumOf(concerned.map(({ cycle }) => cycle)) >= LEAST_HELD
