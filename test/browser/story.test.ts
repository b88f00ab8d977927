import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { hydrated, hydratedByItself, useBrowser } from '../support/browser'

const { open } = useBrowser()

const DESK = { width: 1280, height: 800 }

describe('the list of a story’s sections', () => {
  test('marks the current section', async () => {
    const { page, context } = await open({ viewport: DESK })
    await page.goto(DEMO.story, { waitUntil: 'load' })
    await hydrated(page)
    const nav = page.getByRole('navigation', { name: 'In this story' })
    const current = nav.locator('[aria-current="location"]')
    expect(await current.count()).toBe(0)
    const parts = await nav.getByRole('link').allInnerTexts()
    expect(parts.length).toBeGreaterThan(3)
    for (const part of [parts[2], parts[1], parts.at(-1)].filter((text) => text !== undefined)) {
      await page
        .locator('.story h2', { hasText: part })
        .evaluate((heading) => window.scrollTo(0, heading.getBoundingClientRect().top + scrollY - 120))
      await expect.poll(() => current.allInnerTexts()).toEqual([part])
    }
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect.poll(() => current.count()).toBe(0)
    await context.close()
  })

  test('leads below the header, which covers no heading', async () => {
    const { page, context } = await open({ viewport: DESK })
    await page.goto(DEMO.story, { waitUntil: 'load' })
    await hydrated(page)
    const link = page.getByRole('navigation', { name: 'In this story' }).getByRole('link').nth(2)
    await link.click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    const heading = await page.locator(`[id="${(await link.getAttribute('href'))?.slice(1)}"]`).boundingBox()
    expect(heading?.y ?? 0).toBeGreaterThanOrEqual(57)
    await context.close()
  })
})

describe('the bar below a story’s title', () => {
  test('shows nothing that can’t be done', async () => {
    const { page, context } = await open()
    await page.goto(DEMO.story)
    const texts = page.getByText(/\bresponses?$/)
    const idle = await texts.evaluateAll((all) => all.filter((text) => !text.closest('a, button, h2')).length)
    expect(idle).toBe(0)
    await context.close()
  })

  test('has no button without script', async () => {
    const { page, context } = await open({ javaScriptEnabled: false })
    await page.goto(DEMO.story)
    expect(await page.getByText('Share', { exact: true }).filter({ visible: true }).count()).toBe(0)
    await context.close()
  })
})

test('the preview of a member-only story fades out where it ends, but not in print', async () => {
  const { page, context } = await open()
  await page.goto(DEMO.lockedStory)
  const mask = () =>
    page.locator('.story').evaluate((story) => getComputedStyle(story.parentElement as Element).maskImage)
  expect(await mask()).toContain('linear-gradient')
  await page.emulateMedia({ media: 'print' })
  expect(await mask()).toBe('none')
  await context.close()
})

describe('content that is wider than the column', () => {
  test('has shaded edges where there is more, and is scrolled by the keyboard', async () => {
    const { page, context } = await open({ viewport: { width: 390, height: 800 }, deviceScaleFactor: 1 })
    await page.goto(DEMO.story, { waitUntil: 'load' })
    await hydrated(page)
    await page.locator('.story').evaluate((story) => {
      const pre = document.createElement('pre')
      pre.tabIndex = 0
      pre.textContent = 'x '.repeat(200)
      story.prepend(pre)
    })
    const code = page.locator('.story pre').first()
    /** The brightness of the left and the right edge, above the text. */
    const edges = async (): Promise<[left: number, right: number]> => {
      const { data, info } = await sharp(await code.screenshot())
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const at = (x: number) => data[(6 * info.width + x) * info.channels] ?? 0
      return [at(4), at(info.width - 5)]
    }
    const [start, more] = await edges()
    expect(start - more).toBeGreaterThan(5)
    await code.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => code.evaluate((pre) => pre.scrollLeft)).toBeGreaterThan(0)
    await code.evaluate((pre) => {
      pre.scrollLeft = pre.scrollWidth
    })
    const [before, end] = await edges()
    expect(end - before).toBeGreaterThan(5)
    expect(Math.abs(end - start)).toBeLessThan(3)
    await context.close()
  })
})

test.each(['light', 'dark'] as const)(
  'pictures are darkened a little in the dark theme only: %s',
  async (colorScheme) => {
    const { page, context } = await open({ colorScheme })
    const filters = () =>
      page.evaluate(() =>
        ['.story figure img', 'article img.picture'].flatMap((selector) => {
          const img = document.querySelector(selector)
          return img ? [getComputedStyle(img).filter] : []
        }),
      )
    for (const path of [DEMO.story, DEMO.profile]) {
      await page.goto(path)
      const applied = await filters()
      expect(applied.length).toBeGreaterThan(0)
      for (const filter of applied) expect(filter).toBe(colorScheme === 'dark' ? 'brightness(0.86)' : 'none')
    }
    await page.evaluate(
      (theme) => {
        document.documentElement.dataset.theme = theme
      },
      colorScheme === 'dark' ? 'light' : 'dark',
    )
    for (const filter of await filters())
      expect(filter).toBe(colorScheme === 'dark' ? 'none' : 'brightness(0.86)')
    await context.close()
  },
)

test('a printed story is set in 11 points, with its highlights and the addresses of its links', async () => {
  const { page, context } = await open({ colorScheme: 'dark' })
  await page.goto(DEMO.story, { waitUntil: 'load' })
  await hydrated(page)
  await page.locator('.story').evaluate((story) => {
    const element = (name: string, attributes: object) =>
      Object.assign(document.createElement(name), attributes)
    const paragraph = document.createElement('p')
    paragraph.append(
      element('mark', { textContent: 'Marked' }),
      ' ',
      element('a', { id: 'here', href: '/tag/ocean', textContent: 'here' }),
      ' ',
      element('a', { id: 'there', href: 'https://there.example/a', textContent: 'there' }),
    )
    story.prepend(paragraph)
  })
  await page.emulateMedia({ media: 'print' })
  const printed = await page.evaluate(() => {
    const style = (selector: string, pseudo?: string) =>
      getComputedStyle(document.querySelector(selector) as Element, pseudo)
    return {
      points: (Number.parseFloat(style('.story').fontSize) * 72) / 96,
      highlight: style('.story mark').getPropertyValue('print-color-adjust'),
      here: style('#here', '::after').content,
      there: style('#there', '::after').content,
      picture: style('.story a[data-enlarge]', '::after').content,
    }
  })
  expect(printed.points).toBeCloseTo(11)
  expect(printed.highlight).toBe('exact')
  expect(printed.here.replaceAll('" "', '').replaceAll('"', '')).toContain(
    `${new URL(page.url()).origin}/tag/ocean`,
  )
  expect(printed.there).toContain('https://there.example/a')
  expect(printed.picture).toBe('none')
  await context.close()
})

describe('the member-only stories that a browser has opened', () => {
  const KEY = 'kept:story-views'
  const TITLE = 'The rest of this story is for members.'
  const countsOf = (page: Page) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}'), KEY)
  /** Two others were opened this month, before the page's own scripts run for the first time. */
  const two = `localStorage.getItem('${KEY}') ?? localStorage.setItem('${KEY}', JSON.stringify(
    { at: Date.now(), day: 2, week: 2, month: 2, freeMonth: 0, today: ['a', 'b'] }))`

  test('are counted once each, and mentioned by the wall from the third on', async () => {
    const { page, context, problems } = await open({ before: two })
    await page.goto(DEMO.lockedStory)
    await hydrated(page)
    await page.mouse.wheel(0, 100)
    const heading = page.getByRole('heading', { name: 'You’ve opened 3 member stories this month.' })
    await heading.waitFor()
    await expect.poll(async () => (await countsOf(page)).month).toBe(3)
    await page.reload()
    await hydrated(page)
    await page.mouse.wheel(0, 100)
    await heading.waitFor()
    expect(await countsOf(page)).toMatchObject({ day: 3, week: 3, month: 3, freeMonth: 0 })
    expect(problems).toEqual([])
    await context.close()
  })

  test('are not mentioned before the third', async () => {
    const { page, context } = await open()
    await page.goto(DEMO.lockedStory)
    await hydrated(page)
    await page.mouse.wheel(0, 100)
    await expect.poll(async () => (await countsOf(page)).month).toBe(1)
    expect(await page.locator('#wall').innerText()).toBe(TITLE)
    await context.close()
  })

  test('are not counted for a reader who asks not to be tracked', async () => {
    const { page, context } = await open({
      before: `Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });${two}`,
    })
    await page.goto(DEMO.lockedStory)
    await hydrated(page)
    const loaded = page.waitForResponse(/reading-/)
    await page.mouse.wheel(0, 100)
    await loaded
    await page.waitForTimeout(300)
    expect((await countsOf(page)).month).toBe(2)
    expect(await page.locator('#wall').innerText()).toBe(TITLE)
    await context.close()
  })

  test('leave the others apart, and nothing is loaded before one is read', async () => {
    const { page, context, scripts } = await open()
    await page.goto(DEMO.story)
    await hydratedByItself(page)
    await page.waitForTimeout(500)
    expect(scripts.filter((path) => path.includes('/reading-'))).toEqual([])
    await page.mouse.wheel(0, 300)
    await expect.poll(() => countsOf(page)).toMatchObject({ day: 0, month: 0, freeMonth: 1 })
    await context.close()
  })
})
