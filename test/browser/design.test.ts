import type { BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fits, violationsNow } from '../support/axe'
import { hydrated, useBrowser } from '../support/browser'
import type { Site } from '../support/own-site'
import { signInAs, startSiteToSignIn } from '../support/sign-in'

const { open } = useBrowser()

let site: Site
let page: Page
let context: BrowserContext
let problems: string[]
beforeAll(async () => {
  site = await startSiteToSignIn()
  ;({ page, context, problems } = await open({ baseURL: site.url, reducedMotion: 'reduce' }))
  await signInAs('maren', site, context)
})
afterAll(() => site?.stop())

/** A frame of the preview, once the page is in it. */
const previewIn = async (mode: 'light' | 'dark') => {
  const frame = page.frameLocator(`iframe[title="Preview of the page in ${mode} mode"]`)
  await frame.getByRole('heading', { level: 1, name: 'Tidewater', includeHidden: true }).waitFor()
  return frame
}
const styleOf = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

test('a style sheet shows in the preview while it is written, and nowhere else', async () => {
  await page.goto('/tidewater/design', { waitUntil: 'load' })
  await hydrated(page)
  const sheet = page.getByRole('textbox', { name: 'Custom CSS' })
  await sheet.fill('p { color: rgb(0, 128, 128) }')
  const own = (await previewIn('light')).locator('[data-publication] p').first()
  await expect.poll(() => styleOf(own, 'color')).toBe('rgb(0, 128, 128)')
  expect(await styleOf(page.locator('main p').first(), 'color')).not.toBe('rgb(0, 128, 128)')
  await sheet.fill('h2 { position: fixed }')
  await page.getByText('Line 1: “position” can’t be set here.').waitFor()
  expect(await violationsNow(page)).toEqual([])
})

test('the preview is the page itself, light and dark, in the theme that is being chosen', async () => {
  await page.goto('/tidewater/design', { waitUntil: 'load' })
  await hydrated(page)
  const use = page.getByRole('checkbox', { name: 'Use a theme of its own' })
  await use.uncheck()
  const [light, dark] = [await previewIn('light'), await previewIn('dark')]
  const paperOf = (frame: typeof light) => styleOf(frame.locator('html'), 'background-color')
  await expect.poll(() => paperOf(light)).toBe('rgb(252, 249, 243)')
  expect(await paperOf(dark)).toBe('rgb(23, 20, 17)')
  await use.check()
  await page.locator('input[name=background]').fill('#e6f0ff')
  await page.getByLabel('Titles').selectOption({ label: 'Inter' })
  const part = (frame: typeof light) => frame.locator('[data-themed]')
  await expect.poll(() => styleOf(part(light), 'background-color')).toBe('rgb(230, 240, 255)')
  expect(await styleOf(light.locator('h1'), 'font-family')).toMatch(/^Inter/)
  const [red = 255] = (await styleOf(part(dark), 'background-color')).match(/\d+/g)?.map(Number) ?? []
  expect(red).toBeLessThan(60)
  // It is what visitors see, and nobody can do anything in it.
  expect(await light.getByRole('link', { name: 'Sign in', includeHidden: true }).count()).toBe(1)
  expect(await light.locator('script').count()).toBe(0)
  expect(await light.locator('body').getAttribute('inert')).not.toBeNull()
})

test('a colour that can’t be read is refused at its field, and stays as it was chosen', async () => {
  await page.goto('/tidewater/design', { waitUntil: 'load' })
  await hydrated(page)
  await page.getByRole('checkbox', { name: 'Use a theme of its own' }).check()
  const text = page.locator('input[name=text]')
  const keep = () => page.getByRole('button', { name: 'Save design' }).click()
  await text.fill('#fafafa')
  await keep()
  await page.getByText(/^Text on this background has a contrast of/).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('text')
  expect(await text.inputValue()).toBe('#fafafa')
  await page.getByText('Not saved yet').waitFor()
  await text.fill('#111111')
  await keep()
  await page.getByTestId('design-saved').waitFor()
  await page.getByText('Not saved yet').waitFor({ state: 'hidden' })
})

test('a profile’s design is previewed too, on a phone as well', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/me/design', { waitUntil: 'load' })
  await hydrated(page)
  const frame = page.frameLocator('iframe[title="Preview of the page in dark mode"]')
  await frame.locator('[data-themed]').waitFor()
  expect(await fits(page, 390)).toBe(true)
  expect(await violationsNow(page)).toEqual([])
  expect(problems).toEqual([])
})
