import { beforeAll, describe, expect, test } from 'vitest'
import { type Counts, type Entry, NO_COUNTS, plus, sumsOf } from '../../schema/rules/stats/facts'
import { DAY, HOUR } from '../../schema/rules/time-units'
import { CROWD } from '../../worker/commands/demo/crowd'
import { demoId } from '../../worker/commands/demo/ids'
import { writeCrowd } from '../../worker/commands/demo/write-crowd'
import { writeCuration } from '../../worker/commands/demo/write-curation'
import { writeFollows } from '../../worker/commands/demo/write-follows'
import { writeYear } from '../../worker/commands/demo/write-year'
import { openDemo } from '../support/whole-demo'

/** Later than the newest story. */
const NOW = Date.UTC(2026, 10, 24, 12)
const TODAY = Math.floor(NOW / DAY)
let rows: Awaited<ReturnType<typeof openDemo>>['rows']
let statsRows: typeof rows
let log: Awaited<ReturnType<typeof openDemo>>['log']
beforeAll(async () => {
  const opened = await openDemo(NOW)
  const { demo } = opened
  ;({ rows, stats: statsRows, log } = opened)
  // Seeding again changes nothing.
  for (let i = 0; i < 2; i++) {
    await writeCuration(demo)
    await writeFollows(demo)
    await writeCrowd(demo)
    await writeYear(demo)
  }
}, 120_000)

interface Counted {
  name: string
  counted: number
  listed: number
}

describe('followers', () => {
  test.each([
    [
      'people',
      `select username as name, follower_count as counted, (select count(*) from follow f join user u on u.id = f.user_id
       where f.kind = 'user' and f.target_id = user.id and u.is_suspended = 0 and u.deactivated_at is null) as listed from user`,
    ],
    [
      'whom people follow',
      `select username as name, following_count as counted,
       (select count(*) from follow where user_id = user.id and kind in ('user', 'collection')) as listed from user`,
    ],
    [
      'publications',
      `select slug as name, follower_count as counted,
       (select count(*) from follow where kind = 'collection' and target_id = collection.id) as listed from collection`,
    ],
    [
      'topics',
      `select slug as name, follower_count as counted,
       (select count(*) from tag_follow where tag_slug = tag.slug) as listed from tag`,
    ],
    [
      'lists',
      `select slug as name, follower_count as counted,
       (select count(*) from catalog_follow where catalog_id = catalog.id) as listed from catalog`,
    ],
  ])('of %s are as many as are counted', (_, statement) => {
    const all = rows<Counted>(statement)
    expect(all.length).toBeGreaterThan(3)
    expect(all.filter(({ counted, listed }) => counted !== listed)).toEqual([])
  })

  test('are enough for every writer, publication and topic to have some', () => {
    const least = (statement: string) => rows<{ least: number }>(statement)[0]?.least
    expect(least('select min(follower_count) as least from collection')).toBeGreaterThan(20)
    expect(least('select min(follower_count) as least from user where post_count > 1')).toBeGreaterThan(10)
    expect(least('select min(follower_count) as least from tag where post_count > 0')).toBeGreaterThan(0)
  })

  test('are people with names of their own', () => {
    expect(new Set(CROWD.map(({ username }) => username)).size).toBe(CROWD.length)
    expect(new Set(CROWD.map(({ name }) => name)).size).toBe(CROWD.length)
    for (const { username } of CROWD) expect(username).toMatch(/^[a-z]{6,30}$/)
  })
})

describe('the writer with a year behind her', () => {
  const months = (from: string, at: string, ask = rows) =>
    ask<{ month: string }>(
      `select distinct strftime('%Y-%m', ${at}, 'unixepoch') as month from ${from} order by month`,
    ).map(({ month }) => month)
  const YEAR = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((month) =>
    month === 12 ? '2025-12' : `2026-${String(month).padStart(2, '0')}`,
  )
  const writer = demoId('user', 'priya')

  test('has written a story or more in each month, and has followers and readers from each', () => {
    const own = `post where creator_id = '${writer}' and state = 'published'`
    expect(months(own, 'first_published_at / 1000')).toEqual(expect.arrayContaining(YEAR))
    const followers = `follow where kind = 'user' and target_id = '${writer}'`
    expect(months(followers, 'created_at / 1000')).toEqual(expect.arrayContaining(YEAR))
    const read = `stat_running where subject = '${writer}' and dimension = 0`
    expect(months(read, 'hour * 3600', statsRows)).toEqual(expect.arrayContaining(YEAR))
  })

  test('is read more on weekdays than on weekends, and never more than she is viewed', () => {
    const days = statsRows<{ day: number; views: number; reads: number; seconds: number }>(
      `select * from (
         select hour / 24 as day, views - lag(views) over w as views, reads - lag(reads) over w as reads,
           seconds - lag(seconds) over w as seconds
         from stat_running where subject = '${writer}' and dimension = 0 window w as (order by hour)
       ) where day >= ${Math.floor(NOW / DAY - 90)}`,
    )
    expect(new Set(days.map(({ day }) => day)).size).toBe(91)
    const sumOn = (isWeekend: boolean) => {
      const chosen = days.filter(
        ({ day }) => day < TODAY && [0, 6].includes(new Date(day * DAY).getUTCDay()) === isWeekend,
      )
      return chosen.reduce((sum, { views }) => sum + views, 0) / new Set(chosen.map(({ day }) => day)).size
    }
    expect(sumOn(false)).toBeGreaterThan(1.1 * sumOn(true))
    for (const { views, reads, seconds } of days) {
      expect(reads).toBeLessThanOrEqual(views)
      expect(seconds >= reads).toBe(true)
    }
    expect(statsRows('select * from stat_total where reads <> ranked_reads')).toEqual([])
  })

  test('is read in the hours of today up to now, and of the days before', () => {
    const hours = statsRows<{ hour: number }>(
      `select distinct hour from stat_running where subject = '${writer}' and hour >= ${(TODAY - 2) * 24}`,
    ).map(({ hour }) => hour)
    expect(Math.max(...hours)).toBeLessThanOrEqual(NOW / HOUR)
    for (const day of [TODAY - 2, TODAY - 1])
      expect(hours.filter((hour) => Math.floor(hour / 24) === day).length).toBeGreaterThan(20)
    expect(hours.filter((hour) => hour >= TODAY * 24).length).toBeGreaterThan(8)
  })

  test('has today’s visits in the log, once, as they are in the sums', () => {
    expect(log.firstDay).toBe(TODAY)
    const logged = sumsOf(log.lines.map((line) => JSON.parse(line) as Entry)).filter(
      ({ subject, dimension }) => subject === writer && dimension === 'all',
    )
    const [stored] = statsRows<Counts>(
      `select max(views) - min(views) as views, max(reads) - min(reads) as reads, max(seconds) - min(seconds) as seconds
       from stat_running where subject = '${writer}' and dimension = 0
         and hour >= (select max(hour) from stat_running where subject = '${writer}' and hour < ${TODAY * 24})`,
    )
    expect(stored?.views).toBeGreaterThan(50)
    expect(logged.reduce<Counts>(plus, NO_COUNTS)).toEqual(stored)
  })

  test('has parts that add up to the whole', () => {
    const parts = statsRows<{ dimension: number; views: number; reads: number; seconds: number }>(
      `select dimension, sum(views) as views, sum(reads) as reads, sum(seconds) as seconds from (
         select dimension, max(views) as views, max(reads) as reads, max(seconds) as seconds
         from stat_running where subject = '${writer}' group by dimension, part
       ) group by dimension`,
    )
    expect(parts.length).toBeGreaterThan(7)
    const [whole] = parts.filter(({ dimension }) => dimension === 0)
    for (const part of parts) expect(part).toEqual({ ...whole, dimension: part.dimension })
  })
})
