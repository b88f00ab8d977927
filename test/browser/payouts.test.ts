import { expect, test } from 'vitest'
import { linkTo } from '../../schema/routes/links'
import { payoutWording as wording } from '../../schema/wording/payouts'
import { demoId } from '../../worker/commands/demo/ids'
import { violationsNow } from '../support/axe'
import { useBrowser } from '../support/browser'
import { useSiteWithPayments } from '../support/site-with-payments'
import { signW9 } from '../support/tax-forms'
import { visitAs } from '../support/visit-as'

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
  await signW9(page)
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
