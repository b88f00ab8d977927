import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { billingWording as wording } from '../../schema/wording/billing'
import { billingMessages } from '../../schema/wording/billing-messages'
import { invoiceWording } from '../../schema/wording/invoices'
import { violationsNow } from '../support/axe'
import { useBrowser } from '../support/browser'
import { fillCard, useSiteWithPayments } from '../support/site-with-payments'
import { visitAs } from '../support/visit-as'

/* Rules: docs/rules/sales-tax.md, "What is charged"; docs/rules/invoices.md. */

const { open } = useBrowser()
const { site } = useSiteWithPayments({
  country: 'US',
  vars: {
    OPERATOR_NAME: 'Quire Reading Ltd',
    OPERATOR_ADDRESS: '1 Quay Street, Dublin',
    OPERATOR_COUNTRY: 'IE',
    OPERATOR_VAT_ID: 'IE6388047V',
    TAX_REGISTRATIONS: 'EU,US-WA',
    STRIPE_TAX: 'on',
  },
})

/** Pictures for looking at, where a folder for them is named. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.INVOICE_PICTURES
  if (!folder) return
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: join(folder, `${name}-${colorScheme}.png`), fullPage: true })
  }
}

test('the total follows the billing address while the card stays typed; the invoice is a page, for paper too', async () => {
  const { page, context, problems } = await visitAs(open, site(), 'reader', '/payment?membershipType=yearly')
  await page.setViewportSize({ width: 390, height: 800 })
  const pay = (price: string) => page.getByRole('button', { name: `Pay ${price}`, exact: true })
  await pay('$50').waitFor()
  await fillCard(page, '4242424242424242')
  await page.getByText(wording.unknown).waitFor()
  expect(await violationsNow(page)).toEqual([])
  await picture(page, 'checkout-us')
  await page.getByLabel(wording.state, { exact: true }).fill('WA')
  await page.getByLabel(wording.zip).fill('98101')
  await page.getByLabel(wording.zip).blur()
  await pay('$55.18').waitFor()
  await picture(page, 'checkout-wa')

  await page.getByLabel(wording.country, { exact: true }).selectOption('DE')
  await pay('$50').waitFor()
  await page.getByText('Including $7.98 VAT (19 %)').waitFor()
  await page.getByLabel(wording.business).check()
  await page.getByLabel(wording.businessName).fill('Beispiel GmbH')
  await page.getByRole('textbox', { name: wording.businessAddress }).fill('Musterweg 1\n10115 Berlin')
  const vatId = page.getByLabel(wording.vatId)
  await vatId.fill('DE136695977')
  await vatId.blur()
  await page.getByText(billingMessages.vatId).waitFor()
  await vatId.fill('DE136695976')
  await vatId.blur()
  await page.getByText(wording.reverse).waitFor()
  expect(await violationsNow(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await picture(page, 'checkout-business')
  await pay('$50').click()
  await page.waitForURL('**/plans/confirmation/yearly**')

  await page.goto('/me/settings/membership', { waitUntil: 'load' })
  await picture(page, 'settings')
  await page.getByRole('link', { name: invoiceWording.titles.INVOICE }).first().click()
  await page.getByRole('heading', { name: invoiceWording.titles.INVOICE }).waitFor()
  for (const text of ['Beispiel GmbH', 'VAT id DE136695976', 'VAT id IE6388047V', wording.reverse])
    await page.getByText(text).waitFor()
  expect(await violationsNow(page)).toEqual([])
  await picture(page, 'invoice')
  await page.setViewportSize({ width: 390, height: 800 })
  await picture(page, 'invoice-phone')
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
  await picture(page, 'invoice-print')
  // Of the provider’s frames that are gone.
  expect(problems.filter((problem) => !/'postMessage'/.test(problem))).toEqual([])
  await context.close()
})
