import { expect, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { hydrated, useBrowser } from '../support/browser'

const { open } = useBrowser()

/** Adds up what moves without the reader's doing, from the first paint on. */
const COUNT_SHIFTS = `window.__shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.__shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })`

test.each([
  ['/', 390],
  ['/', 1280],
  [DEMO.story, 390],
  [DEMO.story, 1280],
  [DEMO.publication, 390],
])('nothing of %s moves at %i pixels while it loads and is taken over', async (path, width) => {
  const { page, context } = await open({
    before: COUNT_SHIFTS,
    pictures: true,
    viewport: { width, height: 800 },
  })
  await page.goto(path, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  await hydrated(page)
  // Pictures below come when they are near.
  for (let y = 0; y < 4000; y += 800) {
    await page.evaluate((to) => window.scrollTo(0, to), y)
    await page.waitForTimeout(150)
  }
  expect(await page.evaluate(() => (window as unknown as { __shift: number }).__shift)).toBeLessThan(0.001)
  await context.close()
})
