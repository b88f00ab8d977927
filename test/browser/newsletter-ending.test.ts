import { afterAll, beforeAll, expect, test } from 'vitest'
import { newsletterEnding as wording } from '../../schema/wording/newsletter-ending'
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

async function asMaren(path: string, viewport: { width: number; height: number }) {
  const opened = await open({ baseURL: site.url, reducedMotion: 'reduce', viewport })
  await signInAs('maren', site, opened.context)
  await opened.page.goto(path, { waitUntil: 'load' })
  await hydrated(opened.page)
  return opened
}

/** Rule: docs/rules/newsletters.md, "Ending a newsletter". */
test.each([
  [390, 844],
  [1440, 900],
])('a writer switches theirs off and on again, on %i pixels', async (width, height) => {
  const settings = `/newsletters/${demoId('user', 'maren')}/settings`
  const { page, context, problems } = await asMaren(settings, { width, height })
  await page.getByRole('button', { name: wording.off.button }).click()
  const dialog = page.getByRole('dialog')
  for (const point of wording.points) await dialog.getByText(point).waitFor()
  expect(await dialog.getByRole('link', { name: wording.download }).getAttribute('href')).toContain(
    '/export/',
  )
  expect(await violationsNow(page)).toEqual([])
  await dialog.getByRole('button', { name: wording.off.confirm }).click()
  await page.getByRole('heading', { name: wording.isOff }).waitFor()
  expect(await violationsNow(page)).toEqual([])
  expect((await page.request.get('/@maren/subscribe')).status()).toBe(404)
  await page.getByRole('button', { name: 'Switch' }).click()
  await page.getByRole('button', { name: wording.off.button }).waitFor()
  expect((await page.request.get('/@maren/subscribe')).status()).toBe(200)
  expect(problems).toEqual([])
  await context.close()
})

test('one of several is deleted, and restored from the list', async () => {
  const { page, context, problems } = await asMaren('/tidewater/new-newsletter', { width: 1440, height: 900 })
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Neap tide')
  await page.getByRole('button', { name: 'Create newsletter' }).click()
  await page.waitForURL('**/tidewater/newsletters/neap-tide/settings')
  await page.getByRole('button', { name: wording.gone.button }).click()
  await page.getByRole('dialog').getByRole('button', { name: wording.gone.confirm }).click()
  await page.waitForURL('**/tidewater/new-newsletter')
  await page.getByText(wording.daysLeft(30)).waitFor()
  expect(await violationsNow(page)).toEqual([])
  expect((await page.request.get('/tidewater/newsletters/neap-tide')).status()).toBe(404)
  await page.getByRole('button', { name: wording.restoreLabel('Neap tide') }).click()
  await page.getByRole('link', { name: 'Settings of Neap tide' }).waitFor()
  expect((await page.request.get('/tidewater/newsletters/neap-tide')).status()).toBe(200)
  expect(problems).toEqual([])
  await context.close()
})
