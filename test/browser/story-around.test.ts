import { describe, expect, test } from 'vitest'
import { storyPageWording } from '../../schema/wording/story-page'
import { DEMO } from '../support/addresses'
import { hydrated, useBrowser } from '../support/browser'

/* Rule: docs/rules/reading.md, "The rail" and "Around the text". */

const { open } = useBrowser()

describe('the rail', () => {
  test('shows the reactions beside the text, and never together with a bar that does', async () => {
    const { page, context } = await open({ viewer: 'reader', viewport: { width: 1440, height: 900 } })
    await page.goto(DEMO.story, { waitUntil: 'load' })
    await hydrated(page)
    const shown = () =>
      page.evaluate(() => {
        const inView = (element: Element) => {
          const { top, bottom, height } = element.getBoundingClientRect()
          const [header = 0, end = innerHeight] = [57, innerHeight]
          return height > 0 && bottom > header + 8 && top < end - 8
        }
        const all = [...document.querySelectorAll('main a[data-action=respond]')].filter(inView)
        return { rail: all.some((element) => element.closest('[data-rail]')), count: all.length }
      })
    expect(await shown()).toEqual({ rail: false, count: 1 })
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    let wasThere = false
    for (let y = 0; y < height; y += 90) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y)
      const { rail, count } = await shown()
      wasThere ||= rail
      expect(count, `at ${y}`).toBeLessThanOrEqual(1)
    }
    expect(wasThere).toBe(true)
    await context.close()
  })

  test('isn’t there beside a text that is too short for it', async () => {
    const { page, context } = await open({ viewport: { width: 1440, height: 900 } })
    await page.goto(DEMO.lockedStory, { waitUntil: 'load' })
    const height = await page.evaluate(() => document.querySelector('.story')?.clientHeight ?? 0)
    expect(height).toBeLessThan(1500)
    expect(await page.locator('[data-rail] [data-action=respond]').isVisible()).toBe(false)
    await context.close()
  })

  test('isn’t there in a narrow window', async () => {
    const { page, context } = await open({ viewport: { width: 820, height: 900 } })
    await page.goto(DEMO.story, { waitUntil: 'load' })
    expect(await page.locator('[data-rail]').isVisible()).toBe(false)
    await context.close()
  })
})

test.each([
  ['reader', true],
  ['maren', false],
] as const)('what stands after the writer’s name is for whoever reads it: %s', async (viewer, follows) => {
  for (const width of [390, 1440]) {
    const { page, context, problems } = await open({ viewer, viewport: { width, height: 844 } })
    await page.goto(DEMO.story, { waitUntil: 'load' })
    const head = page.locator('article header')
    // It is in the document: nothing waits for the script.
    expect(await head.locator('[data-follow][aria-pressed]').count()).toBe(follows ? 1 : 0)
    const edit = head.getByRole('link', { name: storyPageWording.edit })
    expect(await edit.count()).toBe(follows ? 0 : 1)
    if (!follows) {
      await edit.click()
      await page.waitForURL(/\/p\/[0-9a-f]+\/edit/)
    }
    expect(problems).toEqual([])
    await context.close()
  }
})

test('a story ends with one to read next, large, and with what isn’t that one', async () => {
  const { page, context } = await open()
  await page.goto(DEMO.story, { waitUntil: 'load' })
  const next = page.getByRole('heading', { name: storyPageWording.readNext }).locator('..')
  const picture = await next.locator('img.picture').first().boundingBox()
  expect(picture?.width).toBeGreaterThan(600)
  const titles = await page.locator('main h3').allTextContents()
  expect(new Set(titles).size).toBe(titles.length)
  await context.close()
})

test('a publication is followed from its masthead, which says by how many it is', async () => {
  for (const width of [390, 1440]) {
    const { page, context, problems } = await open({ viewer: 'reader', viewport: { width, height: 844 } })
    await page.goto(DEMO.publication, { waitUntil: 'load' })
    const masthead = page.getByRole('region', { name: 'Tidewater' })
    const follow = masthead.locator('[data-follow][aria-pressed]').first()
    const foot = () =>
      follow.evaluate((button) => button.checkVisibility() && button.getBoundingClientRect().bottom)
    await expect.poll(foot).toBeLessThan(400)
    expect(
      await masthead
        .getByText(/followers$/)
        .first()
        .isVisible(),
    ).toBe(true)
    expect(problems).toEqual([])
    await context.close()
  }
})
