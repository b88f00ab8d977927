import { HOUR } from '../time-units'
import { DEPTH_STEPS, HOURS_OF_DAY, type SkipReason, type Traits } from './visits'

/** A visit as it counts. Rule: docs/rules/stats.md, "Facts". */
export interface Fact {
  postId: string
  writerId: string
  /** The publication that the story was in. */
  collectionId: string | null
  /** The hour in which the visit began, in hours since 1970 UTC. */
  hour: number
  traits: Traits
  /** In twentieths; null if it isn't known. */
  depth: number | null
  isRead: boolean
  /** For how long it was read. */
  seconds: number
}

/** An entry of the log: a fact that counts (1) or no longer does (-1), or a visit that isn't counted, and why. */
export type Entry =
  | ({ kind: 'fact'; sign: 1 | -1 } & Fact)
  | ({ kind: 'skipped'; reason: SkipReason } & Pick<Fact, 'postId' | 'writerId' | 'collectionId' | 'hour'>)

/**
 * By what visits are told apart: each dimension's parts sum to `all`. `skipped` stands beside it. Stories are told apart in
 * the sums of writers and publications, publications in those of writers. The place of a name is stored, so new ones come
 * last.
 */
export const DIMENSIONS = [
  'all',
  'source',
  'country',
  'device',
  'language',
  'reader',
  'depth',
  'skipped',
  'story',
  'publication',
] as const
export type Dimension = (typeof DIMENSIONS)[number]

/** How much there is of something. */
export interface Counts {
  views: number
  reads: number
  seconds: number
}

export const NO_COUNTS: Counts = { views: 0, reads: 0, seconds: 0 }
export const plus = (a: Counts, b: Counts): Counts => ({
  views: a.views + b.views,
  reads: a.reads + b.reads,
  seconds: a.seconds + b.seconds,
})
export const minus = (a: Counts, b: Counts): Counts =>
  plus(a, { views: -b.views, reads: -b.reads, seconds: -b.seconds })
export const isZero = ({ views, reads, seconds }: Counts): boolean =>
  views === 0 && reads === 0 && seconds === 0

/** How many of the views became reads, from 0 to 1. */
export const readRatio = ({ views, reads }: Pick<Counts, 'views' | 'reads'>): number =>
  views === 0 ? 0 : reads / views

/** A sum: of a story, a writer or a publication, from an hour on, of one part of one dimension. */
export interface Sum extends Counts {
  /** The id of the story, the writer or the publication. */
  subject: string
  dimension: Dimension
  /** The first hour that it is about, in hours since 1970 UTC. */
  hour: number
  part: string
}

const depthPart = (depth: number | null): string =>
  depth === null ? '' : String(depth).padStart(String(DEPTH_STEPS).length, '0')

/** The parts that an entry belongs to, in the sums of a subject. */
function partsOf(entry: Entry, subject: string): [Dimension, string][] {
  if (entry.kind === 'skipped') return [['skipped', entry.reason]]
  const { traits, depth, postId, writerId, collectionId } = entry
  const parts: [Dimension, string][] = [
    ['all', ''],
    ['source', traits.source],
    ['country', traits.country],
    ['device', traits.device],
    ['language', traits.language],
    ['reader', traits.reader],
    ['depth', depthPart(depth)],
  ]
  if (subject !== postId) parts.push(['story', postId])
  if (subject === writerId) parts.push(['publication', collectionId ?? ''])
  return parts
}

const countsOf = (entry: Entry): Counts =>
  entry.kind === 'skipped'
    ? { views: 1, reads: 0, seconds: 0 }
    : {
        views: entry.sign,
        reads: entry.isRead ? entry.sign : 0,
        seconds: entry.sign * entry.seconds,
      }

/** What entries add to the sums of their stories, writers and publications. Sums that don't change are left out. */
export function sumsOf(entries: Iterable<Entry>): Sum[] {
  const sums = new Map<string, Sum>()
  for (const entry of entries) {
    const counts = countsOf(entry)
    const { postId, writerId, collectionId, hour } = entry
    const subjects = collectionId === null ? [postId, writerId] : [postId, writerId, collectionId]
    for (const subject of subjects)
      for (const [dimension, part] of partsOf(entry, subject)) {
        const key = `${subject} ${dimension} ${hour} ${part}`
        const before = sums.get(key)
        if (before) Object.assign(before, plus(before, counts))
        else sums.set(key, { subject, dimension, hour, part, ...counts })
      }
  }
  return [...sums.values()].filter((sum) => !isZero(sum))
}

/** The first hour of the UTC day, or of the UTC month, of an hour. */
export const firstOfDay = (hour: number): number =>
  hour - (((hour % HOURS_OF_DAY) + HOURS_OF_DAY) % HOURS_OF_DAY)
export function firstOfMonth(hour: number): number {
  const date = new Date(hour * HOUR)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth()) / HOUR
}
/** The first hour after the UTC month of an hour. */
export function firstOfNextMonth(hour: number): number {
  const date = new Date(hour * HOUR)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1) / HOUR
}
