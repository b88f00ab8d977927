import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Reporter } from '../../../client/lib/events/reporter'
import {
  EVENT_KEEPALIVE_BYTES,
  EVENT_MAX_AGE,
  EVENT_SEND_DELAY,
  MOST_EVENTS,
} from '../../../schema/rules/events'
import { newBrowser } from './fake-browser'

const PAYLOAD = { operation: 'login', surface: 'modal' } as const

let browser: ReturnType<typeof newBrowser>
beforeEach(() => {
  vi.useFakeTimers()
  browser = newBrowser()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const notice = (tab: Reporter) => tab.report('susi.emailFormViewed', PAYLOAD)
const sent = () => browser.requests.map(({ ids }) => ids)

test('events are saved at once, and leave in one request 5 seconds after the first', async () => {
  const tab = browser.newTab()
  notice(tab)
  await pass(0)
  expect(browser.kept()).toEqual(['event-0'])
  await pass(EVENT_SEND_DELAY - 1000)
  notice(tab)
  await pass(999)
  expect(sent()).toEqual([])
  await pass(1)
  expect(browser.requests).toEqual([{ ids: ['event-0', 'event-1'], keepalive: false }])
  expect(browser.kept()).toEqual([])
  await pass(60_000)
  expect(sent()).toHaveLength(1)
})

describe('events that couldn’t be sent', () => {
  test.each<[string, () => boolean]>([
    ['was refused', () => false],
    [
      'got lost',
      () => {
        throw new TypeError('Failed to fetch')
      },
    ],
  ])('because it %s stay, and go out with the next', async (_, answer) => {
    const tab = browser.newTab()
    browser.answer = answer
    notice(tab)
    await pass(EVENT_SEND_DELAY)
    expect(browser.kept()).toEqual(['event-0'])
    await pass(60_000)
    expect(sent()).toEqual([['event-0']])
    browser.answer = () => true
    notice(tab)
    await pass(EVENT_SEND_DELAY)
    expect(sent()[1]).toEqual(['event-0', 'event-1'])
    expect(browser.kept()).toEqual([])
  })

  test('leave when the browser is online again, even from another page', async () => {
    browser.answer = () => false
    notice(browser.newTab())
    await pass(EVENT_SEND_DELAY)
    browser.answer = () => true
    await browser.newTab().flush()
    expect(sent()).toEqual([['event-0'], ['event-0']])
    expect(browser.kept()).toEqual([])
  })
})

describe('tabs', () => {
  test('send each event once, whichever comes first', async () => {
    const [one, two] = [browser.newTab(), browser.newTab()]
    notice(one)
    notice(two)
    await pass(EVENT_SEND_DELAY)
    expect(sent()).toEqual([['event-0', 'event-1']])
  })

  test('don’t send what another one is sending', async () => {
    const [one, two] = [browser.newTab(), browser.newTab()]
    let arrive = (_: boolean): void => {}
    browser.answer = () =>
      new Promise((resolve) => {
        arrive = resolve
      })
    notice(one)
    await pass(EVENT_SEND_DELAY)
    notice(two)
    two.flush(true)
    await pass(1000)
    expect(sent()).toEqual([['event-0']])
    arrive(true)
    await pass(0)
    expect(sent()).toEqual([['event-0'], ['event-1']])
  })

  test('don’t send on leaving what another one has sent for them', async () => {
    const [one, two] = [browser.newTab(), browser.newTab()]
    notice(one)
    await pass(1)
    await two.flush()
    await one.flush()
    one.leave()
    expect(sent()).toEqual([['event-0']])
  })
})

describe('a page that is being closed', () => {
  test('sends its own events at once, in a request that outlives it', async () => {
    const tab = browser.newTab()
    notice(tab)
    tab.leave()
    expect(browser.requests).toEqual([{ ids: ['event-0'], keepalive: true }])
    // A page may be told twice that it is being closed.
    tab.leave()
    tab.flush(true)
    await pass(EVENT_SEND_DELAY)
    expect(sent()).toHaveLength(1)
    expect(browser.kept()).toEqual([])
  })

  test('sends nothing when there is nothing', () => {
    browser.newTab().leave()
    expect(sent()).toEqual([])
  })

  test('keeps events that couldn’t be sent, and sends them when it comes back', async () => {
    const tab = browser.newTab()
    browser.answer = () => false
    notice(tab)
    tab.leave()
    await pass(EVENT_SEND_DELAY)
    expect(browser.kept()).toEqual(['event-0'])
    browser.answer = () => true
    await tab.flush()
    expect(browser.kept()).toEqual([])
  })

  test('sends no more than browsers allow, and the rest later', async () => {
    const tab = browser.newTab()
    browser.referrer = 'x'.repeat(400)
    for (let i = 0; i < 200; i += 1) notice(tab)
    await pass(0)
    const size = JSON.stringify([]).length + browser.kept().length * 500
    expect(size).toBeGreaterThan(EVENT_KEEPALIVE_BYTES)
    tab.leave()
    const [first = []] = sent()
    expect(first.length).toBeGreaterThan(10)
    expect(first.length).toBeLessThan(200)
    await pass(EVENT_SEND_DELAY)
    expect(sent().flat().toSorted()).toEqual(Array.from({ length: 200 }, (_, i) => `event-${i}`).toSorted())
  })
})

test('of more than 1000 waiting events, the oldest are dropped', async () => {
  const tab = browser.newTab()
  for (let i = 0; i < MOST_EVENTS + 2; i += 1) notice(tab)
  await pass(0)
  expect(browser.kept()).toHaveLength(MOST_EVENTS)
  expect(browser.kept()[0]).toBe('event-2')
})

test('events older than 48 hours are dropped without being sent', async () => {
  const tab = browser.newTab()
  browser.answer = () => false
  notice(tab)
  await pass(EVENT_SEND_DELAY)
  await pass(EVENT_MAX_AGE)
  browser.answer = () => true
  await tab.flush()
  tab.leave()
  expect(browser.kept()).toEqual([])
  expect(sent()).toHaveLength(1)
})

describe('a browser that can store nothing', () => {
  test('reports all the same, and says so once', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const tab = browser.newTab()
    browser.broken = true
    notice(tab)
    notice(tab)
    await pass(EVENT_SEND_DELAY)
    expect(warn).toHaveBeenCalledOnce()
    expect(sent()).toEqual([['event-0', 'event-1']])
    browser.broken = false
    notice(tab)
    await pass(EVENT_SEND_DELAY)
    expect(sent()).toEqual([['event-0', 'event-1'], ['event-2']])
  })

  test('keeps what couldn’t be sent for as long as the page is open', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const tab = browser.newTab()
    browser.broken = true
    browser.answer = () => false
    notice(tab)
    await pass(EVENT_SEND_DELAY)
    browser.answer = () => true
    await tab.flush()
    await tab.flush()
    expect(sent()).toEqual([['event-0'], ['event-0']])
  })

  test('never sends more in a request than the worker takes', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const tab = browser.newTab()
    for (let i = 0; i < MOST_EVENTS; i += 1) notice(tab)
    await pass(0)
    browser.broken = true
    notice(tab)
    await pass(EVENT_SEND_DELAY)
    expect(sent()[0]).toHaveLength(MOST_EVENTS)
  })
})
