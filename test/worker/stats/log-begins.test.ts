import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { HOURS_OF_DAY } from '../../../schema/rules/stats/visits'
import { DAY } from '../../../schema/rules/time-units'
import { Database } from '../../../worker/data/database'
import { openStatStores } from '../../../worker/data/stats/stores'
import { addSums } from '../../../worker/data/stats/writes'
import { openStatsLog } from '../../../worker/platform/stats/log'
import { recount } from '../../../worker/services/stats/recount'
import { NOON } from '../../factories/ids'
import { createStory } from '../../factories/story'
import { viewsOf } from '../reading-history/support'

/* docs/rules/stats.md, "The log": figures of days before it began. */

const today = Math.floor(NOON / DAY)

test('a recount leaves days alone that were before the log’s first one, and finds those after it', async () => {
  const { id = '' } = await createStory()
  const counts = { views: 7, reads: 2, seconds: 90 }
  const sumOn = (day: number) => ({
    subject: id,
    dimension: 'all' as const,
    part: '',
    hour: day * HOURS_OF_DAY,
    ...counts,
  })
  const total = { postId: id, views: 14, reads: 4, seconds: 180 }
  const statements = addSums([sumOn(today - 5), sumOn(today - 1)], [total], [])
  await new Database(env.STATS_DB_0).write(statements)

  const statsLog = openStatsLog(env.MEDIA)
  expect(await statsLog.firstDay()).toBe(0)
  await statsLog.beginOn(today - 2)
  await statsLog.beginOn(today)
  expect(await statsLog.firstDay()).toBe(today - 2)

  const parts = { stats: openStatStores(env as Env), statsLog, now: NOON }
  const differences = await recount(parts, id, today - 10, today)
  expect(differences.map(({ day, stored }) => [day, stored])).toEqual([[today - 1, counts]])
  expect(await viewsOf(id, NOON - 5 * DAY)).toBe(7)
  await statsLog.expire(today)
  expect(await statsLog.firstDay()).toBe(today - 2)
})
