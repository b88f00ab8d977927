import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { hydrated, hydratedByItself, useBrowser } from '../support/browser'

const { open } = useBrowser({ isFirstVisit: true })

describe('hydrating the server-rendered page', () => {
  test('leaves the markup as it was', async () => {
    const { page, context } = await open({ pictures: true })
    await page.goto(DEMO.story, { waitUntil: 'domcontentloaded' })
    const text = () => page.locator('article').first().innerText()
    const before = await text()
    await hydrated(page)
    expect(await text()).toBe(before)
    await context.close()
  })
})

describe('the client’s script', () => {
  /**
   * The browser is idle when the test says so, and there is no pointer: some browsers move one by themselves.
   */
  const NEVER_IDLE = `window.requestIdleCallback = (callback) => { window.__whenIdle = callback }
    addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true)`

  test('is requested when the page has loaded and the browser is idle, not before', async () => {
    const { page, context, scripts } = await open({ before: NEVER_IDLE })
    await page.goto(DEMO.story, { waitUntil: 'load' })
    await page.waitForFunction(() => '__whenIdle' in window)
    expect(scripts).toEqual([])
    await page.evaluate(() => (window as unknown as { __whenIdle: () => void }).__whenIdle())
    await hydratedByItself(page)
    expect(scripts.length).toBeGreaterThan(0)
    await context.close()
  })

  const share = (page: Page) => page.getByRole('button', { name: 'Share', exact: true }).first()
  test.each<[string, (page: Page) => Promise<void>]>([
    ['a click', (page) => share(page).click()],
    ['a tap', (page) => share(page).tap()],
    ['the enter key', (page) => share(page).press('Enter')],
    ['the space bar', (page) => share(page).press('Space')],
  ])('is requested at the first touch, and an early press on a button isn’t lost: %s', async (_, press) => {
    const { page, context, scripts, problems } = await open({
      hasTouch: true,
      before: `${NEVER_IDLE}
        Object.defineProperty(navigator, 'share', { value: undefined })`,
    })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(DEMO.story, { waitUntil: 'load' })
    expect(scripts).toEqual([])
    // There is nothing behind the button yet.
    await press(page)
    await hydratedByItself(page)
    expect(scripts.length).toBeGreaterThan(0)
    await page
      .getByRole('status')
      .filter({ hasText: /copied/i })
      .waitFor({ state: 'attached' })
    expect(problems).toEqual([])
    await context.close()
  })
})
