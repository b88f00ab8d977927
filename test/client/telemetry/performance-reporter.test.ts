import { afterEach, expect, test, vi } from 'vitest'
import { createPerformanceReporter } from '../../../client/lib/telemetry/performance-reporter'
import {
  LARGEST_VALUE,
  MOST_PERFORMANCE_EVENTS,
  type PerformanceKind,
  type PerformanceReport,
  pageTypeOf,
} from '../../../schema/rules/performance'

const COMMON = { pageType: 'post', loggedIn: 'no', mobileOrTablet: 'yes' } as const

function newPage() {
  const reports: PerformanceReport[] = []
  const worker = { answer: (): Promise<boolean> => Promise.resolve(true) }
  const reporter = createPerformanceReporter({
    send: (report) => {
      reports.push(report)
      return worker.answer()
    },
    version: '1.2.3',
    common: COMMON,
  })
  return { reports, worker, ...reporter }
}

afterEach(() => {
  vi.restoreAllMocks()
})

test('what was measured leaves in one report', () => {
  const page = newPage()
  page.measure('lcp', 1234.56)
  page.measure('cls', 0.12345)
  page.measure('nav', 900, { requests: 12 })
  page.flush()
  page.flush()
  expect(page.reports).toEqual([
    {
      client: { name: 'lite', version: '1.2.3' },
      events: [
        { type: 'lcp', value: 1235, ...COMMON },
        { type: 'cls', value: 0.123, ...COMMON },
        { type: 'nav', value: 900, ...COMMON, parts: { requests: 12 } },
      ],
    },
  ])
})

test('a kind that nobody knows is warned about and left out', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const page = newPage()
  page.measure('ttfb' as PerformanceKind, 1)
  page.flush()
  expect([warn.mock.calls.length, page.reports]).toEqual([1, []])
})

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY, LARGEST_VALUE + 1])('%d is no measure', (value) => {
  const page = newPage()
  page.measure('lcp', value)
  page.flush()
  expect(page.reports).toEqual([])
})

test('a report that couldn’t be sent goes out with the next, up to a limit', async () => {
  const page = newPage()
  page.worker.answer = () => Promise.resolve(false)
  page.measure('fcp', 1)
  page.flush()
  await Promise.resolve()
  await Promise.resolve()
  page.worker.answer = () => Promise.resolve(true)
  for (let i = 0; i < MOST_PERFORMANCE_EVENTS; i += 1) page.measure('page_preload', 1)
  page.flush()
  expect(page.reports[1]?.events.map(({ type }) => type).slice(0, 2)).toEqual(['fcp', 'page_preload'])
  expect(page.reports[1]?.events).toHaveLength(MOST_PERFORMANCE_EVENTS)
})

test('pages are told apart by their type; the rest is other', () => {
  expect(
    ['post', 'home-lo', 'user-profile', 'publication-profile', 'topic', 'settings', 'toString'].map(
      pageTypeOf,
    ),
  ).toEqual(['post', 'homepage', 'profile', 'collection-homepage', 'topic', 'other', 'other'])
})
