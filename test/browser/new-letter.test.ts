import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoId } from '../../worker/commands/demo/ids'
import { violationsNow } from '../support/axe'
import { hydrated, useBrowser } from '../support/browser'
import type { Site } from '../support/own-site'
import { signInAs, startSiteToSignIn } from '../support/sign-in'

const { open } = useBrowser()

let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn()
})
afterAll(() => site?.stop())

const PATH = `/newsletters/${demoId('user', 'maren')}/new-email`
const STORY = '30bc6137f8d2'

async function asWriter(viewport: { width: number; height: number }, javaScriptEnabled = true) {
  const opened = await open({ baseURL: site.url, reducedMotion: 'reduce', viewport, javaScriptEnabled })
  await signInAs('maren', site, opened.context)
  return opened
}

/** Rule: docs/rules/newsletters.md, "Preparing a letter". */
test.each([
  [390, 844],
  [1440, 900],
])('a story is found, looked at in each way, and tried, on %i pixels', async (width, height) => {
  const { page, context, problems } = await asWriter({ width, height })
  await page.goto('/@maren/subscribe', { waitUntil: 'load' })
  await page.getByRole('link', { name: 'Write a letter' }).click()
  await page.waitForURL(`**${PATH}`)
  await page.getByRole('heading', { name: 'New letter' }).waitFor()
  await hydrated(page)
  expect(await violationsNow(page)).toEqual([])
  await page.getByRole('searchbox', { name: 'Search your published stories' }).fill('the tide turns')
  await page.getByRole('button', { name: 'Search', exact: true }).last().click()
  await page.getByRole('link', { name: /The tide turns around a point/i }).click()

  const subject = page.getByRole('textbox', { name: 'Subject' })
  await subject.waitFor()
  await hydrated(page)
  expect(await subject.inputValue()).toMatch(/tide turns/i)
  const frame = page.frameLocator('iframe[title^="The letter"]')
  await frame.getByRole('heading', { level: 1 }).waitFor()
  expect(await violationsNow(page)).toEqual([])
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
  const background = () => frame.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
  const light = await background()

  await page.getByRole('link', { name: 'Dark', exact: true }).click()
  await page.waitForURL('**look=dark')
  await expect.poll(background).not.toBe(light)
  await page.getByRole('link', { name: 'Plain text', exact: true }).click()
  await page.locator('pre', { hasText: 'Read on the web: http' }).waitFor()
  expect(await violationsNow(page)).toEqual([])
  expect(await overflow()).toBeLessThanOrEqual(0)

  await subject.fill('Tides')
  await page.getByRole('button', { name: 'Send me a test' }).click()
  await page.getByText(/^We’ve sent the test to \S+@/).waitFor()
  const mails = (await (await page.request.get('/_/dev/mail')).json()) as { subject: string }[]
  expect(mails[0]?.subject).toBe('[Test] Tides')
  expect(problems).toEqual([])
  await context.close()
})

test('without script the list, the preview and its looks are there', async () => {
  const { page, context } = await asWriter({ width: 1440, height: 900 }, false)
  await page.goto(PATH)
  await page
    .getByRole('link', { name: /The tide turns around a point/i })
    .first()
    .waitFor()
  await page.goto(`${PATH}?post=${STORY}`)
  expect(await page.locator('body').innerText()).toContain('Sending yourself a test needs JavaScript.')
  await page.getByRole('link', { name: 'Plain text', exact: true }).click()
  await page.locator('pre', { hasText: 'Read on the web: http' }).waitFor()
  await context.close()
})

test.each([320, 600, 1280])('a letter of every kind fits %i pixels, light and dark', async (width) => {
  const { page, context } = await asWriter({ width, height: 900 })
  for (const look of ['', '?look=dark']) {
    await page.goto(`${PATH}/${STORY}${look}`, { waitUntil: 'load' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const column = await page.locator('td.ink').boundingBox()
    expect(column?.width).toBeLessThanOrEqual(600)
  }
  await context.close()
})
