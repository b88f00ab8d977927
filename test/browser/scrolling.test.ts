import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { hydrated, hydratedBelow, hydratedByItself, shown, useBrowser } from '../support/browser'

const { open } = useBrowser()

const place = (page: Page): Promise<number> => page.evaluate(() => scrollY)
const reached = (page: Page, y: number) => page.waitForFunction((to) => Math.abs(scrollY - to) < 3, y)
/** Two frames and a task later, any scrolling has happened. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100)))),
  )

describe('the client hydrates a page where the reader is', () => {
  test('a reader who has scrolled before stays there', async () => {
    const { page, context } = await open()
    await page.goto(DEMO.story, { waitUntil: 'load' })
    await page.evaluate(() => window.scrollTo(0, 1500))
    await hydrated(page)
    await settled(page)
    expect(await place(page)).toBe(1500)
    await context.close()
  })

  test('the first turn of the wheel, which starts the client, isn’t undone', async () => {
    const { page, context } = await open()
    await page.goto(DEMO.story, { waitUntil: 'load' })
    await page.mouse.move(200, 200)
    await page.mouse.wheel(0, 900)
    await hydratedByItself(page)
    await settled(page)
    expect(await place(page)).toBe(900)
    await context.close()
  })

  test('an address with an anchor doesn’t call back a reader who has moved on', async () => {
    const { page, context } = await open()
    await page.goto(DEMO.story, { waitUntil: 'load' })
    const id = await page.locator('article h2[id]').last().getAttribute('id')
    await page.goto('about:blank')
    await page.goto(`${DEMO.story}#${id}`, { waitUntil: 'load' })
    expect(await place(page)).toBeGreaterThan(0)
    const further = await page.evaluate(() => {
      window.scrollBy(0, -400)
      return scrollY
    })
    await hydrated(page)
    await settled(page)
    expect(await place(page)).toBe(further)
    await context.close()
  })

  test('reloading returns to the position, and stays there', async () => {
    const { page, context } = await open({ pictures: true })
    await page.goto(DEMO.story, { waitUntil: 'load' })
    await hydrated(page)
    await page.evaluate(() => window.scrollTo(0, 1500))
    await settled(page)
    await page.reload({ waitUntil: 'load' })
    await reached(page, 1500)
    await page.evaluate(() => window.scrollTo(0, 1800))
    await hydrated(page)
    await settled(page)
    expect(await place(page)).toBe(1800)
    await context.close()
  })

  test('going back leads to the previous position', async () => {
    const { page, context } = await open({ pictures: true })
    await page.goto(DEMO.story, { waitUntil: 'load' })
    await page.locator('a[href="/@maren"]').last().scrollIntoViewIfNeeded()
    await settled(page)
    const before = await place(page)
    expect(before).toBeGreaterThan(500)
    await hydrated(page)
    await hydratedBelow(page)
    await page.locator('a[href="/@maren"]').last().click()
    await shown(page, 'user-profile')
    expect(await place(page)).toBe(0)
    await page.goBack()
    await shown(page, 'post')
    await reached(page, before)
    await context.close()
  })
})

/** Lists of stories, whose pages have addresses of their own. */
const LISTS = [
  DEMO.profile,
  DEMO.publication,
  DEMO.tag,
  `${DEMO.tag}/archive`,
  '/@maren/list/by-the-water',
  '/search?q=the',
]

test.each(LISTS)('deep in %s, reloading and going back return to the place', async (address) => {
  const { page, context } = await open({ viewport: { width: 900, height: 500 } })
  await page.goto(address, { waitUntil: 'load' })
  await hydrated(page)
  const further = page.locator('main a[rel~=next]').first()
  if ((await further.count()) > 0) {
    const before = page.url()
    const link = await further.elementHandle()
    const next = await link?.getAttribute('href')
    await further.click()
    await page.waitForURL((now) => now.href !== before)
    // The address comes before what it shows.
    await page.waitForFunction(([link, href]) => !link?.isConnected || link.getAttribute('href') !== href, [
      link,
      next,
    ] as const)
    await settled(page)
  }
  const link = page.locator('main a:is(:has(h2), :has(h3)), main :is(h2, h3) a').last()
  await link.scrollIntoViewIfNeeded()
  await settled(page)
  const [href, y] = [page.url(), await place(page)]
  expect(y).toBeGreaterThan(0)
  await page.reload({ waitUntil: 'load' })
  await reached(page, y)
  await hydrated(page)
  await settled(page)
  expect([page.url(), await place(page)]).toEqual([href, y])
  const list = await page.getAttribute('html', 'data-page')
  await link.click()
  await page.waitForFunction((id) => document.documentElement.dataset.page !== id, list)
  await page.goBack()
  await shown(page, list ?? '')
  await reached(page, y)
  expect(page.url()).toBe(href)
  await context.close()
})
