import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { DAY } from '../../../schema/rules/time-units'
import { openStatStores } from '../../../worker/data/stats/stores'
import { openStatsLog } from '../../../worker/platform/stats/log'
import { recount } from '../../../worker/services/stats/recount'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { hashesOf, readsOf, report, viewsOf } from '../reading-history/support'

const today = Math.floor(NOON / DAY)

test('what earlier versions have counted is moved once, with its sources and the readers of today, and is in the log', async () => {
  const [id, other] = [
    (await createStory({ readingTime: 300 })).id,
    (await createStory({ readingTime: 300 })).id,
  ]
  // Somebody's hash, as this version makes it.
  await report(newVisit(), id, { seconds: 50 })
  const [hash] = await hashesOf(id)
  await env.STATS_DB_0.batch(
    ['stat_running', 'stat_total', 'stat_reader', 'stat_batch'].map((table) =>
      env.STATS_DB_0.prepare(`DELETE FROM ${table}`),
    ),
  )
  const insert = (sql: string, ...values: (string | number | undefined)[]) =>
    env.DB.prepare(sql)
      .bind(...values.map((value) => value ?? null))
      .run()
  const day = 'INSERT INTO post_day (post_id, day, views, reads, seconds) VALUES (?, ?, ?, ?, ?)'
  await insert(day, id, today, 5, 3, 100)
  await insert(day, id, today - 2, 0, 4, 41)
  await insert(day, other, today - 300, 2500, 0, 0)
  const referrer = 'INSERT INTO post_referrer (post_id, host, reads) VALUES (?, ?, ?)'
  await insert(referrer, id, 'google.com', 5)
  await insert(referrer, id, '', 2)
  await insert(
    'INSERT INTO visitor_read (post_id, day, reader, seconds) VALUES (?, ?, ?, ?)',
    id,
    today,
    hash,
    50,
  )
  for (let i = 0; i < 3; i++) await cronJob('move-stats', NOON)
  expect([await viewsOf(id, NOON), await readsOf(id, NOON)]).toEqual([5, { reads: 3, seconds: 100 }])
  const before = NOON - 2 * DAY
  expect([await viewsOf(id, before), await readsOf(id, before)]).toEqual([4, { reads: 4, seconds: 41 }])
  expect(await viewsOf(other, NOON - 300 * DAY)).toBe(2500)
  const { results } = await env.STATS_DB_0.prepare(
    'SELECT part, max(reads) AS reads FROM stat_running WHERE subject = ? AND dimension = 1 AND reads > 0 GROUP BY part ORDER BY part',
  )
    .bind(id)
    .all()
  expect(results).toEqual([
    { part: 'search/google.com', reads: 5 },
    { part: 'unknown', reads: 2 },
  ])
  for (const table of ['post_day', 'post_referrer'])
    expect((await env.DB.prepare(`SELECT * FROM ${table}`).all()).results).toEqual([])
  // Who was counted before the move isn't counted again, and reads on.
  await report(newVisit(), id, { seconds: 60 })
  expect([await viewsOf(id, NOON), await readsOf(id, NOON)]).toEqual([5, { reads: 3, seconds: 110 }])
  const parts = { stats: openStatStores(env as Env), statsLog: openStatsLog(env.MEDIA), now: NOON }
  expect(await recount(parts, id, today - 3, today - 1)).toEqual([])
  expect(await recount(parts, other, today - 301, today - 299)).toEqual([])
})
