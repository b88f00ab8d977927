import { describe, expect, test } from 'vitest'
import { useBrowser } from '../support/browser'

const { open } = useBrowser()

const HERO = 'main h1 >> xpath=ancestor::section[1]'
const LEAD = 'main article h3'

describe('the home page of a visitor', () => {
  test.each([
    [1280, 720],
    [1440, 900],
    [768, 1024],
  ])('leaves half of the first screen to stories at %i × %i', async (width, height) => {
    const { page, context } = await open({ viewport: { width, height } })
    await page.goto('/', { waitUntil: 'load' })
    const hero = await page.locator(HERO).boundingBox()
    expect((hero?.y ?? 0) + (hero?.height ?? height)).toBeLessThanOrEqual(height / 2)
    await context.close()
  })

  test('says what it is on a phone, and leads on; the first headline is on the first screen', async () => {
    const { page, context } = await open({ viewport: { width: 390, height: 720 } })
    await page.goto('/', { waitUntil: 'load' })
    const title = page.locator('main h1')
    const lines = await title.evaluate(
      (h1) => h1.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(h1).lineHeight),
    )
    expect(Math.round(lines)).toBe(1)
    expect(await page.locator(HERO).getByRole('link').count()).toBe(2)
    const hero = await page.locator(HERO).boundingBox()
    expect((hero?.y ?? 0) + (hero?.height ?? 720)).toBeLessThanOrEqual(720 / 2)
    // The name stays in the header.
    expect(await page.locator('header').getByText('Quire', { exact: true }).isVisible()).toBe(true)
    const lead = await page.locator(LEAD).first().boundingBox()
    expect((lead?.y ?? 0) + (lead?.height ?? 720)).toBeLessThan(720)
    await context.close()
  })

  test('has its drawing, in the colours of the theme', async () => {
    const { page, context, problems } = await open({ viewport: { width: 1280, height: 720 } })
    await page.goto('/', { waitUntil: 'load' })
    const parts = page.locator('main figure use')
    const widths = () =>
      parts.evaluateAll((uses) => uses.map((use) => (use as SVGGraphicsElement).getBBox().width))
    await expect.poll(async () => (await widths())[0]).toBeGreaterThan(300)
    const colours = () => parts.evaluateAll((uses) => uses.map((use) => getComputedStyle(use).stroke))
    const light = await colours()
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await colours()).not.toEqual(light)
    expect(problems).toEqual([])
    await context.close()
  })

  test.each([320, 360, 414])('keeps to one line at %i pixels', async (width) => {
    const { page, context } = await open({ viewport: { width, height: 720 } })
    await page.goto('/', { waitUntil: 'load' })
    const [height = 0, line = 1] = await page
      .locator('main h1')
      .evaluate((h1) => [
        h1.getBoundingClientRect().height,
        Number.parseFloat(getComputedStyle(h1).lineHeight),
      ])
    expect(Math.round(height / line)).toBe(1)
    await context.close()
  })

  test('gives bylines the whole width of a phone, so that they need no second line beside the picture', async () => {
    const { page, context } = await open({ viewport: { width: 390, height: 720 } })
    await page.goto('/', { waitUntil: 'load' })
    const cards = page.locator('article:has(img[width="160"])')
    expect(await cards.count()).toBeGreaterThan(5)
    const heights = await cards
      .locator('p:first-child:has(a)')
      .evaluateAll((bylines) => bylines.map((byline) => byline.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(5)
    for (const height of heights) expect(height).toBeLessThan(30)
    await context.close()
  })
})
