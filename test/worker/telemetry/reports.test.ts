import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { beforeEach, describe, expect, type Mock, test, vi } from 'vitest'
import {
  ERROR_QUEUE,
  ERROR_REPORTS,
  ERROR_TEXTS,
  ERRORS_KEPT,
  MOST_ERRORS_A_DAY,
} from '../../../schema/rules/error-reports'
import {
  LARGEST_VALUE,
  MOST_PERFORMANCE_EVENTS,
  PERFORMANCE_KEPT,
  PERFORMANCE_REPORTS,
} from '../../../schema/rules/performance'
import { DAY } from '../../../schema/rules/time-units'
import { clientError, clientPerformance, reportCount } from '../../../schema/tables/telemetry'
import { ORIGIN } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { report } from '../events/support'

const db = drizzle(env.DB)
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const ERRORS = '/_/oh-noes'
const TIMES = '/_/clientele/reports/performance/'

const errorReport = ({ extra = {}, ...more }: Record<string, unknown> & { extra?: object } = {}) => ({
  name: 'TypeError',
  message: 'x is undefined',
  stack: 'TypeError: x is undefined',
  timestamp: NOON - 1000,
  fileName: `${ORIGIN}/assets/post.js?v=1`,
  lineNumber: 12,
  ...more,
  extra: {
    client: 'lite',
    build: '0.1.0',
    userId: 'somebody else',
    userAgent: 'something else',
    location: `${ORIGIN}/@ada/story-0123456789ab?sk=secret`,
    ...extra,
  },
})
const measured = (more: object = {}) => ({
  type: 'lcp',
  pageType: 'post',
  value: 1234,
  loggedIn: 'no',
  mobileOrTablet: 'yes',
  ...more,
})
const performanceReport = (...events: unknown[]) => ({ client: { name: 'lite', version: '0.1.0' }, events })

const errors = () => db.select().from(clientError)
const times = () => db.select().from(clientPerformance)

let printed: Mock<(...line: unknown[]) => void>
beforeEach(async () => {
  printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  await Promise.all([db.delete(clientError), db.delete(clientPerformance), db.delete(reportCount)])
})

describe('errors of a browser', () => {
  test('are stored with who and which browser the request says, and without secrets', async () => {
    const visit = newVisit({ agent: 'Mozilla/5.0 Chrome/150' })
    const user = await createUser()
    await visit.signIn(user.id)
    const response = await report(ERRORS, [errorReport()], { visit })
    expect([response.status, await response.text(), response.headers.getSetCookie()]).toEqual([204, '', []])
    const [row] = await errors()
    expect(row).toEqual({
      id: expect.any(String),
      receivedAt: NOON,
      at: NOON - 1000,
      name: 'TypeError',
      message: 'x is undefined',
      stack: 'TypeError: x is undefined',
      fileName: `${ORIGIN}/assets/post.js`,
      lineNumber: 12,
      build: '0.1.0',
      location: `${ORIGIN}/@ada/story-0123456789ab`,
      userId: user.id,
      userAgent: 'Mozilla/5.0 Chrome/150',
    })
  })

  test('are logged as one line each', async () => {
    await report(ERRORS, [errorReport(), errorReport({ name: 'RangeError' })])
    const lines = printed.mock.calls.map(([line]) => JSON.parse(String(line)))
    expect(lines.map(({ event, name }) => [event, name])).toEqual([
      ['client-error', 'TypeError'],
      ['client-error', 'RangeError'],
    ])
  })

  test.each([{ dnt: '1' }, { 'sec-gpc': '1' }])(
    'of people who ask not to be tracked (%o) name neither them nor their browser',
    async (headers) => {
      const visit = newVisit()
      await visit.signIn((await createUser()).id)
      await report(ERRORS, [errorReport()], { visit, ...headers })
      expect((await errors()).map(({ userId, userAgent }) => [userId, userAgent])).toEqual([[null, null]])
    },
  )

  test('have texts of a limited length', async () => {
    await report(ERRORS, [errorReport({ message: 'm'.repeat(20_000), stack: `${'s'.repeat(20_000)}\ud800` })])
    const [row] = await errors()
    expect([row?.message.length, row?.stack.length]).toEqual([ERROR_TEXTS.message, ERROR_TEXTS.stack])
  })

  test('are refused in larger batches than a page sends', async () => {
    const list = Array.from({ length: ERROR_QUEUE + 1 }, () => errorReport())
    expect((await report(ERRORS, list)).status).toBe(400)
    expect((await report(ERRORS, `[${' '.repeat(200_000)}]`)).status).toBe(413)
    expect((await report(ERRORS, [errorReport({ lineNumber: -1 })])).status).toBe(400)
    expect((await report(ERRORS, [errorReport()], { 'content-type': 'text/plain' })).status).toBe(415)
    expect(await errors()).toEqual([])
  })

  test('are no longer taken from an address that reported too often', async () => {
    const visit = newVisit({ address: '198.51.100.40' })
    for (let i = 0; i < ERROR_REPORTS.most; i += 1) await report(ERRORS, [errorReport()], { visit })
    expect((await report(ERRORS, [errorReport()], { visit })).status).toBe(429)
    visit.now += ERROR_REPORTS.windowMs
    expect((await report(ERRORS, [errorReport()], { visit })).status).toBe(204)
  })

  test('are no longer stored on a day that has had its share', async () => {
    await db
      .insert(reportCount)
      .values({ kind: 'error', day: Math.floor(NOON / DAY), rows: MOST_ERRORS_A_DAY })
    expect((await report(ERRORS, [errorReport()])).status).toBe(204)
    expect(await errors()).toEqual([])
    const tomorrow = newVisit({ now: NOON + DAY })
    await report(ERRORS, [errorReport({ timestamp: NOON + DAY })], { visit: tomorrow })
    expect(await errors()).toHaveLength(1)
  })

  test('take more of a day’s share the longer they are', async () => {
    const share = async () => (await db.select().from(reportCount)).find(({ kind }) => kind === 'error')?.rows
    await report(ERRORS, [errorReport({ stack: '', message: 'short' })])
    expect(await share()).toBe(1)
    await report(ERRORS, [errorReport({ stack: 'あ'.repeat(5000) })])
    expect(await share()).toBeGreaterThan(30)
  })
})

describe('how fast a page was', () => {
  test('is stored without whose it was', async () => {
    const visit = newVisit()
    await visit.signIn((await createUser()).id)
    const nav = measured({ type: 'nav', value: 900.5, loggedIn: 'yes', parts: { requests: 12 } })
    expect((await report(TIMES, performanceReport(measured(), nav), { visit })).status).toBe(204)
    const common = { receivedAt: NOON, pageType: 'post', isMobileOrTablet: true, build: '0.1.0' }
    expect((await times()).map(({ id, ...row }) => row)).toEqual([
      { ...common, kind: 'lcp', value: 1234, isLoggedIn: false, parts: null },
      { ...common, kind: 'nav', value: 900.5, isLoggedIn: true, parts: '{"requests":12}' },
    ])
  })

  test('of a page that we don’t tell apart is stored as other', async () => {
    await report(TIMES, performanceReport(measured({ pageType: 'settings' })))
    expect((await times()).map(({ pageType }) => pageType)).toEqual(['other'])
  })

  test.each([
    { type: 'ttfb' },
    { value: -1 },
    { value: LARGEST_VALUE + 1 },
    { value: '1' },
    { loggedIn: true },
    { parts: { 'a b': 1 } },
    { parts: { a: 'x' } },
  ])('is skipped if it can’t be: %o', async (wrong) => {
    const sent = performanceReport(measured(wrong), null, [], measured({ type: 'fcp' }))
    expect((await report(TIMES, sent)).status).toBe(204)
    expect((await times()).map(({ kind }) => kind)).toEqual(['fcp'])
  })

  test.each<[string, Record<string, string>]>([
    ['people who ask not to be tracked', { dnt: '1' }],
    ['people whose browser asks for it', { 'sec-gpc': '1' }],
    ['programs', { 'user-agent': BOT }],
  ])('isn’t stored of %s', async (_, headers) => {
    expect((await report(TIMES, performanceReport(measured()), headers)).status).toBe(204)
    expect(await times()).toEqual([])
  })

  test('is refused in another form, from another site, and from an address that reports too often', async () => {
    const many = Array.from({ length: MOST_PERFORMANCE_EVENTS + 1 }, () => measured())
    expect((await report(TIMES, performanceReport(...many))).status).toBe(400)
    expect((await report(TIMES, [measured()])).status).toBe(400)
    const foreign = { origin: 'https://evil.example' }
    expect((await report(TIMES, performanceReport(measured()), foreign)).status).toBe(403)
    const visit = newVisit({ address: '198.51.100.41' })
    const { most } = PERFORMANCE_REPORTS
    for (let i = 0; i < most; i += 1) await report(TIMES, performanceReport(measured()), { visit })
    expect((await report(TIMES, performanceReport(measured()), { visit })).status).toBe(429)
  })
})

test('a site that is flooded with reports turns them away before it reads or counts anything', async () => {
  const flood = newVisit({ now: NOON + 3 * DAY })
  const statuses = await Promise.all(
    Array.from({ length: 1010 }, async () => (await report(ERRORS, 'no JSON', { visit: flood })).status),
  )
  expect(new Set(statuses)).toEqual(new Set([400, 503]))
  const turnedAway = await report(ERRORS, [errorReport()], { visit: flood })
  expect([turnedAway.status, turnedAway.headers.get('retry-after')]).toEqual([503, '30'])
  flood.now += 1000
  expect((await report(ERRORS, [errorReport()], { visit: flood })).status).toBe(204)
})

test('what was reported is deleted after 30 days', async () => {
  await Promise.all([report(ERRORS, [errorReport()]), report(TIMES, performanceReport(measured()))])
  await cronJob('sweep-tables', NOON + Math.min(ERRORS_KEPT, PERFORMANCE_KEPT) - 1)
  expect([(await errors()).length, (await times()).length]).toEqual([1, 1])
  await cronJob('sweep-tables', NOON + Math.max(ERRORS_KEPT, PERFORMANCE_KEPT))
  expect([await errors(), await times(), await db.select().from(reportCount)]).toEqual([[], [], []])
})
