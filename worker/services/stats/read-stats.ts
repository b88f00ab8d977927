import { type Counts, type Dimension, isZero, NO_COUNTS } from '../../../schema/rules/stats/facts'
import {
  COUNTED_SINCE,
  hoursIn,
  rangeBefore,
  type StatsRange,
  type StatsSpan,
  spanFor,
  spansOf,
} from '../../../schema/rules/stats/ranges'
import type { Database } from '../../data/database'
import type { Needs } from '../parts'
import { readParts, readPeriods, type StatsPart } from './read-sums'

/** Whose stats are asked for. What a story or a writer has is in one database, a publication's in all of them. */
export type StatsSubject =
  | { kind: 'story'; id: string; creatorId: string }
  | { kind: 'writer'; id: string }
  | { kind: 'publication'; id: string }

/** What was counted in a period, by its hours, days or months. */
export interface StatsPeriods {
  total(): Promise<Counts>
  /** By hours, days or months of the range's zone; nothing if the range is too long for that. */
  periods(span?: StatsSpan): Promise<(StatsRange & Counts)[] | undefined>
}

/** Stats of a story, a writer or a publication in a period. Each question is one statement, asked when it is needed. */
export interface StatsReader extends StatsPeriods {
  subject: StatsSubject
  range: StatsRange
  /** What the range is best told by. */
  span: StatsSpan
  /** The parts of a dimension, most views first. */
  partsOf(dimension: Dimension): Promise<StatsPart[]>
  /** One part of a dimension. */
  only(dimension: Dimension, part: string): StatsPeriods
  /** The period before, as far as this one has come; nothing if it has no beginning. */
  before(now: number): StatsReader | undefined
}

function storesOf({ stats }: Needs<'stats'>, subject: StatsSubject): readonly Database[] {
  switch (subject.kind) {
    case 'story':
      return [stats.of(subject.creatorId)]
    case 'writer':
      return [stats.of(subject.id)]
    case 'publication':
      return stats.all
  }
}

/** Opens the stats of a subject in a range, for those who may see them. */
export function readStats(parts: Needs<'stats'>, subject: StatsSubject, range: StatsRange): StatsReader {
  const stores = storesOf(parts, subject)
  const [from, until] = hoursIn(range)
  const known = new Map<Dimension, Promise<StatsPart[]>>()
  const knownPeriods = new Map<string, ReturnType<typeof askPeriods>>()

  const partsOf = (dimension: Dimension): Promise<StatsPart[]> => {
    const asked = known.get(dimension) ?? readParts(stores, subject.id, dimension, [from, until])
    known.set(dimension, asked)
    return asked
  }

  async function told(of: { dimension: Dimension; part: string }, spans: readonly StatsRange[]) {
    const [first] = spans
    if (!first) return []
    const hours = [hoursIn(first)[0], ...spans.map((each) => hoursIn(each)[1])]
    const counts = await readPeriods(stores, subject.id, of, hours)
    return spans.map((each, i) => ({ ...each, ...(counts[i] ?? NO_COUNTS) }))
  }

  async function askPeriods(of: { dimension: Dimension; part: string }, span: StatsSpan) {
    if (range.from > 0) {
      const spans = spansOf(range, span)
      return spans && told(of, spans)
    }
    // Everything since the beginning begins with the month in which something was counted first.
    const months = await told(of, spansOf({ ...range, from: COUNTED_SINCE }, 'month') ?? [])
    const begun = months.slice(months.findIndex((month) => !isZero(month)))
    if (span === 'month') return begun
    const spans = spansOf({ ...range, from: begun[0]?.from ?? range.until }, span)
    return spans && told(of, spans)
  }

  const periods = (dimension: Dimension, part: string, span: StatsSpan): ReturnType<typeof askPeriods> => {
    const key = `${dimension} ${part} ${span}`
    const asked = knownPeriods.get(key) ?? askPeriods({ dimension, part }, span)
    knownPeriods.set(key, asked)
    return asked
  }

  const span = spanFor(range)
  const only = (dimension: Dimension, part: string): StatsPeriods => ({
    async total() {
      return (await partsOf(dimension)).find((each) => each.part === part) ?? NO_COUNTS
    },
    periods: (by = span) => periods(dimension, part, by),
  })

  return {
    ...only('all', ''),
    subject,
    range,
    span,
    partsOf,
    only,
    before(now) {
      const earlier = rangeBefore(range, now)
      return earlier && readStats(parts, subject, earlier)
    },
  }
}
