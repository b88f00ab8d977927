import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { billingWording } from '../../schema/wording/billing'
import { giftWording } from '../../schema/wording/gifts'
import { membershipMessages as messages } from '../../schema/wording/membership-messages'
import { returnedPaymentWording as wording } from '../../schema/wording/returned-payment'
import { fits, violationsNow } from '../support/axe'
import { hydrated, useBrowser } from '../support/browser'
import { fillCard, useSiteWithPayments } from '../support/site-with-payments'
import { visitAs } from '../support/visit-as'

/* A bank that confirms on a page of its own. Rule: docs/rules/payments.md, "Local methods". */

const { open } = useBrowser()
const { site } = useSiteWithPayments({ country: 'NL' })

/** A member because an operator made them one, and in a test no longer. */
const NEW_BUYER = 'tomas'
const BUSINESS = 'Tidal Works B.V.'
const formOf = (page: Page) => page.frameLocator('main iframe').first()

/** Chooses the bank's page in place of a card, and goes there. */
async function leave(page: Page, button: string | RegExp): Promise<void> {
  await formOf(page).getByLabel('iDEAL').check()
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('heading', { name: 'Your bank' }).waitFor()
}

/** Says something to the bank, and comes back. */
async function comeBack(page: Page, said: 'Confirm' | 'Cancel', path: string): Promise<void> {
  await page.getByRole('button', { name: said }).click()
  await page.waitForURL((url) => url.pathname === path)
  await hydrated(page)
}

const addressOf = (page: Page) => page.evaluate(() => window.location.pathname + window.location.search)

test('what was typed is there after the bank: cancelled, and confirmed', async () => {
  const { page, context } = await visitAs(open, site(), 'reader', '/payment?membershipType=yearly')
  await page.getByLabel(billingWording.business).check()
  await page.getByLabel(billingWording.businessName).fill(BUSINESS)
  await page.getByRole('textbox', { name: billingWording.businessAddress }).fill('Kade 1, Amsterdam')
  await page.getByLabel(billingWording.businessName).press('Enter')
  await leave(page, /^Pay €/)
  await comeBack(page, 'Cancel', '/payment')
  await page.getByText(wording.notConfirmed).waitFor()
  expect(await addressOf(page)).toBe('/payment?membershipType=yearly')
  expect(await page.getByLabel(billingWording.businessName).inputValue()).toBe(BUSINESS)
  expect(await violationsNow(page)).toEqual([])
  await leave(page, /^Pay €/)
  await comeBack(page, 'Confirm', '/payment')
  // It is paid by itself, and its debit takes days.
  await page.getByText(messages.pending).waitFor()
  expect(await page.locator('main iframe').count()).toBe(0)
  expect(await violationsNow(page)).toEqual([])
  expect(await page.getByLabel(billingWording.businessName).inputValue()).toBe(BUSINESS)
  expect(await addressOf(page)).toBe('/payment?membershipType=yearly')
  // A reload pays nothing again.
  await page.reload({ waitUntil: 'load' })
  await formOf(page).getByLabel('iDEAL').waitFor()
  expect(await page.getByText(wording.confirmed).count()).toBe(0)
  await context.close()
})

test('somebody who comes back in another tab agrees once more, on a phone, too', async () => {
  const { page, context } = await visitAs(open, site(), 'lapsed', '/payment')
  await leave(page, /^Pay €/)
  await page.evaluate(() => {
    document.querySelector('form')?.setAttribute('target', '_blank')
  })
  const opening = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Confirm' }).click()
  const other = await opening
  await other.waitForURL((url) => url.pathname === '/payment')
  await other.evaluate(() => sessionStorage.clear())
  await hydrated(other)
  await other.setViewportSize({ width: 390, height: 800 })
  await other.getByText(wording.confirmed).waitFor()
  expect(await fits(other, 390)).toBe(true)
  expect(await violationsNow(other)).toEqual([])
  await other.getByRole('button', { name: wording.other }).waitFor()
  await other.getByRole('button', { name: /^Pay €/ }).click()
  await other.getByText(messages.pending).waitFor()
  await context.close()
})

test('a gift is there after the bank', async () => {
  const { page, context } = await visitAs(open, site(), 'lapsed', '/gift-checkout')
  await page.getByLabel(giftWording.checkout.recipientEmail).fill('friend@quire.test')
  await page.getByLabel(giftWording.checkout.message).fill('For the long evenings.')
  await page.getByRole('button', { name: giftWording.checkout.continue }).click()
  await leave(page, /€/)
  await comeBack(page, 'Confirm', '/gift-checkout')
  await page.getByText(messages.pending).waitFor()
  await page.getByText('For the long evenings.').waitFor()
  expect(await addressOf(page)).toBe('/gift-checkout')
  await context.close()
})

test('whoever goes back from the bank’s page pays by card, and can leave for it again later', async () => {
  await site()
    .bindings.DB.prepare('UPDATE user SET membership_tier = NULL WHERE username = ?')
    .bind(NEW_BUYER)
    .run()
  const { page, context } = await visitAs(open, site(), NEW_BUYER, '/payment')
  await leave(page, /^Pay €/)
  await page.goBack({ waitUntil: 'load' })
  await fillCard(page, '4242424242424242')
  await page.getByRole('button', { name: /^Pay €/ }).click()
  await page.waitForURL('**/plans/confirmation/yearly')
  await page.goto('/me/settings/payment/update', { waitUntil: 'load' })
  await leave(page, 'Save payment method')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('Your payment method has been updated successfully.').waitFor()
  await page.getByText('Bank account ending in 4300, by direct debit').first().waitFor()
  await context.close()
})
