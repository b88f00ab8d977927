import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { fits, violationsNow } from '../support/axe'
import { hydrated, NEVER_IDLE, useBrowser } from '../support/browser'
import { hasFocus } from '../support/focus'

const { open } = useBrowser()

const DESK = { width: 1280, height: 900 }

/** Notes the document's attributes when the body begins, and every layout shift without the reader's doing. */
const WATCH = `new MutationObserver((_, observer) => {
  if (!document.body) return
  const { size, width, font, theme } = document.documentElement.dataset
  window.__atBody = [size, width, font, theme].join()
  observer.disconnect()
}).observe(document, { childList: true, subtree: true })
window.__shift = 0
new PerformanceObserver((list) => {
  for (const { hadRecentInput, value } of list.getEntries()) if (!hadRecentInput) window.__shift += value
}).observe({ type: 'layout-shift', buffered: true })`

interface Watching {
  __atBody: string
  __shift: number
}

const watched = (page: Page) =>
  page.evaluate(() => {
    const { __atBody, __shift } = window as unknown as Watching
    return { atBody: __atBody, shift: __shift }
  })

/** What the story's text looks like. */
const textOf = (page: Page) =>
  page.locator('.story').evaluate((story) => {
    const { fontSize, fontFamily, width } = getComputedStyle(story)
    return { size: fontSize, isSerif: fontFamily.includes('Source Serif'), width: Number.parseFloat(width) }
  })

const box = (page: Page) => page.getByRole('dialog', { name: 'Reading settings' })
const button = (page: Page) => page.getByRole('button', { name: 'Reading settings' }).first()
const choose = (page: Page, name: string, within: string) =>
  box(page).getByRole('group', { name: within }).getByText(name, { exact: true }).click()

test('what a reader chooses applies at once and to the next page, before anything is painted', async () => {
  const { page, context, problems, scripts } = await open({ viewport: DESK, before: WATCH })
  await page.goto(DEMO.story, { waitUntil: 'load' })
  await hydrated(page)
  const before = await textOf(page)
  expect(before).toEqual({ size: '20px', isSerif: true, width: 632 })
  const there = scripts.length
  await button(page).click()
  await box(page).waitFor()
  expect(scripts.length).toBeGreaterThan(there)
  expect(await violationsNow(page)).toEqual([])

  await choose(page, 'Large', 'Text size')
  await choose(page, 'Wide', 'Line width')
  await choose(page, 'Sans serif', 'Typeface')
  await choose(page, 'Dark', 'Theme')
  const chosen = await textOf(page)
  expect(chosen).toEqual({ size: '24px', isSerif: false, width: 752 })
  // The footer's choice is the same one.
  expect(await page.locator('[data-theme-choice]').inputValue()).toBe('dark')
  await page.keyboard.press('Escape')
  await box(page).waitFor({ state: 'detached' })
  await hasFocus(button(page))

  for (const path of [DEMO.ownStory, '/']) {
    await page.goto(path, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    await hydrated(page)
    const { atBody, shift } = await watched(page)
    expect([path, atBody]).toEqual([path, 'large,wide,sans,dark'])
    expect(shift, path).toBeLessThan(0.001)
  }
  await page.goto(DEMO.story, { waitUntil: 'load' })
  expect(await textOf(page)).toEqual(chosen)

  await hydrated(page)
  await button(page).click()
  for (const [name, within] of [
    ['Medium', 'Text size'],
    ['Medium', 'Line width'],
    ['Serif', 'Typeface'],
    ['System', 'Theme'],
  ] as const)
    await choose(page, name, within)
  expect(await textOf(page)).toEqual(before)
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('kept:size')
  expect(await page.evaluate(() => document.documentElement.getAttribute('style') ?? '')).toBe('')
  expect(problems).toEqual([])
  await context.close()
})

test('the choices open by a press from before hydration, and work with the keyboard', async () => {
  const { page, context, problems } = await open({ before: NEVER_IDLE })
  await page.goto(DEMO.story, { waitUntil: 'load' })
  await button(page).dispatchEvent('click')
  await box(page).waitFor()
  await box(page).getByRole('radio', { name: 'Medium' }).first().focus()
  await page.keyboard.press('ArrowRight')
  expect((await textOf(page)).size).toBe('24px')
  expect(await box(page).getByRole('radio', { name: 'Large' }).isChecked()).toBe(true)
  await page.keyboard.press('ArrowRight')
  expect((await textOf(page)).size).toBe('18px')
  expect(problems).toEqual([])
  await context.close()
})

test.each([320, 390])('at %i pixels everything fits, with the largest text too', async (width) => {
  const { page, context } = await open({ viewport: { width, height: 640 } })
  await page.goto(DEMO.story, { waitUntil: 'load' })
  await hydrated(page)
  await button(page).click()
  await box(page).waitFor()
  await choose(page, 'Large', 'Text size')
  expect((await textOf(page)).size).toBe('21.6px')
  const { x = -1, width: own = 0 } = (await box(page).boundingBox()) ?? {}
  expect([x >= 0, x + own <= width]).toEqual([true, true])
  expect(await box(page).getByText('Line width').isVisible()).toBe(false)
  expect(await fits(page, width)).toBe(true)
  await context.close()
})

test('what is kept in the browser may be anything', async () => {
  const { page, context, problems } = await open({
    before: `for (const name of ['theme', 'size', 'width', 'font']) localStorage.setItem('kept:' + name, 'constructor')`,
  })
  await page.goto(DEMO.story, { waitUntil: 'load' })
  await hydrated(page)
  expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).not.toHaveProperty('size')
  expect(await textOf(page)).toMatchObject({ size: '20px', isSerif: true })
  expect(problems).toEqual([])
  await context.close()
})
