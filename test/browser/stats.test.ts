import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { VIEW_SECONDS } from '../../schema/rules/reading-history'
import { SECOND } from '../../schema/rules/time-units'
import { chartWording } from '../../schema/wording/chart'
import { statsWording as wording } from '../../schema/wording/stats'
import { demoId } from '../../worker/commands/demo/ids'
import { addressOf } from '../support/addresses'
import { violationsNow } from '../support/axe'
import { hydrated, useBrowser } from '../support/browser'
import type { Site } from '../support/own-site'
import { startSiteToSignIn } from '../support/sign-in'
import { visitAs } from '../support/visit-as'

const { open } = useBrowser()

/** The browser of a person: what programs read doesn't count. */
const userAgent = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36'

const PHONE = { width: 390, height: 844 }
const PAGES = ['StatsHome', 'StatsPost', 'ShowCollectionStats'] as const

const chartOf = (page: Page) => page.locator('figure[data-chart]').first()
const reader = (page: Page) => chartOf(page).getByRole('slider')
const pointOf = (page: Page) => reader(page).getAttribute('aria-valuetext')
/** The first key waits for the code of charts. */
const expectPoint = (page: Page, label = '', key = '') =>
  expect.poll(() => pointOf(page), { message: key, timeout: 15_000 }).toContain(label)

describe('a chart', () => {
  test('is read point by point with keys, and forgets its point with Escape', async () => {
    const { page, context, problems } = await open({ viewer: 'maren' })
    await page.goto(addressOf('StatsHome'), { waitUntil: 'load' })
    await hydrated(page)
    await reader(page).focus()
    const [last, labels] = [await pointOf(page), await chartOf(page).locator('tbody th').allTextContents()]
    expect(last).toContain(labels.at(-1))
    for (const [key, at] of [
      ['ArrowLeft', -2],
      ['Home', 0],
      ['ArrowRight', 1],
      ['PageUp', 8],
      ['End', -1],
    ] as const) {
      await page.keyboard.press(key)
      await expectPoint(page, labels.at(at), key)
    }
    const tip = chartOf(page).locator('p', { hasText: labels.at(-1) ?? '' })
    await tip.waitFor()
    await page.keyboard.press('Escape')
    await tip.waitFor({ state: 'detached' })
    expect(problems).toEqual([])
    await context.close()
  })

  test('runs from right to left where the page does', async () => {
    const { page, context } = await open({ viewer: 'maren' })
    await page.goto(addressOf('StatsHome'), { waitUntil: 'load' })
    await hydrated(page)
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl'
    })
    const labels = await chartOf(page).locator('tbody th').allTextContents()
    await reader(page).focus()
    await page.keyboard.press('ArrowRight')
    await expectPoint(page, labels.at(-2))
    const box = await reader(page).boundingBox()
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) - 3, (box?.y ?? 0) + 20)
    await expectPoint(page, labels[0])
    await context.close()
  })

  /** Views of the chart's points from one to another one, as its table tells them. */
  const viewsFrom = async (page: Page, first: number, last: number): Promise<number> => {
    const cells = await chartOf(page).locator('tbody tr td:nth-of-type(1)').allTextContents()
    return cells.slice(first, last + 1).reduce((sum, cell) => sum + Number(cell.replaceAll(',', '')), 0)
  }
  const viewsShown = (page: Page) => page.locator('[data-figure="views"]').getAttribute('data-value')

  test('shows the days alone over which the mouse is dragged, and the way back leads to all', async () => {
    const { page, context, problems } = await open({ viewer: 'maren' })
    await page.goto(addressOf('StatsHome'), { waitUntil: 'load' })
    await hydrated(page)
    const [whole, wanted] = [await viewsShown(page), await viewsFrom(page, 10, 16)]
    await reader(page).scrollIntoViewIfNeeded()
    const { x, y, width } = (await reader(page).boundingBox()) ?? { x: 0, y: 0, width: 0 }
    const placeOf = (i: number) => x + ((i + 0.5) * width) / 30
    const labels = await chartOf(page).locator('tbody th').allTextContents()
    await page.mouse.move(placeOf(16), y + 40)
    await expectPoint(page, labels[16])
    await page.mouse.down()
    await page.mouse.move(placeOf(13), y + 60)
    await page.mouse.move(placeOf(10), y + 60)
    await expectPoint(page, chartWording.range(labels[10] ?? '', labels[16] ?? ''))
    expect(await chartOf(page).locator('[data-selection]').count()).toBe(1)
    await page.mouse.up()
    await page.waitForURL(/from=[\d-]+&until=[\d-]+$/)
    await expect.poll(() => viewsShown(page)).toBe(String(wanted))
    expect(await chartOf(page).locator('tbody tr').count()).toBe(7)
    await page.goBack()
    await expect.poll(() => viewsShown(page)).toBe(whole)
    // A press alone shows nothing else.
    await page.mouse.click(placeOf(5), y + 40)
    expect(new URL(page.url()).search).toBe('')
    expect(problems).toEqual([])
    await context.close()
  })

  test('shows the days alone that Shift and the arrows select, once Enter is pressed', async () => {
    const { page, context } = await open({ viewer: 'maren' })
    await page.goto(addressOf('StatsHome'), { waitUntil: 'load' })
    await hydrated(page)
    const wanted = await viewsFrom(page, 25, 28)
    const labels = await chartOf(page).locator('tbody th').allTextContents()
    await reader(page).focus()
    await page.keyboard.press('ArrowLeft')
    await expectPoint(page, labels[28])
    await page.keyboard.press('Shift+ArrowLeft')
    await expectPoint(page, chartWording.range(labels[27] ?? '', labels[28] ?? ''))
    await page.keyboard.press('Escape')
    await expectPoint(page, `${labels[27]}:`)
    await page.keyboard.press('ArrowRight')
    for (const i of [27, 26, 25]) {
      await page.keyboard.press('Shift+ArrowLeft')
      await expectPoint(page, chartWording.range(labels[i] ?? '', labels[28] ?? ''))
    }
    await page.keyboard.press('Enter')
    await page.waitForURL(/from=/)
    await expect.poll(() => viewsShown(page)).toBe(String(wanted))
    await context.close()
  })

  test('is a drawing, a sentence and a table without script', async () => {
    const { page, context } = await open({ viewer: 'maren', javaScriptEnabled: false })
    for (const route of PAGES) {
      await page.goto(addressOf(route), { waitUntil: 'load' })
      expect(await chartOf(page).locator('svg path').count(), route).toBeGreaterThan(0)
      expect(await reader(page).isVisible(), route).toBe(false)
      await chartOf(page).getByText(chartWording.table).click()
      expect(await chartOf(page).getByRole('table').isVisible(), route).toBe(true)
      expect(await chartOf(page).locator('figcaption').textContent()).toMatch(/view/)
    }
    await context.close()
  })

  test.each([
    { viewport: PHONE, colorScheme: 'dark' },
    { viewport: PHONE, forcedColors: 'active' },
    { viewport: { width: 1440, height: 900 } },
  ] as const)('has no barrier and fits its page: %o', async (visit) => {
    const { page, context } = await open({ viewer: 'maren', ...visit })
    for (const route of PAGES) {
      await page.goto(addressOf(route), { waitUntil: 'load' })
      await hydrated(page)
      expect(await violationsNow(page), route).toEqual([])
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, route).toBe(visit.viewport.width)
    }
    await context.close()
  })
})

describe('reading now', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSiteToSignIn()
  })
  afterAll(() => site?.stop())

  test('a writer sees within seconds that somebody reads', async () => {
    const mine = await visitAs(open, site, 'lucia', '/me/stats')
    const now = mine.page.locator('[data-reading-now]')
    await now.getByText(wording.now.nobody).waitFor()

    const reading = await open({ baseURL: site.url, userAgent })
    const story = demoId('post', 'as-hangs-the-chain')
    const reported = reading.page.waitForResponse((response) => response.url().endsWith('/state/read'))
    await reading.page.clock.install()
    await reading.page.goto(`/p/${story}`, { waitUntil: 'load' })
    await hydrated(reading.page)
    let step = 10
    for (let second = 0; second <= VIEW_SECONDS + 1; second++) {
      step = -step
      await reading.page.evaluate(`scrollBy(0, ${step})`)
      await reading.page.clock.runFor(SECOND)
    }
    await reported
    await now.getByText(wording.now.count(1)).waitFor({ timeout: 10_000 })
    expect(await now.getAttribute('data-reading-now')).toBe('1')
    expect(await now.locator(`[data-story-now="${story}"]`).getByRole('link').getAttribute('href')).toBe(
      `/me/stats/post/${story}`,
    )
    expect(mine.problems).toEqual([])
    await reading.context.close()
    await mine.context.close()
  })
})
