import { expect, test } from 'vitest'
import { responseWording as wording } from '../../schema/wording/responses'
import { DEMO } from '../support/addresses'
import { violationsNow } from '../support/axe'
import { hydrated, useBrowser } from '../support/browser'
import { hasFocus } from '../support/focus'

/* Rule: docs/rules/ui.md, "Beside the page". */

const { open } = useBrowser()

test.each(['ltr', 'rtl'] as const)('responses stand beside a story, which stays in use: %s', async (dir) => {
  const { page, context, problems } = await open({ viewport: { width: 1440, height: 900 } })
  await page.goto(DEMO.story, { waitUntil: 'load' })
  await hydrated(page)
  await page.evaluate((to) => document.documentElement.setAttribute('dir', to), dir)
  const opener = page.locator('a[data-action="respond"]').first()
  await opener.press('Enter')
  const panel = page.getByRole('complementary', { name: /responses$/ })
  await panel.getByText('missed my stop').waitFor()
  expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  expect(await page.locator('[aria-modal]').count()).toBe(0)
  expect(await violationsNow(page)).toEqual([])
  // Nothing of the text is below it.
  const [text, aside] = await Promise.all([
    page.locator('.story p').first().boundingBox(),
    panel.boundingBox(),
  ])
  if (!text || !aside) throw new Error('Neither is hidden')
  if (dir === 'ltr') expect(text.x + text.width).toBeLessThanOrEqual(aside.x)
  else expect(text.x).toBeGreaterThanOrEqual(aside.x + aside.width)
  // The page scrolls, and its own buttons can be pressed.
  await page.mouse.move(dir === 'ltr' ? 300 : 1140, 500)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  await page.locator('.story').click({ position: { x: 5, y: 900 } })
  await panel.getByText('missed my stop').waitFor()
  // When something was written is exact where a pointer is, and for programs.
  const time = panel.locator('time').first()
  expect(await time.getAttribute('title')).toMatch(/2026 at /)
  expect(await time.getAttribute('datetime')).toMatch(/^2026-.*Z$/)
  await panel.getByRole('button', { name: wording.close }).focus()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await hasFocus(opener)
  expect(problems).toEqual([])
  await context.close()
})

test('there is one panel, and a second press of its button closes it', async () => {
  const { page, context, problems } = await open({ viewport: { width: 1024, height: 900 } })
  await page.goto(DEMO.story, { waitUntil: 'load' })
  await hydrated(page)
  const openers = page.locator('main a[data-action="respond"]:visible')
  const panel = page.getByRole('complementary', { name: /responses$/ })
  await openers.first().click()
  await panel.getByText('missed my stop').waitFor()
  await openers.last().scrollIntoViewIfNeeded()
  await openers.last().click()
  await expect.poll(() => openers.first().getAttribute('aria-expanded')).toBe('false')
  expect(await panel.count()).toBe(1)
  await openers.last().click()
  await panel.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.documentElement.dataset.beside)).toBeUndefined()
  expect(problems).toEqual([])
  await context.close()
})

test('a phone has it as a sheet', async () => {
  const { page, context, problems } = await open({ viewport: { width: 390, height: 844 } })
  await page.goto(DEMO.story, { waitUntil: 'load' })
  await hydrated(page)
  await page.locator('a[data-action="respond"]').first().click()
  const sheet = page.getByRole('dialog', { name: /responses$/ })
  await sheet.getByText('missed my stop').waitFor()
  await sheet.getByLabel(wording.order).selectOption(wording.orders.newest)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  expect(problems).toEqual([])
  await context.close()
})
