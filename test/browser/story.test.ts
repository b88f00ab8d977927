import { describe, expect, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { hydrated, useBrowser } from '../support/browser'

const { open } = useBrowser()

const DESK = { width: 1280, height: 800 }

describe('the list of a story’s parts', () => {
  test('marks the part that is being read', async () => {
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
    expect(await page.getByText(/\bresponses?$/).count()).toBe(0)
    await context.close()
  })

  test('has no button without script', async () => {
    const { page, context } = await open({ javaScriptEnabled: false })
    await page.goto(DEMO.story)
    expect(await page.getByText('Share', { exact: true }).filter({ visible: true }).count()).toBe(0)
    await context.close()
  })
})

test('the preview of a member-only story fades out where it ends, but not on paper', async () => {
  const { page, context } = await open()
  await page.goto(DEMO.lockedStory)
  const mask = () =>
    page.locator('.story').evaluate((story) => getComputedStyle(story.parentElement as Element).maskImage)
  expect(await mask()).toContain('linear-gradient')
  await page.emulateMedia({ media: 'print' })
  expect(await mask()).toBe('none')
  await context.close()
})
