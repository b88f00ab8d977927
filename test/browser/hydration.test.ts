import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { hydrated, hydratedByItself, useBrowser } from '../support/browser'
import { ACTS_AT_ONCE, NAMED_PAGES } from '../support/pages'

const { open } = useBrowser()

/**
 * What the page of somebody who is signed in asks for by itself, once it is there: whom they follow, which pages for
 * everybody don't know, and that they have seen their notifications.
 */
const ASKED_LATER =
  /^(UserViewerEdge|CollectionViewerEdge|TagViewerEdge|UnreadNotificationCount|MarkNotificationsSeen)$/

/** The names of the operations that were requested. */
const operationsOf = (bodies: readonly string[]): string[] =>
  bodies.flatMap((body) => [...body.matchAll(/"operationName":"(\w+)"/g)].map(([, name = '']) => name))

describe('hydrating the server-rendered page', () => {
  test.concurrent.each(NAMED_PAGES.filter(([, { pageId }]) => !ACTS_AT_ONCE.has(pageId)))(
    '%s: the page needs no request, and prints nothing on the console',
    async (_, { path, viewer }) => {
      const { page, context, problems, graphql } = await open({ viewer })
      await page.goto(path, { waitUntil: 'load' })
      await hydrated(page)
      expect(problems).toEqual([])
      const isLater = (name: string) => viewer !== 'visitor' && ASKED_LATER.test(name)
      expect(operationsOf(graphql).filter((name) => !isLater(name))).toEqual([])
      await context.close()
    },
  )

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
