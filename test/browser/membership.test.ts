import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { giftWording } from '../../schema/wording/gifts'
import { DEMO } from '../support/addresses'
import { violationsNow } from '../support/axe'
import { hydrated, useBrowser } from '../support/browser'
import { fillCard, useSiteWithPayments } from '../support/site-with-payments'
import { visitAs } from '../support/visit-as'

const { open } = useBrowser()
const { site } = useSiteWithPayments()

const WALL = 'main aside[aria-labelledby="wall"]'

/** Rules: docs/rules/membership.md, "Pages", "Paying", "Reactivating". */
test('from the wall to reading on takes four presses; a declined card is told, and cancelling can be taken back', async () => {
  const { page, context, problems } = await visitAs(open, site(), 'reader', DEMO.lockedStory)
  await page
    .locator(WALL)
    .getByRole('link', { name: /^Become a/ })
    .click()
  await page.getByRole('link', { name: 'Choose yearly (Member)' }).click()
  const pay = page.getByRole('button', { name: 'Pay $50' })
  await pay.waitFor()
  expect(await violationsNow(page)).toEqual([])
  await fillCard(page, '4000000000000002')
  await pay.click()
  await page.getByText('Your card was declined.').waitFor()
  await fillCard(page, '4242424242424242')
  await pay.click()
  await page.waitForURL('**/plans/confirmation/yearly**')
  await page.getByRole('link', { name: 'Read on' }).click()
  await page.waitForURL(`**${DEMO.lockedStory}`)
  expect(await page.locator(WALL).count()).toBe(0)

  await page.goto('/me/settings/membership', { waitUntil: 'load' })
  await hydrated(page)
  expect(await violationsNow(page)).toEqual([])
  await page.getByRole('link', { name: 'Cancel membership' }).click()
  await page.getByRole('button', { name: 'Cancel membership' }).click()
  await page.getByRole('heading', { name: 'Your membership is cancelled.' }).waitFor()
  await page.getByRole('link', { name: 'Keep your membership' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('heading', { name: 'Cancel your membership' }).waitFor()
  expect(new URL(page.url()).hash).toBe('')
  // The stand-in's form says so of a declined card, and of a message before its frame is there.
  expect(problems.filter((problem) => !/status of 402|'postMessage'/.test(problem))).toEqual([])
  await context.close()
})

/** The link of the first membership of a gift, as its button copies it. */
async function copiedLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page
    .getByRole('button', { name: /^Copy link/ })
    .first()
    .click()
  await page.getByText('Copied', { exact: false }).waitFor()
  return page.evaluate('navigator.clipboard.readText()')
}

/** Rules: docs/rules/gifts.md, "Giving", "Redeeming". */
test('a gift is paid, passed on as a link, and redeemed by somebody else', async () => {
  const { page, context, problems } = await visitAs(open, site(), 'maren', '/gift-plans')
  await page.getByRole('link', { name: 'Give one' }).click()
  await page.getByLabel('As a link').check()
  // Typed as soon as the page is there, which may be before its script is.
  await page.getByLabel('Message (optional)').fill('For the long train rides.')
  await hydrated(page)
  await page.getByLabel(giftWording.checkout.recipientEmail).waitFor({ state: 'hidden' })
  expect(await page.getByLabel('As a link').isChecked()).toBe(true)
  expect(await page.getByLabel('Message (optional)').inputValue()).toBe('For the long train rides.')
  await page.reload({ waitUntil: 'load' })
  await hydrated(page)
  // The form is a part of its own, and is filled in once its own script is there.
  await expect
    .poll(() => page.getByLabel('Message (optional)').inputValue())
    .toBe('For the long train rides.')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: 'Pay $50' }).waitFor()
  expect(await violationsNow(page)).toEqual([])
  await fillCard(page, '4242424242424242')
  await page.getByRole('button', { name: 'Pay $50' }).click()
  await page.waitForURL('**/gift-checkout?gift=*')
  await page.getByRole('heading', { name: 'Your gift is ready.' }).waitFor()
  await hydrated(page)
  expect(await violationsNow(page)).toEqual([])
  const link = await copiedLink(page)

  const friend = await visitAs(open, site(), 'lapsed', link)
  await friend.page.getByText('For the long train rides.').waitFor()
  expect(await violationsNow(friend.page)).toEqual([])
  await friend.page.getByRole('button', { name: 'Redeem your gift' }).click()
  await friend.page.getByRole('heading', { name: /^Enjoy your year/ }).waitFor()
  await friend.page.goto(DEMO.lockedStory, { waitUntil: 'load' })
  expect(await friend.page.locator(WALL).count()).toBe(0)
  await page.reload({ waitUntil: 'load' })
  await page.getByText(/^Redeemed on /).waitFor()
  expect([...problems, ...friend.problems].filter((problem) => !/'postMessage'/.test(problem))).toEqual([])
  await friend.context.close()
  await context.close()
})

/** Rule: docs/rules/gifts.md, "Giving". */
test('a group is given memberships by addresses, once the wrong line is mended', async () => {
  const { page, context } = await visitAs(open, site(), 'maren', '/group-gift')
  const addresses = page.getByLabel('Email addresses')
  await addresses.fill('ana@example.com\nbo@\ncy@example.com')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByText('Line 2: “bo@” isn’t an email address.').waitFor()
  await addresses.fill('ana@example.com\nBo <bo@example.com>')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: 'Pay $100' }).waitFor()
  await fillCard(page, '4242424242424242')
  await page.getByRole('button', { name: 'Pay $100' }).click()
  await page.waitForURL('**/group-gift?gift=*')
  await page.getByText('Bo, bo@example.com').waitFor()
  await hydrated(page)
  expect(await violationsNow(page)).toEqual([])
  await context.close()
})

/** Rule: docs/rules/ui.md, "Tables". */
test.each([320, 360, 390])(
  'on a phone that is %s wide, each payment has its receipt in sight',
  async (width) => {
    const { page, context } = await visitAs(open, site(), 'yearly', '/me/settings/membership')
    await page.setViewportSize({ width, height: 800 })
    const tables = page.locator('main section:has(> table)')
    expect(await tables.count()).toBe(2)
    const hidden = await tables.evaluateAll((all) =>
      all.map((table) => table.scrollWidth - table.clientWidth),
    )
    expect(hidden).toEqual([0, 0])
    await context.close()
  },
)
