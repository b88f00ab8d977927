import { expect, test } from 'vitest'
import { linkTo } from '../../schema/routes/links'
import { partnerProgramWording } from '../../schema/wording/landing/partner-program'
import { partnerIneligibilityWording } from '../../schema/wording/partner-ineligibility'
import { payoutWording as wording } from '../../schema/wording/payouts'
import { demoId } from '../../worker/commands/demo/ids'
import { violationsNow } from '../support/axe'
import { useBrowser } from '../support/browser'
import { useSiteWithPayments } from '../support/site-with-payments'
import { signW9 } from '../support/tax-forms'
import { visitAs } from '../support/visit-as'

const { MISSING_PAYOUT_INFORMATION: left } = partnerIneligibilityWording

/* Rule: docs/rules/partner.md, "The pages of payouts". */

const { open } = useBrowser()
const { site } = useSiteWithPayments()

test('a writer sets up payouts: a country, the provider’s page, back, and every step says how it stands', async () => {
  await site()
    .bindings.DB.prepare(
      "insert into partner (id, user_id, status, joined_on, changed_at) values ('payoutwalker', ?, 'ACTIVE', 0, 0)",
    )
    .bind(demoId('user', 'member'))
    .run()
  const { page, context } = await visitAs(open, site(), 'member', linkTo('PayoutSetup'))
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await violationsNow(page)).toEqual([])
  await page.getByLabel(wording.bank.country).selectOption('US')
  await page.getByRole('button', { name: wording.bank.begin }).click()

  await page.getByRole('button', { name: 'Return without finishing' }).click()
  await page.waitForURL(`**${linkTo('PartnerStripeFinish')}`)
  await page.getByText(wording.account.states.NEW).waitFor()
  expect(await violationsNow(page)).toEqual([])
  await page.getByRole('link', { name: wording.next }).click()
  await page.getByRole('button', { name: wording.bank.goOn }).click()
  await page.getByRole('button', { name: 'Agree and submit' }).click()
  await page.waitForURL(`**${linkTo('PartnerStripeFinish')}`)
  await page.getByText(wording.account.states.READY).waitFor()
  await page.getByRole('link', { name: wording.next }).click()

  // What is left to do is gone everywhere with the signature, though the page isn't loaded anew.
  const obstacle = page.getByText(left.text)
  const toProgram = page.getByRole('link', { name: wording.back })
  await page.evaluate(() => Object.assign(window, { isSameLoad: true }))
  await toProgram.click()
  await obstacle.waitFor()
  await page.getByRole('link', { name: left.remedy }).click()
  await page.getByRole('link', { name: wording.done.taxes }).click()
  await signW9(page)
  await toProgram.click()
  await page.getByRole('heading', { name: partnerProgramWording.join.headingIn }).waitFor()
  await expect.poll(() => obstacle.count()).toBe(0)
  expect(await page.evaluate(() => 'isSameLoad' in window)).toBe(true)
  await page.goBack()
  await page.getByRole('link', { name: wording.next }).click()
  await page.getByText(wording.done.ready).waitFor()
  expect(await violationsNow(page)).toEqual([])
  await page.getByRole('link', { name: wording.done.payouts }).click()
  await page.getByText(wording.list.none).waitFor()
  expect(await violationsNow(page)).toEqual([])
  await context.close()
})

test('a link that has expired leads to a new one', async () => {
  const { page, context } = await visitAs(open, site(), 'member', linkTo('PartnerStripeReconnect'))
  await page.getByText(wording.reconnect.text).waitFor()
  await page.getByRole('button', { name: wording.bank.goOn }).click()
  await page.getByRole('button', { name: 'Agree and submit' }).click()
  await page.waitForURL(`**${linkTo('PartnerStripeReconnectSuccess')}`)
  await page.getByText(wording.account.states.READY).waitFor()
  await context.close()
})
