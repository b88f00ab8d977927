import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  type Counts,
  DIMENSIONS,
  type Dimension,
  type Entry,
  NO_COUNTS,
  plus,
  type Sum,
  sumsOf,
} from '../../schema/rules/stats/facts'
import {
  hoursIn,
  rangeOf,
  type StatsRange,
  type StatsSpan,
  wholeRange,
} from '../../schema/rules/stats/ranges'
import { DAY, HOUR } from '../../schema/rules/time-units'
import { countBatch } from '../../worker/services/stats/count-batch'
import { foldSums } from '../../worker/services/stats/fold-sums'
import { moveSums } from '../../worker/services/stats/move-sums'
import { readStats, type StatsSubject } from '../../worker/services/stats/read-stats'
import { recount } from '../../worker/services/stats/recount'
import { COLLECTION, NOW, POSTS, site, today, visit, WRITERS } from './any-visits'

type Site = ReturnType<typeof site>

const SUBJECTS: readonly StatsSubject[] = [
  ...POSTS.map((id, i) => ({ kind: 'story', id, creatorId: WRITERS[i === 1 ? 1 : 0] }) as const),
  ...WRITERS.map((id) => ({ kind: 'writer', id }) as const),
  { kind: 'publication', id: COLLECTION },
]

/** Whole and half hours off UTC, with clocks that change. */
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
] as const
const dayText = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10)

const range: fc.Arbitrary<StatsRange> = fc
  .record({
    zone: fc.constantFrom(...ZONES),
    first: fc.integer({ min: today - 6, max: today + 1 }),
    days: fc.integer({ min: 0, max: 40 }),
    hour: fc.option(fc.integer({ min: 0, max: 23 })),
  })
  .map(({ zone, first, days, hour }) => {
    const time = hour === null ? '' : `T${String(hour).padStart(2, '0')}`
    const read = rangeOf({ from: dayText(first) + time, until: dayText(first + days) + time, zone })
    if (!read) throw new Error('There is no such range')
    return read
  })
const anyRange = fc.oneof({ weight: 4, arbitrary: range }, fc.constant(wholeRange(NOW)))

/** The sums of everything in the log. */
const loggedSums = ({ statsLog }: Site): Sum[] =>
  sumsOf(
    [...statsLog.batches.values()].flatMap(({ lines }) => lines.map((line) => JSON.parse(line) as Entry)),
  )

const only = ({ views, reads, seconds }: Counts): Counts => ({ views, reads, seconds })
const isSome = ({ views, reads, seconds }: Counts) => views !== 0 || reads !== 0 || seconds !== 0
const sumOf = (counts: readonly Counts[]): Counts => only(counts.reduce<Counts>(plus, NO_COUNTS))

/** What a log says of a dimension of a subject in a range, by parts. */
function partsIn(sums: readonly Sum[], subject: string, dimension: Dimension, asked: StatsRange) {
  const [from, until] = hoursIn(asked)
  const inside = sums.filter(
    (sum) => sum.subject === subject && sum.dimension === dimension && sum.hour >= from && sum.hour < until,
  )
  return Object.fromEntries(
    [...Map.groupBy(inside, ({ part }) => part)]
      .map(([part, of]) => [part, sumOf(of)] as const)
      .filter(([, counts]) => isSome(counts)),
  )
}

async function expectAsLogged(at: Site, subject: StatsSubject, asked: StatsRange, by: StatsSpan) {
  const sums = loggedSums(at)
  const stats = readStats({ stats: at.stats }, subject, asked)
  const whole = partsIn(sums, subject.id, 'all', asked)[''] ?? NO_COUNTS
  const lists = await Promise.all(
    DIMENSIONS.map(async (dimension) => ({ dimension, parts: await stats.partsOf(dimension) })),
  )
  for (const { dimension, parts } of lists) {
    expect({ dimension, ...Object.fromEntries(parts.map(({ part, ...counts }) => [part, counts])) }).toEqual({
      dimension,
      ...partsIn(sums, subject.id, dimension, asked),
    })
    const isTold =
      dimension === 'story'
        ? subject.kind !== 'story'
        : dimension === 'publication'
          ? subject.kind === 'writer'
          : dimension !== 'skipped'
    if (isTold) expect(sumOf(parts)).toEqual(whole)
  }
  expect(only(await stats.total())).toEqual(whole)
  const periods = await stats.periods(by)
  if (!periods) return
  expect(sumOf(periods)).toEqual(whole)
  for (const period of periods)
    expect(only(period)).toEqual(partsIn(sums, subject.id, 'all', period)[''] ?? NO_COUNTS)
}

const batches = fc.array(fc.array(visit, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 5 })
const subjects = fc.constantFrom(...SUBJECTS)
const spans = fc.constantFrom<StatsSpan>('hour', 'day', 'month')

/** A site that has counted batches, each of them some hours after the one before. */
async function counted(given: Parameters<typeof countBatch>[1][]): Promise<Site> {
  const at = site()
  for (const [i, batch] of given.entries()) await countBatch({ ...at, now: NOW + i * HOUR }, batch)
  return at
}

/** Puts everything where earlier versions kept it: what was counted in each hour. */
function asEarlier({ dbs }: Site): void {
  for (const { run } of dbs) {
    run(`insert into stat_sum (subject, dimension, hour, part, views, reads, seconds)
      select subject, dimension, hour, part, views - lag(views, 1, 0) over w, reads - lag(reads, 1, 0) over w,
        seconds - lag(seconds, 1, 0) over w
      from stat_running window w as (partition by subject, dimension, part order by hour)`)
    run('delete from stat_running')
    run('delete from stat_unfolded')
  }
}

beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterAll(() => void vi.restoreAllMocks())

describe('what was counted in a period', () => {
  test('is what the log says, by parts and by hours, days and months of any zone', async () => {
    await fc.assert(
      fc.asyncProperty(batches, subjects, anyRange, spans, async (given, subject, asked, by) => {
        await expectAsLogged(await counted(given), subject, asked, by)
      }),
      { numRuns: 80, endOnFailure: true },
    )
  }, 120_000)

  test('adds up in any period once hours and days are folded, and stays the same by UTC days and months', async () => {
    await fc.assert(
      fc.asyncProperty(batches, subjects, range, async (given, subject, asked) => {
        const at = await counted(given)
        const days = rangeOf({ from: dayText(today - 5), until: dayText(today), zone: 'UTC' })
        if (!days) throw new Error('There is no such range')
        await foldSums({ stats: at.stats, clock: { now: () => NOW + 100 * DAY } }, 1000)
        await expectAsLogged(at, subject, days, 'day')
        await foldSums({ stats: at.stats, clock: { now: () => NOW + 1300 * DAY } }, 1000)
        await expectAsLogged(at, subject, wholeRange(NOW + DAY), 'month')
        const stats = readStats({ stats: at.stats }, subject, asked)
        const whole = only(await stats.total())
        for (const dimension of ['source', 'country', 'depth'] as const)
          expect(sumOf(await stats.partsOf(dimension))).toEqual(whole)
        expect(sumOf((await stats.periods('day')) ?? [])).toEqual(whole)
      }),
      { numRuns: 40, endOnFailure: true },
    )
  }, 120_000)

  test('is the same before earlier sums are moved, meanwhile and afterwards, and each is moved once', async () => {
    await fc.assert(
      fc.asyncProperty(batches, visit, subjects, anyRange, spans, async (given, late, subject, asked, by) => {
        const at = await counted(given)
        const parts = { stats: at.stats, clock: { now: () => NOW + DAY } }
        asEarlier(at)
        await expectAsLogged(at, subject, asked, by)
        await Promise.all([moveSums(parts, 3), moveSums(parts, 5)])
        await expectAsLogged(at, subject, asked, by)
        await countBatch({ ...at, now: NOW + DAY }, [late])
        await expectAsLogged(at, subject, asked, by)
        expect(await recount({ ...at, now: NOW + DAY }, subject.id, today - 30, today + 1)).toEqual([])
        await moveSums(parts, 10_000)
        for (const { rows } of at.dbs) expect(rows('select * from stat_sum')).toEqual([])
        await expectAsLogged(at, subject, asked, by)
        // What was moved is folded with what has been counted since.
        await foldSums({ stats: at.stats, clock: { now: () => NOW + 100 * DAY } }, 1000)
        for (const { rows } of at.dbs)
          expect(rows('select 1 from stat_running where hour % 24 <> 0')).toEqual([])
        expect(await recount({ ...at, now: NOW + 100 * DAY }, subject.id, today - 30, today + 1)).toEqual([])
      }),
      { numRuns: 40, endOnFailure: true },
    )
  }, 120_000)
})
