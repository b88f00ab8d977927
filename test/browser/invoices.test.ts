import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { billingWording as wording } from '../../schema/wording/billing'
import { billingMessages } from '../../schema/wording/billing-messages'
import { invoiceWording } from '../../schema/wording/invoices'
import { saleTaxWording } from '../../schema/wording/sale-taxes'
import { violationsNow } from '../support/axe'
import { useBrowser } from '../support/browser'
import { onPaper } from '../support/on-paper'
import { fillCard, useSiteWithPayments } from '../support/site-with-payments'
import { visitAs } from '../support/visit-as'

/* Rules: docs/rules/sales-tax.md, "What is charged"; docs/rules/invoices.md. */

const { open } = useBrowser()
const { site, refund } = useSiteWithPayments({
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
  await page.getByText(saleTaxWording.unknown).waitFor()
  expect(await violationsNow(page)).toEqual([])
  await picture(page, 'checkout-us')
  await page.getByLabel(wording.state, { exact: true }).fill('WA')
  await page.getByLabel(wording.zip).fill('98101')
  await page.getByLabel(wording.zip).blur()
  await pay('$55.18').waitFor()
  await picture(page, 'checkout-wa')

  await page.getByLabel(wording.country, { exact: true }).selectOption('DE')
  await pay('$50').waitFor()
  await page.getByText('Including $7.98 VAT (19%)').waitFor()
  await page.getByLabel(wording.business).check()
  await page.getByLabel(wording.businessName).fill('Beispiel GmbH')
  await page.getByRole('textbox', { name: wording.businessAddress }).fill('Musterweg 1\n10115 Berlin')
  const vatId = page.getByLabel(wording.vatId)
  await vatId.fill('DE136695977')
  await vatId.blur()
  await page.getByText(billingMessages.vatId).waitFor()
  await vatId.fill('DE136695976')
  await vatId.blur()
  await page.getByText(saleTaxWording.reverse).waitFor()
  expect(await violationsNow(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await picture(page, 'checkout-business')
  await pay('$50').click()
  await page.waitForURL('**/plans/confirmation/yearly**')

  await page.goto('/me/settings/membership', { waitUntil: 'load' })
  await picture(page, 'settings')
  await page.getByRole('link', { name: invoiceWording.titles.INVOICE }).first().click()
  await page.getByRole('heading', { name: invoiceWording.titles.INVOICE }).waitFor()
  for (const text of ['Beispiel GmbH', 'VAT ID DE136695976', 'VAT ID IE6388047V', saleTaxWording.reverse])
    await page.getByText(text).waitFor()
  expect(await violationsNow(page)).toEqual([])
  await picture(page, 'invoice')
  await page.setViewportSize({ width: 390, height: 800 })
  await picture(page, 'invoice-phone')
  const invoice = await onPaper(page)
  for (const text of ['Beispiel GmbH', 'DE136695976', 'IE6388047V', saleTaxWording.reverse, '$50'])
    expect(invoice).toContain(text)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: invoiceWording.download }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^20\d\d-\d{5}\.pdf$/)
  const document = await getDocumentProxy(new Uint8Array(await readFile(await download.path())))
  const { text } = await extractText(document, { mergePages: true })
  for (const said of ['Beispiel GmbH', 'DE136695976', 'IE6388047V', saleTaxWording.reverse, '$50.00'])
    expect(text).toContain(said)
  // Of the provider’s frames that are gone.
  expect(problems.filter((problem) => !/'postMessage'/.test(problem))).toEqual([])
  await context.close()
})

/** A page is read again until something is there that the site learns of. */
async function eventually(page: Page, text: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.reload({ waitUntil: 'load' })
      return page.getByText(text).count()
    })
    .toBeGreaterThan(0)
}

test('somebody in Germany gives a membership with the tax inside; what is refunded has a credit note', async () => {
  const { page, context, problems } = await visitAs(open, site(), 'maren', '/gift-checkout')
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByLabel('As a link').check()
  await page.getByText(saleTaxWording.plusTax).waitFor()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByText(saleTaxWording.unknown).waitFor()
  await page.getByLabel(wording.country, { exact: true }).selectOption('DE')
  await page.getByText('Including $7.98 VAT (19%)').waitFor()
  expect(await violationsNow(page)).toEqual([])
  await picture(page, 'gift-phone')
  await page.setViewportSize({ width: 1280, height: 900 })
  await picture(page, 'gift')
  await fillCard(page, '4242424242424242')
  await page.getByRole('button', { name: 'Pay $50' }).click()
  await page.waitForURL('**/gift-checkout?gift=*')
  await refund(2000)
  await page.goto('/me/settings/membership', { waitUntil: 'load' })
  await eventually(page, invoiceWording.titles.CREDIT_NOTE)
  await page.getByRole('link', { name: invoiceWording.titles.CREDIT_NOTE }).first().click()
  await page.getByRole('heading', { name: invoiceWording.titles.CREDIT_NOTE }).waitFor()
  for (const text of [invoiceWording.corrects, '$3.19', '$20']) await page.getByText(text).first().waitFor()
  expect(await violationsNow(page)).toEqual([])
  await picture(page, 'credit-note')
  const creditNote = await onPaper(page)
  for (const text of [invoiceWording.corrects, 'VAT (19%)', '$16.81', '$3.19', '$20'])
    expect(creditNote).toContain(text)
  // The invoice that it corrects is another document.
  expect(creditNote).not.toContain(invoiceWording.others)
  expect(problems.filter((problem) => !/'postMessage'/.test(problem))).toEqual([])
  await context.close()
})

test('a member changes where they are billed, and for which business', async () => {
  const { page, context, problems } = await visitAs(open, site(), 'yearly', '/me/settings/membership')
  await page.setViewportSize({ width: 390, height: 800 })
  const change = page.getByRole('button', { name: `Change ${wording.heading}` })
  await change.click()
  await page.getByLabel(wording.country, { exact: true }).selectOption('US')
  await page.getByRole('button', { name: wording.save }).click()
  await page.getByText(billingMessages.region).waitFor()
  expect(await page.getByLabel(wording.state, { exact: true }).getAttribute('aria-invalid')).toBe('true')
  await picture(page, 'billing-refused')
  await page.getByLabel(wording.country, { exact: true }).selectOption('FR')
  // What was said of the state is over with it.
  await page.getByText(billingMessages.region).waitFor({ state: 'hidden' })
  await page.getByLabel(wording.business).check()
  await page.getByLabel(wording.businessName).fill('Exemple SARL')
  await page.getByRole('textbox', { name: wording.businessAddress }).fill('1 rue de Rivoli\n75001 Paris')
  await page.getByLabel(wording.vatId).fill('fr 40 303 265 045')
  expect(await violationsNow(page)).toEqual([])
  await picture(page, 'billing-form')
  await page.getByRole('button', { name: wording.save }).click()
  await page.getByText(wording.saved).waitFor()
  await page.getByText(invoiceWording.vatId('FR40303265045')).waitFor()
  await page.reload({ waitUntil: 'load' })
  for (const text of ['Exemple SARL', '75001 Paris', 'France']) await page.getByText(text).first().waitFor()
  await page.setViewportSize({ width: 1280, height: 900 })
  await picture(page, 'billing-settings')
  expect(problems).toEqual([])
  await context.close()
})
