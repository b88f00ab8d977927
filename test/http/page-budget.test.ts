import { afterAll, describe, expect, test } from 'vitest'
import { ask, BOT } from '../support/http'
import { ROUTED_PAGES } from '../support/pages'
import { type Numbers, ratcheting, readNumbers, writeNumbers } from '../support/ratchet'
import { READER_COOKIE } from '../support/session-cookie'

/** What each page requests from the database, at most. */
const BUDGET = 'test/http/page-budget.json'
/** The maximum depth of a page's data: requests at the same time travel together. */
const MOST_ROUND_TRIPS = 3
/** Visits after which the worker has kept the text of a story, and has learned what its page asks for. */
const VISITS = 3

const budget = readNumbers(BUDGET)
const measured: Numbers = {}

/** The response's statement of its database use when nothing is remembered. */
async function usage(path: string, headers: Record<string, string>) {
  const answer = await ask(path, { headers: { ...headers, 'cache-control': 'no-cache' } })
  const [, trips, statements] =
    /desc="(\d+) round trips, (\d+) statements/.exec(answer.headers.get('server-timing') ?? '') ?? []
  expect(answer.headers.get('x-edge-cache')).toBe('BYPASS')
  return { roundTrips: Number(trips), statements: Number(statements) }
}

const viewers = [
  ['signed out', { 'user-agent': BOT }],
  ['signed in', { cookie: READER_COOKIE }],
] as const

describe.each(viewers)('%s', (viewer, headers) => {
  test.each(ROUTED_PAGES.map(({ path }) => path))(
    '%s asks the database no more than it did',
    async (path) => {
      const name = `${path} ${viewer}`
      let now = { roundTrips: 0, statements: 0 }
      for (let visit = 0; visit < VISITS; visit++) {
        now = await usage(path, headers)
        expect(now.roundTrips).toBeLessThanOrEqual(MOST_ROUND_TRIPS)
      }
      measured[name] = now
      const kept = budget[name]
      for (const measure of ['roundTrips', 'statements'] as const)
        expect(now[measure], `${measure} have grown`).toBeLessThanOrEqual(kept?.[measure] ?? Infinity)
    },
  )
})

afterAll(() => {
  if (!ratcheting) return
  const kept = Object.entries(measured).map(([name, now]): [string, Record<string, number>] => {
    const was = budget[name]
    if (!was) return [name, now]
    const least = (measure: 'roundTrips' | 'statements') => Math.min(now[measure] ?? 0, was[measure] ?? 0)
    return [name, { roundTrips: least('roundTrips'), statements: least('statements') }]
  })
  writeNumbers(BUDGET, Object.fromEntries(kept))
})
