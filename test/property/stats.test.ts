import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DIMENSIONS, NO_COUNTS, plus } from '../../schema/rules/stats/facts'
import { DAY, HOUR } from '../../schema/rules/time-units'
import { Database } from '../../worker/data/database'
import { countBatch } from '../../worker/services/stats/count-batch'
import { foldSums } from '../../worker/services/stats/fold-sums'
import { keepLog } from '../../worker/services/stats/keep-log'
import { recount } from '../../worker/services/stats/recount'
import { NOW, POSTS, site, today, visit, WRITERS } from './any-visits'

type Row = {
  place: number
  subject: string
  dimension: number
  part: string
  views: number
  reads: number
  seconds: number
}
/** What is stored: a publication may have rows in each database. */
const rowsOf = ({ dbs }: ReturnType<typeof site>): Row[] =>
  dbs.flatMap(({ rows }, place) =>
    rows<Row & { hour: number }>(
      `select subject, dimension, part, views, reads, seconds, max(hour) as hour from stat_running
       group by subject, dimension, part having views <> 0 or reads <> 0 or seconds <> 0
       order by subject, dimension, part`,
    ).map(({ hour: _, ...row }) => ({ ...row, place })),
  )

/** That the parts of each dimension add up to the whole, none is negative, and totals are those of all hours. */
function expectSound(at: ReturnType<typeof site>) {
  const rows = rowsOf(at)
  for (const { views, reads, seconds } of rows) {
    expect(views).toBeGreaterThanOrEqual(0)
    expect(reads).toBeGreaterThanOrEqual(0)
    expect(reads).toBeLessThanOrEqual(views)
    expect(seconds).toBeGreaterThanOrEqual(0)
  }
  for (const key of new Set(rows.map(({ place, subject }) => `${place} ${subject}`))) {
    const sumOf = (dimension: number) =>
      rows
        .filter((row) => `${row.place} ${row.subject}` === key && row.dimension === dimension)
        .reduce((sum, row) => plus(sum, row), NO_COUNTS)
    for (let dimension = 1; dimension < 7; dimension++) expect(sumOf(dimension)).toEqual(sumOf(0))
    const isWriter = WRITERS.some((id) => key.endsWith(id))
    if (isWriter) expect(sumOf(DIMENSIONS.indexOf('publication'))).toEqual(sumOf(0))
  }
  const totals = at.dbs.flatMap(({ rows: all }) =>
    all<{ post_id: string; views: number; reads: number; seconds: number }>(
      'select post_id, views, reads, seconds from stat_total where views <> 0',
    ),
  )
  expect(
    totals.map(({ post_id, ...counts }) => ({ subject: post_id, ...counts })).toSorted(bySubject),
  ).toEqual(
    rows
      .filter(({ subject, dimension }) => dimension === 0 && (POSTS as readonly string[]).includes(subject))
      .map(({ subject, views, reads, seconds }) => ({ subject, views, reads, seconds }))
      .toSorted(bySubject),
  )
}
const bySubject = (a: { subject: string }, b: { subject: string }) => (a.subject < b.subject ? -1 : 1)

// Batches that can't be logged are reported.
beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterAll(() => void vi.restoreAllMocks())

describe('what is counted', () => {
  test('adds up, whatever arrives twice, late, out of order or in other batches, and equals a recount', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(visit, { minLength: 1, maxLength: 8 }), { maxLength: 6 }),
        fc.integer({ min: 0, max: 7 }),
        async (batches, down) => {
          const at = site()
          const { stats, statsLog } = at
          for (const [i, batch] of batches.entries()) {
            statsLog.isDown = i === down
            await countBatch({ stats, statsLog, now: NOW }, batch)
          }
          statsLog.isDown = false
          const counted = rowsOf(at)
          expectSound(at)
          // Twice, in the wrong order, and cut otherwise.
          const again = [...batches.toReversed(), ...batches.map((batch) => batch.slice(1)), batches.flat()]
          for (const batch of again) await countBatch({ stats, statsLog, now: NOW + HOUR }, batch)
          const beforeRecount = rowsOf(at)
          const viewsIn = (rows: readonly Row[]) =>
            rows
              .filter(({ dimension }) => dimension === 0)
              .map(({ place, subject, views }) => [place, subject, views])
          expect(viewsIn(beforeRecount)).toEqual(viewsIn(counted))
          expectSound(at)
          const clock = { now: () => NOW + HOUR }
          await keepLog({ stats, statsLog, clock }, 100)
          for (const subject of new Set(beforeRecount.map((row) => row.subject)))
            expect(await recount({ stats, statsLog, now: NOW + HOUR }, subject, today - 30, today)).toEqual(
              [],
            )
          // Folded, by two jobs at once of which one is interrupted, nothing changes.
          const later = { now: () => NOW + 100 * DAY }
          await Promise.all([foldSums({ stats, clock: later }, 1), foldSums({ stats, clock: later }, 3)])
          await foldSums({ stats, clock: later }, 1000)
          expect(rowsOf(at)).toEqual(beforeRecount)
          for (const { rows } of at.dbs)
            expect(rows('select 1 from stat_running where hour % 24 <> 0')).toEqual([])
          await foldSums({ stats, clock: { now: () => NOW + 1300 * DAY } }, 1000)
          expect(rowsOf(at)).toEqual(beforeRecount)
          for (const { rows } of at.dbs) expect(rows('select * from stat_unfolded')).toEqual([])
        },
      ),
      { numRuns: 60, endOnFailure: true },
    )
  }, 120_000)

  test('is rebuilt by a recount, which says what differed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(visit, { minLength: 3, maxLength: 20 }), async (visits) => {
        const at = site()
        const { stats, statsLog } = at
        await countBatch({ stats, statsLog, now: NOW }, visits)
        const right = rowsOf(at)
        for (const { run } of at.dbs) {
          run('delete from stat_running where dimension in (0, 2)')
          run("insert into stat_running values (?, 2, 'ZZ', ?, 7, 7, 7)", POSTS[0], today * 24)
          run('update stat_total set views = 0, reads = 0, seconds = 0')
        }
        for (const subject of new Set([POSTS[0], ...right.map((row) => row.subject)])) {
          const differences = await recount({ stats, statsLog, now: NOW }, subject, today - 40, today)
          if (right.some((row) => row.subject === subject && row.dimension === 0))
            expect(differences.map(({ dimension }) => dimension)).toContain('all')
        }
        expect(rowsOf(at)).toEqual(right)
        expectSound(at)
      }),
      { numRuns: 30, endOnFailure: true },
    )
  }, 120_000)

  test('is counted once the database is back, and a batch that fails leaves nothing', async () => {
    const at = site()
    const { stats, statsLog } = at
    const [first] = fc.sample(visit, { numRuns: 1, seed: 3 })
    if (!first) throw new Error('There is no sample')
    const sound = { ...first, at: NOW, skipped: null, seconds: first.isRead ? 10 : 0 }
    const down = new Error('The database is down')
    const broken = Array.from(
      { length: 2 },
      () =>
        new Database({
          prepare: () => ({ bind: () => ({}) }),
          batch: async () => {
            throw down
          },
        } as unknown as D1Database),
    )
    const gone = { ...stats, all: broken }
    await expect(countBatch({ stats: gone, statsLog, now: NOW }, [sound])).rejects.toBe(down)
    expect(rowsOf(at)).toEqual([])
    expect(statsLog.batches.size).toBe(0)
    await countBatch({ stats, statsLog, now: NOW + HOUR }, [sound])
    expect(rowsOf(at).find(({ dimension }) => dimension === 0)?.views).toBe(1)
  })
})
