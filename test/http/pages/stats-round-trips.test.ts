import { describe, expect, test } from 'vitest'
import { addressOf } from '../../support/addresses'
import { ask } from '../../support/http'
import { cookiesOf } from '../../support/session-cookie'

/* docs/rules/stats.md, "Pages": round trips of pages of stats, to the main database and to that of stats. */

const MOST = 3
/** Renders after which an isolate has learned what a page asks for. */
const VISITS = 3

/** How often a page asked each database, when nothing is remembered. */
async function tripsOf(path: string): Promise<{ main: number; stats: number }> {
  const { status, headers } = await ask(path, {
    headers: { ...cookiesOf('maren'), 'cache-control': 'no-cache' },
  })
  expect(status).toBe(200)
  const timing = headers.get('server-timing') ?? ''
  const trips = (name: string) =>
    Number(new RegExp(`\\b${name};[^,]*?desc="(\\d+) round trips`).exec(timing)?.[1] ?? 0)
  return { main: trips('db'), stats: trips('db-stats') }
}

const filtered = '?period=7d&by=country&part=US'
const PAGES = [
  ['StatsHome', ''],
  ['StatsHome', '?period=today&zone=Asia/Kathmandu'],
  ['StatsHome', '?period=all'],
  ['StatsHome', filtered],
  ['StatsHome', '?by=publication&part='],
  ['StatsHome', '?orderBy=claps'],
  ['StatsResponses', ''],
  ['StatsPost', ''],
  ['StatsPost', '?period=all'],
  ['StatsPost', filtered],
  ['ShowCollectionStats', ''],
  ['ShowCollectionStats', '?period=all'],
  ['ShowCollectionStats', filtered],
  ['UserAudience', ''],
  ['UserAudience', '?period=all'],
] as const

describe('both databases are asked three times at most', () => {
  test.each(PAGES)('by %s%s', async (route, query) => {
    const path = addressOf(route) + query
    const all = []
    for (let visit = 0; visit < VISITS; visit++) all.push(await tripsOf(path))
    // The database of stats is asked while the main one is, so what a reader waits for is the longer of both.
    for (const { main, stats } of all) {
      expect(stats).toBe(1)
      expect(main, JSON.stringify(all)).toBeLessThanOrEqual(MOST)
    }
    // Once an isolate knows what the page asks for, both together are within it.
    const { main = MOST, stats = MOST } = all.at(-1) ?? {}
    expect(main + stats, JSON.stringify(all)).toBeLessThanOrEqual(MOST)
  })
})
