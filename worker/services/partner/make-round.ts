import {
  amountsOfRound,
  type CycleRead,
  type DivisionKind,
  type Line,
  linesOfCycle,
  MOST_FOLLOWED,
  MOST_STORIES,
  pooledSeconds,
} from '../../../schema/rules/partner/division'
import { daysOfCycle } from '../../../schema/rules/partner/fee'
import { coPartners, firstLines, firstRound, followedPartners, lockedReads } from '../../data/partner/due'
import type { JobNeeds } from '../parts'
import type { DueCycle } from './due-cycles'

export type RoundParts = JobNeeds<'db' | 'keys'>

/** A line with what it gets of a round. */
interface RoundLine extends Omit<Line, 'weight'> {
  place: number
  amount: number
  /** The counted seconds that it adds to the month. */
  seconds: number
}

/** A round that is to be added to a cycle. */
export interface Round extends DueCycle {
  round: number
  month: string
  member: string
  kind: DivisionKind
  /** What the rounds before brought to writers. */
  before: number
  weights: readonly number[]
  lines: readonly RoundLine[]
}

/** Hex digits of a member's pseudonym. */
const PSEUDONYM = 16
/** More lines than a cycle has: each story has its writer and co-authors. */
const MOST_LINES = 20 * MOST_STORIES

/** By what a member is called in a month. Rule: docs/rules/partner.md, "The writer's file". */
async function pseudonym({ keys }: RoundParts, month: string, membershipId: string): Promise<string> {
  const hash = await keys.hash('partner-member', `${month} ${membershipId}`)
  return hash.slice(0, PSEUDONYM)
}

/** What somebody read in a cycle, each story with its writers who are in the programme. */
async function readsOf({ db }: RoundParts, { charge, cycle }: DueCycle): Promise<CycleRead[]> {
  if (charge.userId === null) return []
  const [from, until] = daysOfCycle(cycle)
  const reads = await db.all(lockedReads, charge.userId, from, until, MOST_STORIES)
  if (reads.length === 0) return []
  const others = await db.all(coPartners, JSON.stringify(reads.map(({ postId }) => postId)))
  const accepted = Map.groupBy(
    others
      .filter(({ acceptedAt }) => acceptedAt !== null && acceptedAt < cycle.endsAt)
      .toSorted((a, b) => a.position - b.position || (a.partnerId < b.partnerId ? -1 : 1)),
    ({ postId }) => postId,
  )
  return reads.map(({ partnerId, ...read }) => ({
    ...read,
    partnerIds: [partnerId, ...(accepted.get(read.postId) ?? []).map((other) => other.partnerId)],
  }))
}

/** Whom a cycle is divided among, which is decided once. */
async function firstDivision(parts: RoundParts, due: DueCycle, member: string) {
  const reads = await readsOf(parts, due)
  const { userId } = due.charge
  const read = linesOfCycle(member, reads, [])
  if (read.kind === 'READ' || userId === null) return read
  const followed = await parts.db.all(followedPartners, userId, MOST_FOLLOWED)
  return linesOfCycle(
    member,
    reads,
    followed.map(({ partnerId }) => partnerId),
  )
}

/** Among whom it was divided. */
async function knownDivision({ db }: RoundParts, { charge, cycle }: DueCycle) {
  const [first, lines] = await Promise.all([
    db.first(firstRound, charge.id, cycle.number),
    db.all(firstLines, charge.id, cycle.number, MOST_LINES),
  ])
  if (!first) throw new Error(`A cycle of ${charge.id} has no first round`)
  const weights: number[] = JSON.parse(first.weights)
  if (weights.length !== lines.length) throw new Error(`A cycle of ${charge.id} has lost lines`)
  return {
    kind: first.kind,
    lines: lines.map(({ place, ...line }) => ({ ...line, weight: weights[place] ?? 0 })),
  }
}

/** The round that a cycle is to get. Rules: docs/rules/partner.md, "Division" and "Taking back". */
export async function makeRound(parts: RoundParts, due: DueCycle, month: string): Promise<Round> {
  const { charge, more, recorded } = due
  const member = await pseudonym(parts, month, charge.membershipId)
  const { kind, lines } = recorded ? await knownDivision(parts, due) : await firstDivision(parts, due, member)
  const weights = lines.map(({ weight }) => weight)
  const before = recorded?.writers ?? 0
  const amounts = amountsOfRound(weights, before, before + more.writers)
  const seconds = recorded || kind !== 'READ' ? [] : pooledSeconds(weights)
  return {
    ...due,
    round: recorded?.rounds ?? 0,
    month,
    member,
    kind,
    before,
    weights,
    lines: lines.flatMap(({ weight: _, ...line }, place) => {
      const amount = amounts[place] ?? 0
      // The first round keeps whom it is divided among.
      if (recorded && amount === 0) return []
      return [{ ...line, place, amount, seconds: seconds[place] ?? 0 }]
    }),
  }
}
