import { fnv } from '../fnv'
import { countedSeconds } from '../reading-history'
import { largestRemainder } from './largest-remainder'

/** How a cycle is divided. Rule: docs/rules/partner.md, "Division". */

/** Stories that count in a cycle: those that were read longest. */
export const MOST_STORIES = 1000
/** Writers among whom a cycle without reading is divided: those whom the member began to follow last. */
export const MOST_FOLLOWED = 100

/** What counts of a cycle at most when the common pool is divided, in seconds: an hour a day. */
export const MOST_POOLED = 30 * 60 * 60

/** What decided over a cycle. */
export const DIVISION_KINDS = ['READ', 'FOLLOWED', 'POOL'] as const
export type DivisionKind = (typeof DIVISION_KINDS)[number]

/** A story that a member read in a cycle. */
export interface CycleRead {
  postId: string
  /** In all of the cycle's days, each counted. */
  seconds: number
  /** The story's reading time, in seconds. */
  readingTime: number
  /** Its writer and co-authors who are in the programme, in the order of the byline. */
  partnerIds: readonly string[]
}

/** A part of a cycle: a writer's, for a story, or for being followed (no story). */
export interface Line {
  partnerId: string
  postId: string
  weight: number
}

/** Lines in their order, which decides between equal remainders. */
const inOrder = (member: string, lines: readonly Line[]): Line[] =>
  lines
    .map((line) => ({
      line,
      key: `${fnv(`${member} ${line.postId} ${line.partnerId}`)} ${line.postId} ${line.partnerId}`,
    }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ line }) => line)

/** The lines of a story: its counted seconds, shared among its writers. */
function linesOfStory({ postId, seconds, readingTime, partnerIds }: CycleRead): Line[] {
  const counted = countedSeconds(seconds, readingTime)
  if (counted <= 0 || partnerIds.length === 0) return []
  const parts = largestRemainder(
    counted,
    partnerIds.map(() => 1),
  )
  return partnerIds.flatMap((partnerId, i) => {
    const weight = parts[i] ?? 0
    return weight > 0 ? [{ partnerId, postId, weight }] : []
  })
}

/**
 * Whom a cycle is divided among, and by which weights.
 *
 * @param member the pseudonym of the member.
 * @param followed the writers in the programme whom the member follows.
 */
export function linesOfCycle(
  member: string,
  reads: readonly CycleRead[],
  followed: readonly string[],
): { kind: DivisionKind; lines: Line[] } {
  const read = reads.flatMap(linesOfStory)
  if (read.length > 0) return { kind: 'READ', lines: inOrder(member, read) }
  if (followed.length === 0) return { kind: 'POOL', lines: [] }
  const equal = [...new Set(followed)].map((partnerId) => ({ partnerId, postId: '', weight: 1 }))
  return { kind: 'FOLLOWED', lines: inOrder(member, equal) }
}

/** The seconds by which lines of reading have a part in the common pool: the fees of others, which no single member decides. */
export function pooledSeconds(weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return all <= MOST_POOLED ? [...weights] : largestRemainder(MOST_POOLED, weights)
}

/** What each line gets in a round of a cycle: its part of what there is now, less that of what there was before. */
export function amountsOfRound(weights: readonly number[], before: number, after: number): number[] {
  if (weights.length === 0) return []
  const had = largestRemainder(before, weights)
  return largestRemainder(after, weights).map((amount, i) => amount - (had[i] ?? 0))
}
