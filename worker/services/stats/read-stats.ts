import {
  type Counts,
  type Dimension,
  firstOfMonth,
  isZero,
  NO_COUNTS,
  plus,
} from '../../../schema/rules/stats/facts'
import {
  hoursIn,
  rangeBefore,
  type StatsRange,
  type StatsSpan,
  spanFor,
  spansOf,
} from '../../../schema/rules/stats/ranges'
import { HOUR } from '../../../schema/rules/time-units'
import type { Database } from '../../data/database'
import { hoursOfPart, MOST_HOURS, numberOf, sumsOfParts } from '../../data/stats/queries'
import type { Needs } from '../parts'

/** Whose stats are asked for. What a story or a writer has is in one database, a publication's in all of them. */
export type StatsSubject =
  | { kind: 'story'; id: string; creatorId: string }
  | { kind: 'writer'; id: string }
  | { kind: 'publication'; id: string }

/** A part of a dimension; empty for what isn't known. */
export interface StatsPart extends Counts {
  part: string
}

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
  const knownHours = new Map<string, ReturnType<typeof askHours>>()

  async function ask(dimension: Dimension): Promise<StatsPart[]> {
    const asked = JSON.stringify([numberOf(dimension)])
    const rows = await Promise.all(
      stores.map((store) => store.all(sumsOfParts, subject.id, from, until, asked)),
    )
    const byPart = new Map<string, Counts>()
    for (const { part, ...counts } of rows.flat())
      byPart.set(part, plus(byPart.get(part) ?? NO_COUNTS, counts))
    return [...byPart]
      .map(([part, counts]) => ({ part, ...counts }))
      .filter((part) => !isZero(part))
      .sort((a, b) => b.views - a.views || b.reads - a.reads || (a.part < b.part ? -1 : 1))
  }

  const partsOf = (dimension: Dimension): Promise<StatsPart[]> => {
    const asked = known.get(dimension) ?? ask(dimension)
    known.set(dimension, asked)
    return asked
  }

  async function askHours(dimension: Dimension, part: string) {
    const number = numberOf(dimension)
    const rows = await Promise.all(
      stores.map((store) => store.all(hoursOfPart, subject.id, number, part, from, until, MOST_HOURS)),
    )
    return rows.flat().sort((a, b) => a.hour - b.hour)
  }

  const hoursOf = (dimension: Dimension, part: string): ReturnType<typeof askHours> => {
    const key = `${dimension} ${part}`
    const asked = knownHours.get(key) ?? askHours(dimension, part)
    knownHours.set(key, asked)
    return asked
  }

  async function periods(dimension: Dimension, part: string, span: StatsSpan) {
    const rows = await hoursOf(dimension, part)
    // Everything since the beginning begins with the month in which something was counted first.
    const begin = range.from > 0 ? range.from : firstOfMonth(rows[0]?.hour ?? until) * HOUR
    const spans = spansOf({ ...range, from: Math.min(begin, range.until) }, span)
    if (!spans) return undefined
    let next = 0
    return spans.map((each) => {
      const [, end] = hoursIn(each)
      let counts = NO_COUNTS
      for (let row = rows[next]; row && row.hour < end; row = rows[++next]) counts = plus(counts, row)
      return { ...each, ...counts }
    })
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
