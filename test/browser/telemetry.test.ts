import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { ErrorReport } from '../../schema/rules/error-reports'
import type { PerformanceReport } from '../../schema/rules/performance'
import { shellWording } from '../../schema/wording/shell'
import { toastWording } from '../../schema/wording/toasts'
import { DEMO } from '../support/addresses'
import { hydrated, useBrowser, type Visit } from '../support/browser'
import { eventBatches, passDelay, waitingEvents } from '../support/browser-events'
import { BROWSER } from '../support/http'
import { showEmailForm, showModal } from '../support/sign-in-pages'

// Not by a context's option: reports of a page that is hidden would be a bot's.
const { open } = useBrowser({ flags: [`--user-agent=${BROWSER}`] })

const ERRORS = '**/_/oh-noes'
const TIMES = '**/_/clientele/reports/performance/'

/** What the page reports; the worker never hears of it. */
async function reports<Report>(context: BrowserContext, address: string): Promise<Report[]> {
  const seen: Report[] = []
  await context.route(address, (route) => {
    seen.push(route.request().postDataJSON() as Report)
    return route.fulfill({ status: 204 })
  })
  return seen
}

/** The page is hidden, as when another tab is opened. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

/** The reader is there, and what that starts has been loaded. */
async function arrive(page: Page): Promise<void> {
  await page.goto(DEMO.story)
  // Browsers tell nothing of what was largest if the reader does something before the first paint.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 100))))
  const loaded = page.waitForResponse((response) => /\/assets\/idle-/.test(response.url()))
  await hydrated(page)
  await page.mouse.move(30, 40)
  await page.mouse.move(60, 80)
  await loaded
}

describe('a reader’s page', () => {
  test('reports how fast it was when it is hidden, and nothing of whose it is', async () => {
    const { page, context } = await open()
    const times = await reports<PerformanceReport>(context, TIMES)
    // A page that was hidden before it is measured has no times.
    const measuring = page.waitForResponse((response) => /\/assets\/measure-/.test(response.url()))
    await arrive(page)
    await measuring
    await page.mouse.click(200, 300)
    await page.waitForTimeout(500)
    await expect
      .poll(async () => {
        // What was largest is certain once the reader does something: a script's own events don't count.
        await page.keyboard.press('Shift')
        await hide(page)
        return times.flatMap(({ events }) => events.map(({ type }) => type))
      })
      .toEqual(expect.arrayContaining(['fcp', 'lcp', 'cls', 'ready', 'render']))
    const [first] = times
    expect(first?.client).toEqual({ name: 'lite', version: expect.any(String) })
    const events = times.flatMap((report) => report.events)
    for (const { value, pageType, loggedIn, mobileOrTablet } of events) {
      expect([pageType, loggedIn, mobileOrTablet]).toEqual(['post', 'no', 'no'])
      expect(value).toBeGreaterThanOrEqual(0)
    }
    await context.close()
  })

  test('reports an error that nothing catches, and tells offline from online', async () => {
    const { page, context } = await open()
    const errors = await reports<ErrorReport[]>(context, ERRORS)
    await arrive(page)
    await page.evaluate(() => setTimeout(() => Promise.reject(new RangeError('too far'))))
    await expect
      .poll(async () => {
        await hide(page)
        return errors.flat().map(({ name, message }) => [name, message])
      })
      .toEqual([['RangeError', 'too far']])
    expect(errors.flat()[0]?.extra.location).toContain(DEMO.story)
    await context.setOffline(true)
    const offline = page.getByText(toastWording.offline)
    await offline.waitFor()
    await context.setOffline(false)
    await page.getByText(toastWording.online).waitFor()
    expect(await offline.count()).toBe(0)
    await context.close()
  })

  test('that can’t be drawn says so in its place, until the reader moves on, and is reported', async () => {
    const { page, context } = await open()
    const errors = await reports<ErrorReport[]>(context, ERRORS)
    await arrive(page)
    // An answer that no worker gives.
    await context.route('**/_/graphql', async (route) => {
      const response = await route.fetch()
      const answers = (await response.json()) as { data: object }[]
      await route.fulfill({
        response,
        json: answers.map(({ data }) => ({ data: { ...data, featuredTags: null } })),
      })
    })
    await page.locator('header a[href="/explore-topics"]').click()
    await page.getByRole('heading', { level: 1, name: shellWording.error.title, exact: true }).waitFor()
    for (const text of [shellWording.error.text, shellWording.error.retry])
      expect(await page.locator('main').innerText()).toContain(text)
    await expect
      .poll(async () => {
        await hide(page)
        return errors.flat().map(({ name }) => name)
      })
      .toEqual(['TypeError'])
    await page.goBack()
    await page.locator('article h1').waitFor()
    await context.close()
  })

  test('of somebody who asks not to be tracked measures nothing', async () => {
    const before = `Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true, configurable: true })`
    const { page, context } = await open({ before })
    const times = await reports<PerformanceReport>(context, TIMES)
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await arrive(page)
    await hide(page)
    expect(times).toEqual([])
    expect(scripts.filter((url) => /\/assets\/measure-/.test(url))).toEqual([])
    await context.close()
  })
})

/** A page whose clock the test controls, with the events that it sends. */
async function timed(visit: Visit = {}) {
  const watched = await open({ reducedMotion: 'reduce', ...visit })
  await watched.page.clock.install()
  return { ...watched, requests: eventBatches(watched.context) }
}

describe('no event is reported', () => {
  test.each([
    ['Do Not Track', `Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' })`],
    [
      'Global Privacy Control',
      `Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true, configurable: true })`,
    ],
  ])('by somebody who sends %s', async (_, before) => {
    const { page, context, requests } = await timed({ before })
    await showModal(page)
    await showEmailForm(page)
    await page.getByLabel('Your email').waitFor()
    await passDelay(page)
    expect(await waitingEvents(page)).toEqual([])
    await page.goto(DEMO.tag)
    expect(requests).toEqual([])
    await context.close()
  })

  test('by a story that is read, and its scripts know nothing of events', async () => {
    const { page, context, requests, scripts } = await timed()
    await page.goto(DEMO.story, { waitUntil: 'load' })
    await hydrated(page)
    await passDelay(page)
    await page.goto(DEMO.tag)
    expect(requests).toEqual([])
    const texts = await Promise.all(scripts.map(async (path) => (await context.request.get(path)).text()))
    expect(texts.length).toBeGreaterThan(0)
    // What forgets other people's events, at an idle moment, knows where they are kept.
    const others = texts.filter((text) => !text.includes('forgetOthers'))
    expect(others.filter((text) => text.includes('quire-events'))).toEqual([])
    await context.close()
  })
})
