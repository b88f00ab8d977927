import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { violationsOf } from '../support/axe'
import { hydrated, useBrowser } from '../support/browser'
import { hasFocus } from '../support/focus'

const { open } = useBrowser()

const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Pictures of this story' })
const scaleOf = (page: Page): Promise<number> =>
  lightbox(page)
    .locator('img')
    .evaluate((img) => new DOMMatrix(getComputedStyle(img).transform).a)

/** A story with its first picture focused. */
async function atPicture(options: Parameters<typeof open>[0] = {}) {
  const watched = await open({ viewport: { width: 1280, height: 800 }, pictures: true, ...options })
  const { page } = watched
  await page.goto(DEMO.story, { waitUntil: 'load' })
  await hydrated(page)
  const link = page.locator('.story a[data-enlarge]').first()
  await link.focus()
  return { ...watched, link }
}

describe('a picture of a story that is pressed', () => {
  test('is enlarged, and its code is loaded with the first press', async () => {
    const { page, context, link, scripts, problems } = await atPicture()
    const before = scripts.length
    const small = await link.locator('img').boundingBox()
    await link.click()
    await lightbox(page).waitFor()
    expect(scripts.length).toBeGreaterThan(before)
    const large = await lightbox(page).locator('img').boundingBox()
    expect(large?.width ?? 0).toBeGreaterThan((small?.width ?? 0) * 1.3)
    expect(large?.height ?? 0).toBeLessThanOrEqual(800)
    expect(problems).toEqual([])
    await context.close()
  })

  test('is closed with Escape, and the focus returns to it', async () => {
    const { page, context, link } = await atPicture()
    await page.keyboard.press('Enter')
    await lightbox(page).waitFor()
    const y = await page.evaluate(() => scrollY)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await lightbox(page).waitFor({ state: 'detached' })
    await hasFocus(link)
    expect(await page.evaluate(() => scrollY)).toBe(y)
    await context.close()
  })

  test('leads with the arrow keys to the others of its story, and no further', async () => {
    const { page, context } = await atPicture()
    const pictures = await page
      .locator('.story a[data-enlarge]')
      .evaluateAll((links) => links.map((element) => (element as HTMLAnchorElement).href))
    expect(pictures.length).toBeGreaterThan(1)
    await page.keyboard.press('Enter')
    await lightbox(page).waitFor()
    const shownNow = () =>
      lightbox(page)
        .locator('img')
        .evaluate((img) => (img as HTMLImageElement).src)
    expect(await shownNow()).toBe(pictures[0])
    for (const [i, picture] of pictures.entries()) {
      await lightbox(page)
        .getByText(`${i + 1} of ${pictures.length}`)
        .waitFor()
      expect(await shownNow()).toBe(picture)
      await page.keyboard.press('ArrowRight')
    }
    expect(await shownNow()).toBe(pictures.at(-1))
    await page.keyboard.press('ArrowLeft')
    expect(await shownNow()).toBe(pictures.at(-2))
    await context.close()
  })

  test('is enlarged by keys and by a click, within limits', async () => {
    const { page, context } = await atPicture()
    await page.keyboard.press('Enter')
    await lightbox(page).waitFor()
    await page.keyboard.press('-')
    expect(await scaleOf(page)).toBe(1)
    await page.keyboard.press('+')
    expect(await scaleOf(page)).toBeCloseTo(1.5)
    for (let i = 0; i < 9; i++) await page.keyboard.press('+')
    expect(await scaleOf(page)).toBe(6)
    await page.keyboard.press('0')
    expect(await scaleOf(page)).toBe(1)
    await lightbox(page).locator('img').click()
    expect(await scaleOf(page)).toBeGreaterThan(2)
    await lightbox(page).locator('img').click()
    expect(await scaleOf(page)).toBe(1)
    await context.close()
  })

  test('is zoomed with two fingers, and swiped away with one', async () => {
    const { page, context } = await atPicture({ viewport: { width: 390, height: 800 }, hasTouch: true })
    await page.keyboard.press('Enter')
    await lightbox(page).waitFor()
    const session = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [x: number, y: number][]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      })
    await touch('touchStart', [175, 400], [215, 400])
    for (let by = 10; by <= 80; by += 10) await touch('touchMove', [175 - by, 400], [215 + by, 400])
    await touch('touchEnd')
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(3)
    await page.keyboard.press('0')
    await touch('touchStart', [300, 400])
    for (let x = 280; x >= 100; x -= 20) await touch('touchMove', [x, 400])
    await touch('touchEnd')
    await lightbox(page).getByText(/^2 of/).waitFor()
    await context.close()
  })

  test('breaks no rule of accessibility', async () => {
    const { page, context } = await atPicture()
    await page.keyboard.press('Enter')
    await lightbox(page).waitFor()
    expect(await violationsOf(page)).toEqual([])
    await context.close()
  })

  test('leads to the picture itself without script', async () => {
    const { page, context } = await open({ javaScriptEnabled: false, pictures: true })
    await page.goto(DEMO.story)
    const response = page.waitForResponse((answer) => answer.request().resourceType() === 'document')
    await page.locator('.story a[data-enlarge]').first().click()
    expect((await response).headers()['content-type']).toMatch(/^image\//)
    await context.close()
  })
})
