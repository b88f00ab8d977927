import { DAY } from './time-units'

/** How much younger a story must be, in milliseconds, to rank level with one that has ten times its claps. */
const TENFOLD = 14 * DAY

/**
 * A story's rank in trending lists: higher comes first. Claps count by their order of magnitude and every
 * story gets the same head start by its date, so the order of two stories changes only when their claps do,
 * and nothing needs recomputing as time passes. Rule: docs/rules/ranking.md, "Trending".
 *
 * @param firstPublishedAt milliseconds since 1970 UTC.
 */
export const trendingScore = (clapCount: number, firstPublishedAt: number): number =>
  Math.log10(Math.max(clapCount, 1)) + firstPublishedAt / TENFOLD
