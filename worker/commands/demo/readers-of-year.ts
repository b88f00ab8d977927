import type { Counts, Dimension, Fact } from '../../../schema/rules/stats/facts'
import { plausible } from './ids'

/** Parts of a dimension, with how many of a hundred readers belong to each. */
type Shares = readonly (readonly [part: string, share: number])[]

type DividedDimension = Exclude<Dimension, 'all' | 'skipped' | 'story' | 'publication'>

/** Where the demo's readers come from, and who they are. */
const SHARES: Readonly<Record<DividedDimension, Shares>> = {
  source: [
    ['ours/home', 31],
    ['search/google.com', 22],
    ['direct', 15],
    ['mail/email', 9],
    ['social/bsky.app', 8],
    ['reader/feedly.com', 7],
    ['search/duckduckgo.com', 5],
    ['unknown', 3],
  ],
  country: [
    ['US', 38],
    ['GB', 17],
    ['DE', 14],
    ['IN', 12],
    ['JP', 10],
    ['BR', 9],
  ],
  device: [
    ['phone', 52],
    ['computer', 41],
    ['tablet', 7],
  ],
  language: [
    ['en', 71],
    ['de', 15],
    ['ja', 9],
    ['', 5],
  ],
  reader: [
    ['visitor', 61],
    ['signed-in', 22],
    ['member', 17],
  ],
  depth: [
    ['20', 43],
    ['13', 18],
    ['08', 15],
    ['04', 14],
    ['01', 10],
  ],
}

/** Where the readers of a spike come from. */
const SPIKE_SOURCES = ['social/news.ycombinator.com', 'social/reddit.com', 'site/kottke.org'] as const
export const spikeSource = (key: string): string =>
  SPIKE_SOURCES[plausible(`spike of ${key}`, 0, SPIKE_SOURCES.length)] ?? SPIKE_SOURCES[0]

/** Divides a number by shares: whole numbers, which add up to it. */
function divided(whole: number, shares: Shares): number[] {
  const all = shares.reduce((sum, [, share]) => sum + share, 0)
  let [before, given] = [0, 0]
  return shares.map(([, share]) => {
    before += share
    const upTo = Math.round((whole * before) / all)
    const part = upTo - given
    given = upTo
    return part
  })
}

/** Divides reads among parts so that none is read more often than it is viewed. */
function readsWithin(reads: number, views: readonly number[]): number[] {
  const all = views.reduce((sum, each) => sum + each, 0)
  let [before, given] = [0, 0]
  return views.map((each) => {
    before += each
    const upTo = all === 0 ? 0 : Math.floor((reads * before) / all)
    const part = upTo - given
    given = upTo
    return part
  })
}

/** How many readers come in each hour of a day, in UTC: fewest at night in Europe and America. */
const HOURS = [3, 2, 2, 2, 2, 3, 4, 5, 6, 6, 5, 5, 6, 7, 7, 6, 6, 5, 5, 5, 5, 4, 4, 3] as const
/** A story has readers in every third hour, so that the demo stays small. Its writer's stories together have some in each. */
const HOURS_APART = 3

/** What was counted of a story in a day, or in an hour of it. */
export interface DemoCounts extends Counts {
  /** How many of the views are those of a spike. */
  fromSpike: number
}

/**
 * Divides what was counted in a day among its hours, the same every time.
 *
 * @param key of the story and the day.
 */
export function hoursOfCounts(key: string, counts: DemoCounts): (DemoCounts & { hour: number })[] {
  const first = plausible(`hours of ${key}`, 0, HOURS_APART)
  const shares: Shares = HOURS.flatMap((share, hour) =>
    hour % HOURS_APART === first ? [[String(hour), share] as const] : [],
  )
  const views = divided(counts.views, shares)
  const reads = readsWithin(counts.reads, views)
  const fromSpike = readsWithin(counts.fromSpike, views)
  const seconds = divided(
    counts.seconds,
    reads.map((each, i) => [shares[i]?.[0] ?? '', each] as const),
  )
  return shares.map(([hour], i) => ({
    hour: Number(hour),
    views: views[i] ?? 0,
    reads: reads[i] ?? 0,
    seconds: counts.reads === 0 ? 0 : (seconds[i] ?? 0),
    fromSpike: fromSpike[i] ?? 0,
  }))
}

/** A part that a visit belongs to, the same every time. */
function partOfVisit(dimension: DividedDimension, visit: string): string {
  let left = plausible(`${dimension} of ${visit}`, 0, 100)
  return (
    SHARES[dimension].find(([, share]) => {
      left -= share
      return left < 0
    })?.[0] ?? ''
  )
}

/**
 * The visits that were counted in an hour, the same every time.
 *
 * @param key of the story and the hour.
 * @param spike where those of the spike come from.
 */
export function visitsOfCounts(
  key: string,
  { views, reads, seconds, fromSpike }: DemoCounts,
  spike: string,
): Pick<Fact, 'traits' | 'depth' | 'isRead' | 'seconds'>[] {
  const upTo = (count: number): number => Math.round((seconds * count) / Math.max(1, reads))
  return Array.from({ length: views }, (_, i) => {
    const of = (dimension: DividedDimension) => partOfVisit(dimension, `visit ${i} of ${key}`)
    const isRead = i < reads
    return {
      isRead,
      seconds: isRead ? upTo(i + 1) - upTo(i) : 0,
      depth: Number(of('depth')),
      traits: {
        source: i >= views - fromSpike ? spike : of('source'),
        country: of('country'),
        device: of('device'),
        language: of('language'),
        reader: of('reader'),
      },
    }
  })
}

/** A part of what was counted. */
export interface DividedPart extends Counts {
  dimension: Dimension
  part: string
}

/**
 * Divides what was counted by each dimension, the same every time: the parts of each add up to it.
 *
 * @param key of the story and the time.
 * @param spike where those of the spike come from.
 */
export function partsOfCounts(key: string, counts: DemoCounts, spike: string): DividedPart[] {
  const { views, reads, seconds, fromSpike } = counts
  const parts: DividedPart[] = [{ dimension: 'all', part: '', views, reads, seconds }]
  for (const [dimension, shares] of Object.entries(SHARES) as [DividedDimension, Shares][]) {
    const varied = shares.map(
      ([part, share]) =>
        [part, share * (0.7 + plausible(`${dimension} ${part} ${key}`, 0, 60) / 100)] as const,
    )
    const isSource = dimension === 'source' && fromSpike > 0
    const all: Shares = isSource ? [...varied, [spike, 0]] : varied
    const partViews = isSource ? [...divided(views - fromSpike, varied), fromSpike] : divided(views, varied)
    const partReads = readsWithin(reads, partViews)
    const partSeconds = divided(
      seconds,
      partReads.map((each, i) => [all[i]?.[0] ?? '', each] as const),
    )
    for (const [i, [part]] of all.entries()) {
      const each = {
        views: partViews[i] ?? 0,
        reads: partReads[i] ?? 0,
        seconds: reads === 0 ? 0 : (partSeconds[i] ?? 0),
      }
      if (each.views > 0) parts.push({ dimension, part, ...each })
    }
  }
  return parts
}
