import { expect, test } from 'vitest'
import { ask, SESSION_COOKIE } from '../support/http'

/** Addresses with nothing there, each for another reason. */
const NOTHING = [
  '/nothing/at/this/address',
  '/p/0123456789ab',
  '/@maren/nothing-0123456789ab',
  '/@nobody-at-all',
  '/@nobody-at-all/about',
  '/no-such-publication',
  '/no-such-publication/archive',
  '/no-such-publication/ocean/home',
  '/tidewater/nothing-0123456789ab',
  '/tidewater/nothing',
  '/tidewater/subpage/nothing',
  '/tidewater/nothing/home',
  '/tidewater/mathematics/home',
  '/tidewater/tagged/nothing',
  '/tidewater/nothing/tagged/ocean',
  '/tidewater/birds/tagged/nothing',
  '/tag/nothing-such',
  '/tag/nothing-such/archive',
  '/tag/nothing-such/who-to-follow',
  '/c/0123456789ab',
] as const

test.each(NOTHING)('%s is a 404 within three round trips to the database', async (path) => {
  const answer = await ask(path, { headers: { cookie: SESSION_COOKIE, 'cache-control': 'no-cache' } })
  expect(answer.status).toBe(404)
  const trips = /desc="(\d+) round trips/.exec(answer.headers.get('server-timing') ?? '')?.[1]
  expect(Number(trips)).toBeGreaterThan(0)
  expect(Number(trips)).toBeLessThanOrEqual(3)
  // Something to read instead, with who wrote it.
  expect(answer.text.match(/<article\b/g)?.length).toBe(4)
})
