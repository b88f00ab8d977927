import { expect, test } from 'vitest'
import { manageWording } from '../../schema/wording/manage-membership'
import { declineWording } from '../../schema/wording/payment'
import { violationsNow } from '../support/axe'
import { hydrated, useBrowser } from '../support/browser'
import { useSiteWithPayments } from '../support/site-with-payments'
import { visitAs } from '../support/visit-as'

/* Rule: docs/rules/membership.md, "Failed payments". */

const { open } = useBrowser()
const { site, renewCards } = useSiteWithPayments()

const PAGE = '/me/settings/payment/update'
const wording = manageWording.updatePage

test('a member whose renewal failed pays what is due: a refusal is said, the bank asks, and the membership goes on', async () => {
  const { page, context } = await visitAs(open, site(), 'failed', PAGE)
  await page.getByText(wording.failedText).waitFor()
  const pay = page.getByRole('button', { name: /^Pay \$\d+ now$/ })
  await pay.click()
  const refused = page.locator('#due-error')
  await refused.getByText(declineWording.declined).waitFor()
  expect(await refused.innerText()).not.toMatch(/lost|stolen|fraud|generic/i)
  expect(await pay.isEnabled()).toBe(true)

  await page.setViewportSize({ width: 390, height: 800 })
  expect(await violationsNow(page)).toEqual([])
  const size = await pay.boundingBox()
  expect(size?.height).toBeGreaterThanOrEqual(44)
  expect((size?.x ?? 0) + (size?.width ?? 0)).toBeLessThanOrEqual(390)
  await renewCards('4000002760003184')
  const bank = page.frameLocator('iframe[title="Your bank’s question"]')
  await pay.click()
  await bank.getByRole('button', { name: 'Fail' }).click()
  await refused.getByText('Your bank couldn’t confirm that it’s you.').waitFor()
  await pay.click()
  await bank.getByRole('button', { name: 'Complete' }).click()
  await page.getByText(manageWording.paid).waitFor()
  expect(await page.getByText(manageWording.updated).count()).toBe(0)
  expect(new URL(page.url()).search).toBe('')

  await page.goto(PAGE, { waitUntil: 'load' })
  await hydrated(page)
  await page.getByText(wording.text).waitFor()
  expect(await pay.count()).toBe(0)
  await page.goto('/manage-membership', { waitUntil: 'load' })
  expect(await page.getByText(manageWording.states.PAYMENT_FAILED, { exact: true }).count()).toBe(0)
  await context.close()
})
