import { beforeEach, expect, test } from 'vitest'
import { MOST_AUDIENCE_DOWNLOADS } from '../../../schema/rules/audience'
import { DAY } from '../../../schema/rules/time-units'
import { forgetEverything } from '../../../worker/isolate-memory'
import { NOON } from '../../factories/ids'
import { newVisit } from '../../factories/visit'
import { press, somebody } from './support'

/* docs/rules/stats.md, "Audience". */

let writer: Awaited<ReturnType<typeof somebody>>
beforeEach(async () => {
  forgetEverything()
  writer = await somebody(NOON + 10 * DAY)
})

const path = (query = '') => `/@${writer.user.username}/audience/stats/export${query}`
async function rowsOf(query = ''): Promise<string[]> {
  const response = await writer.visit.get(path(query))
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
  expect(text.startsWith('\ufeff')).toBe(true)
  return text.slice(1).trimEnd().split('\r\n')
}

test('what is counted can be downloaded by day, and who follows', async () => {
  const ana = await somebody(NOON, { name: '=Ana', username: `ana.${writer.user.id}` })
  const ben = await somebody(NOON + DAY)
  await press(ana.visit, 'followUser', writer.user.id)
  await press(ben.visit, 'followUser', writer.user.id)
  ben.visit.now = NOON + 3 * DAY
  await press(ben.visit, 'unfollowUser', writer.user.id)
  expect(await rowsOf()).toEqual([
    'day,gained,lost,followers',
    '2026-11-01,1,0,1',
    '2026-11-02,1,0,2',
    '2026-11-04,0,1,1',
  ])
  expect(await rowsOf('?list=followers')).toEqual([
    'followedAt,name,username,url',
    `${new Date(NOON).toISOString()},'=Ana,${ana.user.username},https://quire.example/@${ana.user.username}`,
  ])
})

test('nobody but the writer has it, and there is no other list', async () => {
  const other = await somebody(NOON)
  expect((await other.visit.get(path())).status).toBe(404)
  expect((await newVisit().get(path())).status).toBe(302)
  expect((await writer.visit.get(path('?list=everything'))).status).toBe(404)
})

test('it can be downloaded so many times in an hour', async () => {
  for (let i = 0; i < MOST_AUDIENCE_DOWNLOADS.most; i++) {
    const response = await writer.visit.get(path())
    expect(response.status).toBe(200)
    await response.text()
  }
  const refused = await writer.visit.get(path())
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await writer.visit.send(path(), { method: 'HEAD' })).status).toBe(200)
})
