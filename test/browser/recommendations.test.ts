import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { linkTo } from '../../schema/routes/links'
import { newsletterWording } from '../../schema/wording/newsletter'
import { recommendationOfferWording as offer } from '../../schema/wording/recommendation-offer'
import { recommendationsWording as wording } from '../../schema/wording/recommendations'
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

beforeEach(async () => {
  await site.bindings.DB.prepare('DELETE FROM newsletter_recommendation').run()
})

/** Rule: docs/rules/newsletters.md, "Recommendations". */
test.each([
  [390, 844],
  [1440, 900],
])('a newsletter recommends another one to whoever subscribes, on %i pixels', async (width, height) => {
  const settings = { baseURL: site.url, reducedMotion: 'reduce', viewport: { width, height } } as const
  const editor = await open(settings)
  await signInAs('maren', site, editor.context)
  await editor.page.goto(linkTo('NewsletterRecommendations', { newsletterV3Id: TIDEWATER }), {
    waitUntil: 'load',
  })
  await hydrated(editor.page)
  await editor.page.getByText(wording.none).waitFor()
  await editor.page.getByRole('textbox', { name: wording.address }).fill('@nobody-of-this-name')
  await editor.page.getByRole('button', { name: wording.add }).click()
  await editor.page.getByText('There is no newsletter at this address.').first().waitFor()
  await editor.page.getByRole('textbox', { name: wording.address }).fill('@priya')
  await editor.page.getByRole('button', { name: wording.add }).click()
  const stop = editor.page.getByRole('button', { name: /^Stop recommending/ })
  await stop.waitFor()
  expect(await violationsNow(editor.page)).toEqual([])

  const reader = await open(settings)
  await reader.page.goto('/tidewater/newsletter', { waitUntil: 'load' })
  await hydrated(reader.page)
  const email = `advised-${width}@example.org`
  await reader.page.getByRole('textbox', { name: newsletterWording.email }).fill(email)
  await reader.page.getByRole('button', { name: newsletterWording.subscribe, exact: true }).click()
  const choice = reader.page.getByRole('checkbox')
  await choice.waitFor()
  expect(await choice.isChecked()).toBe(false)
  expect(await violationsNow(reader.page)).toEqual([])
  await choice.check()
  await reader.page.getByRole('button', { name: offer.subscribe }).click()
  await reader.page.getByText(offer.sent).waitFor()
  expect(reader.problems).toEqual([])
  await reader.context.close()

  await stop.click()
  await editor.page.getByText(wording.none).waitFor()
  expect(editor.problems).toEqual([])
  await editor.context.close()
})
