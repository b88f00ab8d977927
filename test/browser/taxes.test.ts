import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { linkTo } from '../../schema/routes/links'
import { taxMessages as messages } from '../../schema/wording/tax-messages'
import { taxWording as wording } from '../../schema/wording/taxes'
import { demoId } from '../../worker/commands/demo/ids'
import { violationsNow } from '../support/axe'
import { useBrowser } from '../support/browser'
import { useSiteWithPayments } from '../support/site-with-payments'
import { answerWho, signW9 } from '../support/tax-forms'
import { visitAs } from '../support/visit-as'

/* Rule: docs/rules/partner.md, "Taxes". */

const { open } = useBrowser()
const { site } = useSiteWithPayments()
const { fields, sign, who } = wording

/** Pictures for looking at, where a folder for them is named. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.TAX_PICTURES
  if (!folder) return
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: join(folder, `${name}-${colorScheme}.png`), fullPage: true })
  }
}

test('a writer in the European Union signs two forms on a phone, with errors at their fields, and sees them masked', async () => {
  await site()
    .bindings.DB.prepare(
      "insert into partner (id, user_id, status, joined_on, changed_at) values ('taxedwriter1', ?, 'ACTIVE', 0, 0)",
    )
    .bind(demoId('user', 'member'))
    .run()
  const taxes = linkTo('PartnerPayoutStep', { step: 'taxes' })
  const { page, context } = await visitAs(open, site(), 'member', taxes)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByText(wording.states.NONE).waitFor()
  expect(await violationsNow(page)).toEqual([])
  await picture(page, 'who')
  await page.getByRole('button', { name: who.next, exact: true }).click()
  await page.getByText(who.missing).first().waitFor()
  await answerWho(page, { country: 'DE', isUsPerson: false, isEntity: false })

  const form = page.getByRole('heading', { name: wording.kinds.W8BEN })
  await form.waitFor()
  expect(await form.evaluate((heading) => heading === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: sign.submit, exact: true }).click()
  await page.getByText(messages.name).waitFor()
  await page.getByText(messages.certify).waitFor()
  expect(await page.getByLabel(fields.name).evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await violationsNow(page)).toEqual([])
  await picture(page, 'errors')

  await page.getByLabel(fields.name).fill('Jörg Weiß')
  await page.getByLabel(fields.birthDate).fill('1980-02-29')
  await page.getByLabel(fields.address).fill('Hafenstraße 12')
  await page.getByLabel(fields.city).fill('Hamburg')
  await page.getByLabel(fields.foreignTin('Germany')).fill('36574261808')
  await page.getByLabel(fields.claimsTreaty('Germany', '12(1)', 0)).check()
  await page.getByLabel(sign.certify).check()
  await page.getByLabel(sign.signature).fill('Jörg Weiß')
  await page.getByRole('button', { name: sign.submit, exact: true }).click()
  // The check digit is wrong, which the worker knows.
  await page.getByText(messages.foreignTin).waitFor()
  await page.getByLabel(fields.foreignTin('Germany')).fill('36574261809')
  await page.getByRole('button', { name: sign.submit, exact: true }).click()

  await page.getByRole('heading', { name: wording.kinds.EU }).waitFor()
  await page.getByText(wording.states.PART).waitFor()
  expect(await violationsNow(page)).toEqual([])
  // What the first form asked isn't asked again.
  expect(await page.getByLabel(fields.name).inputValue()).toBe('Jörg Weiß')
  expect(await page.getByLabel(fields.birthDate).inputValue()).toBe('1980-02-29')
  expect(await page.getByLabel(fields.address).inputValue()).toBe('Hafenstraße 12')
  expect(await page.getByLabel(fields.city).inputValue()).toBe('Hamburg')
  expect(await page.getByLabel(fields.foreignTin('Germany')).inputValue()).toBe('36574261809')
  expect(await page.getByLabel(sign.signature).inputValue()).toBe('')
  await page.getByLabel(fields.vatId).fill('DE136695976')
  await page.getByLabel(sign.certifyEu).check()
  await page.getByLabel(sign.signature).fill('Jörg Weiß')
  await page.getByRole('button', { name: sign.submit, exact: true }).click()
  await page.getByText(wording.states.GIVEN).waitFor()
  expect(await page.getByText(wording.ending('1809')).count()).toBe(2)
  expect(await page.getByText('36574261809').count()).toBe(0)
  expect(await violationsNow(page)).toEqual([])
  await picture(page, 'signed')

  await page.getByRole('button', { name: wording.replace }).click()
  await signW9(page)
  await page.getByRole('heading', { name: wording.earlier }).waitFor()
  await page.getByText(wording.ending('6789')).waitFor()
  await page.setViewportSize({ width: 1280, height: 900 })
  await picture(page, 'replaced')
  await context.close()
})
