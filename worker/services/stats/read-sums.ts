import {
  type Counts,
  type Dimension,
  isZero,
  minus,
  NO_COUNTS,
  plus,
} from '../../../schema/rules/stats/facts'
import type { Database } from '../../data/database'
import { earlierHours, earlierParts } from '../../data/stats/earlier-sums'
import { countsBefore, numberOf, partsBetween } from '../../data/stats/running'

/* What was counted of a story, a writer or a publication, from an hour on and before another one. Each question is of one round
   trip, with all others of its moment. Hours are since 1970 UTC. */

/** A part of a dimension; empty for what isn't known. */
export interface StatsPart extends Counts {
  part: string
}

/** Sums of earlier versions that aren't moved yet are told apart by so many hours, days and months. */
const MOST_HOURS = 20_000

/** The parts of a dimension of which something was counted, most views first. */
export async function readParts(
  stores: readonly Database[],
  subject: string,
  dimension: Dimension,
  [from, until]: readonly [from: number, until: number],
): Promise<StatsPart[]> {
  const number = numberOf(dimension)
  const rows = await Promise.all(
    stores.flatMap((store) => [
      store.all(partsBetween, subject, from, until, JSON.stringify([number])),
      store.all(earlierParts, subject, from, until, number),
    ]),
  )
  const byPart = new Map<string, Counts>()
  for (const { part, ...counts } of rows.flat()) byPart.set(part, plus(byPart.get(part) ?? NO_COUNTS, counts))
  return [...byPart]
    .map(([part, { views, reads, seconds }]) => ({ part, views, reads, seconds }))
    .filter((part) => !isZero(part))
    .sort((a, b) => b.views - a.views || b.reads - a.reads || (a.part < b.part ? -1 : 1))
}

/**
 * What was counted of a part of a dimension between each of some hours and the next one.
 *
 * @param hours the first hour of each period, the first period first, and the end of the last one.
 */
export async function readPeriods(
  stores: readonly Database[],
  subject: string,
  { dimension, part }: { dimension: Dimension; part: string },
  hours: readonly number[],
): Promise<Counts[]> {
  const number = numberOf(dimension)
  const [from, until] = [hours[0] ?? 0, hours.at(-1) ?? 0]
  const asked = JSON.stringify([...new Set(hours)])
  const [running, earlier] = await Promise.all([
    Promise.all(stores.map((store) => store.all(countsBefore, subject, number, part, asked))),
    Promise.all(
      stores.map((store) => store.all(earlierHours, subject, from, until, number, part, MOST_HOURS)),
    ),
  ])
  const before = new Map<number, Counts>()
  for (const row of running.flat()) before.set(row.before, plus(before.get(row.before) ?? NO_COUNTS, row))
  const ordered = earlier.flat().sort((a, b) => a.hour - b.hour)
  let next = 0
  return hours.slice(1).map((end, i) => {
    const begin = hours[i] ?? 0
    let counts = minus(before.get(end) ?? NO_COUNTS, before.get(begin) ?? NO_COUNTS)
    for (let row = ordered[next]; row && row.hour < end; row = ordered[++next]) counts = plus(counts, row)
    return counts
  })
}
