import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsNow } from '../support/axe'
import { useBrowser } from '../support/browser'
import { fillCard, useSiteWithPayments } from '../support/site-with-payments'
import { visitAs } from '../support/visit-as'

const { open } = useBrowser()
const { site } = useSiteWithPayments({ country: '' })

const bank = (page: Page) => page.frameLocator('iframe[title="Your bank’s question"]')

/** Rules: docs/rules/payments.md, "The form"; docs/rules/membership.md, "Changing plans". */
test('a bank asks while somebody joins, and again while they change the plan', async () => {
  const { page, context, problems } = await visitAs(open, site(), 'reader', '/payment?country=US')
  const pay = page.getByRole('button', { name: 'Pay $50' })
  await fillCard(page, '4000002760003184')
  await pay.click()
  await bank(page).getByRole('button', { name: 'Complete' }).click()
  await bank(page).getByRole('button', { name: 'Fail' }).click()
  await page.getByText('Your bank couldn’t confirm that it’s you.').waitFor()
  await fillCard(page, '4000002760003184')
  await pay.click()
  for (let question = 0; question < 2; question++)
    await bank(page).getByRole('button', { name: 'Complete' }).click()
  await page.waitForURL('**/plans/confirmation/yearly')
  await page.goto('/upgrade', { waitUntil: 'load' })
  await page.getByRole('button', { name: 'Change plan' }).click()
  await bank(page).getByRole('button', { name: 'Complete' }).click()
  await page.waitForURL('**/manage-membership')
  await page.getByText('Friend of Quire, yearly').waitFor()
  expect(problems.filter((problem) => !/'postMessage'|status of 402/.test(problem))).toEqual([])
  await context.close()
})

test('Apple Pay and Google Pay take the place of a card’s number', async () => {
  const { page, context, problems } = await visitAs(open, site(), 'staff', '/payment?country=US')
  const form = page.frameLocator('main iframe').first()
  await form.getByLabel('Apple Pay').check()
  await form.getByLabel('Card number').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Pay $1' }).click()
  await page.waitForURL('**/plans/confirmation/yearly')
  await page.goto('/me/settings/payment/update', { waitUntil: 'load' })
  await page.getByText('Apple Pay', { exact: true }).waitFor()
  await form.getByLabel('Google Pay').check()
  await page.getByRole('button', { name: 'Save payment method' }).click()
  await page.getByText('Your payment method has been updated successfully.').waitFor()
  await page.getByText('Google Pay', { exact: true }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('in a country of Braintree’s, somebody says where they are, pays by card, and then by PayPal', async () => {
  const { page, context, problems } = await visitAs(open, site(), 'lapsed', '/payment')
  expect(await violationsNow(page)).toEqual([])
  await page.getByLabel('Country').selectOption({ label: 'Canada' })
  await page.getByRole('button', { name: 'Continue' }).click()
  const field = (name: string) =>
    page.frameLocator(`main iframe[title="${name}"]`).getByRole('textbox', { name })
  await field('Card number').fill('4242424242424242')
  await field('Expiration date').fill('12 / 40')
  await page.getByRole('button', { name: 'Pay CA$70' }).click()
  await page.getByText('Check the card details that you entered.').waitFor()
  await field('Security code').fill('123')
  await page.getByRole('button', { name: 'Pay CA$70' }).click()
  await page.waitForURL('**/plans/confirmation/yearly')
  await page.goto('/me/settings/payment/update', { waitUntil: 'load' })
  await page.getByRole('button', { name: 'PayPal', exact: true }).click()
  await page.frameLocator('iframe[title="PayPal"]').getByRole('button', { name: 'Agree' }).click()
  await page.getByText('Your payment method has been updated successfully.').waitFor()
  await page.getByText('PayPal, reader@paypal.example').waitFor()
  // The stand-in’s form says so of what is missing.
  expect(problems.filter((problem) => !/status of 400/.test(problem))).toEqual([])
  await context.close()
})
