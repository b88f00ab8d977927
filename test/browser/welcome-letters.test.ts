import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkTo } from '../../schema/routes/links'
import { welcomeWording as wording } from '../../schema/wording/welcome'
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

const TIDEWATER = demoId('collection', 'tidewater')

/** Rule: docs/rules/newsletters.md, "Welcome mails". */
test.each([
  [390, 844],
  [1440, 900],
])('a welcome mail is written, switched off and deleted, on %i pixels', async (width, height) => {
  const { page, context, problems } = await open({
    baseURL: site.url,
    reducedMotion: 'reduce',
    viewport: { width, height },
  })
  await signInAs('maren', site, context)
  const path = linkTo('NewsletterWelcome', { newsletterV3Id: TIDEWATER })
  await page.goto(path, { waitUntil: 'load' })
  await hydrated(page)
  await page.getByText(wording.none).waitFor()
  await page.getByRole('button', { name: wording.addWelcome }).click()
  await page.getByRole('textbox', { name: wording.subject }).fill('Welcome aboard')
  expect(await violationsNow(page)).toEqual([])
  await page.getByRole('button', { name: wording.save }).click()
  // The worker says what is missing, at its field.
  await page.getByText('Write a text, or choose a story.').first().waitFor()
  await page.getByRole('textbox', { name: wording.text }).fill('Good to have you.')
  await page.getByRole('button', { name: wording.save }).click()
  await page.getByText(wording.saved).waitFor()
  await page.getByRole('heading', { name: wording.name(0) }).waitFor()
  await page.getByRole('checkbox', { name: wording.on }).uncheck()
  await page.getByRole('button', { name: wording.save }).click()
  await page.getByText(wording.isOff, { exact: true }).waitFor()
  expect(await violationsNow(page)).toEqual([])
  await page.getByRole('button', { name: wording.remove }).click()
  await page.getByRole('dialog').getByRole('button', { name: wording.remove }).click()
  await page.getByText(wording.none).waitFor()
  expect(problems).toEqual([])
  await context.close()
})
