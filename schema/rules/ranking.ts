import { DAY } from './time-units'

/** How much younger a story must be, in milliseconds, to rank level with one that has ten times its claps. */
const TENFOLD = 14 * DAY

/** What a read of a story on a day is worth, in claps. */
const READ = 1

/** What a story’s readers have done. */
interface Liking {
  claps: number
  /** Reads, as they are counted: one of a network a day. */
  reads: number
}

/**
 * A story's rank in trending lists: higher comes first. Claps and reads count by their order of magnitude and every
 * story gets the same head start by its date, so the order of two stories changes only when they do,
 * and nothing needs recomputing as time passes. Rule: docs/rules/ranking.md, "Trending".
 *
 * @param firstPublishedAt milliseconds since 1970 UTC.
 */
export const trendingScore = ({ claps, reads }: Liking, firstPublishedAt: number): number =>
  Math.log10(Math.max(claps + READ * reads, 1)) + firstPublishedAt / TENFOLD

/** The score of a story whose date changes, and nothing else. */
export const movedScore = (score: number, from: number, to: number): number => score + (to - from) / TENFOLD
