import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { signInWording } from '../../schema/wording/sign-in'
import { DEMO } from '../support/addresses'
import { hydrated, useBrowser } from '../support/browser'
import { paste, signInPages } from '../support/sign-in-pages'
import { fillCard, useSiteWithPayments } from '../support/site-with-payments'

const { open } = useBrowser()
const { site } = useSiteWithPayments({ country: 'US' })
const { visit, mailTo } = signInPages(open, () => site().url)

/** Rule: docs/rules/membership.md, "Pages". */
test('somebody new takes five presses and one code from the wall to the whole story', async () => {
  const { page, context } = await visit()
  let presses = 0
  const press = async (what: Locator) => {
    await what.click()
    presses += 1
  }
  const email = 'new-payer@example.org'
  await page.goto(DEMO.lockedStory, { waitUntil: 'load' })
  await hydrated(page)
  await press(page.locator('main a[href^="/plans"]').last())
  await press(page.locator('a[href*="/payment?membershipType=monthly"]').first())
  await page.waitForURL('**/m/signin?**')
  await hydrated(page)
  await page.getByText(signInWording.beforePayment).waitFor()
  await page.getByLabel('Your email').fill(email)
  await press(page.locator('main form button[type=submit]'))
  await page.waitForSelector('fieldset input')
  await paste(page, 0, (await mailTo(context, email)).code)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/payment?**')
  await fillCard(page, '4242424242424242')
  await press(page.getByRole('button', { name: 'Start your free trial' }))
  await page.waitForURL('**/plans/confirmation/monthly**')
  await press(page.getByRole('link', { name: 'Read on' }))
  await page.waitForURL(`**${DEMO.lockedStory}`)
  expect(await page.locator('main a[href^="/plans"]').count()).toBe(0)
  expect(presses).toBe(5)
  await context.close()
})
