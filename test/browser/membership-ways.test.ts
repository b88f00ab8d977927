import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { manageWording } from '../../schema/wording/manage-membership'
import { membershipMessages } from '../../schema/wording/membership-messages'
import { paymentWording } from '../../schema/wording/payment'
import { viewerWording } from '../../schema/wording/viewer'
import { demoId } from '../../worker/commands/demo/ids'
import { DEMO } from '../support/addresses'
import { violationsNow } from '../support/axe'
import { hydrated, useBrowser } from '../support/browser'
import { eventBatches, reportedEvents } from '../support/browser-events'
import { signInAs } from '../support/sign-in'
import { useSiteWithPayments } from '../support/site-with-payments'
import { visitAs } from '../support/visit-as'

/* What members do with their membership, and the ways there. */

const { open } = useBrowser()
const { site, fail } = useSiteWithPayments()

const wording = manageWording.reactivate
const HASH = '#reactivateMembership'

const visit = (username: string, path: string) => visitAs(open, site(), username, path)
const hashOf = (page: Page) => new URL(page.url()).hash
const dialogOf = (page: Page) => page.getByRole('dialog')
const keepOf = (page: Page) => dialogOf(page).getByRole('button', { name: wording.confirm })

/** Answers an operation by `answer` until it is called again; all others are left alone. */
async function intercept(page: Page, operation: string, answer: (route: Route) => Promise<void>) {
  const isAsked = (route: Route) => route.request().postData()?.includes(`"${operation}"`) === true
  await page.route('**/_/graphql*', (route) => (isAsked(route) ? answer(route) : route.fallback()))
}

/** Rule: docs/rules/membership.md, "Managing a membership". */
test.each([
  ['member', '/', 20],
  ['yearly', DEMO.story, 50],
  ['trial', DEMO.publication, 20],
])('cancelling takes %s three presses from any page: %s', async (username, path, percent) => {
  const { page, context } = await visit(username, path)
  let presses = 0
  const press = async (what: ReturnType<Page['getByRole']>) => {
    await what.click()
    presses += 1
  }
  await press(page.getByTestId('avatar-menu'))
  await press(page.getByRole('menuitem', { name: viewerWording.menu.membership, exact: true }))
  await page.getByText(/You stay a member until/).waitFor()
  expect(await page.getByText(/nothing more is charged/).count()).toBe(1)
  expect(await violationsNow(page)).toEqual([])
  expect(await page.getByRole('button', { name: /% less$/ }).count()).toBe(0)
  await press(page.getByRole('button', { name: manageWording.cancelPage.confirm }))
  await page.getByRole('heading', { name: manageWording.cancelPage.done }).waitFor()
  expect(presses).toBe(3)
  expect(await violationsNow(page)).toEqual([])
  const offer = page.getByRole('button', { name: `Stay for ${percent}% less` })
  await offer.click()
  await page.getByText(/^Thank you for staying/).waitFor()
  await page.reload({ waitUntil: 'load' })
  expect(await page.getByText(manageWording.states.CANCELLED, { exact: true }).count()).toBe(0)
  await context.close()
})

/** Rule: docs/rules/membership.md, "Reactivating". */
describe('the dialog about a cancelled membership', () => {
  test('loads, can be left, says that it failed, and then reports and reloads', async () => {
    const { page, context } = await visit('cancelled', '/tidewater')
    const sent = eventBatches(context)
    let answer: () => void = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await intercept(page, 'ReactivateMembership', async (route) => {
      await held
      await route.continue()
    })
    await page.evaluate((hash) => location.assign(hash), HASH)
    await dialogOf(page).getByText(wording.loading).waitFor()
    expect(await keepOf(page).count()).toBe(0)
    answer()
    await dialogOf(page)
      .getByText(/^Your membership ends on .*renews on that day for \$5/)
      .waitFor()
    expect(await violationsNow(page)).toEqual([])

    await page.keyboard.press('Escape')
    await dialogOf(page).waitFor({ state: 'detached' })
    expect(hashOf(page)).toBe('')

    await page.unrouteAll()
    let tries = 0
    await intercept(page, 'UncancelMembership', (route) => {
      tries += 1
      return route.abort()
    })
    await page.evaluate((hash) => location.assign(hash), HASH)
    await keepOf(page).click()
    await dialogOf(page).getByText(wording.failed).waitFor()
    expect(tries).toBe(1)

    await page.unrouteAll()
    let go: () => void = () => {}
    const pending = new Promise<void>((resolve) => {
      go = resolve
    })
    await intercept(page, 'UncancelMembership', async (route) => {
      tries += 1
      await pending
      await route.continue()
    })
    await keepOf(page).click()
    const confirming = dialogOf(page).getByRole('button', { name: wording.confirming })
    await confirming.waitFor()
    expect(await dialogOf(page).getByText(wording.failed).count()).toBe(0)
    // A second press does nothing while the first is on its way.
    await confirming.click({ force: true })
    const reloaded = page.waitForEvent('load')
    go()
    await reloaded
    expect(tries).toBe(2)
    expect(hashOf(page)).toBe('')
    await expect.poll(() => reportedEvents(sent, page)).toContain('membership.converted')
    await page.goto('/manage-membership', { waitUntil: 'load' })
    await page.getByText(manageWording.states.ACTIVE, { exact: true }).waitFor()
    await context.close()
  })

  test.each(['reader', 'friend'])('has nothing to confirm for %s', async (username) => {
    const { page, context } = await visit(username, `/${HASH}`)
    await dialogOf(page).getByText(wording.none).waitFor()
    expect(await keepOf(page).count()).toBe(0)
    await dialogOf(page).getByRole('button', { name: wording.cancel }).click()
    await dialogOf(page).waitFor({ state: 'detached' })
    expect(hashOf(page)).toBe('')
    await context.close()
  })

  test('opens on the main host when somebody’s own host was asked for it, whose menu leads there too', async () => {
    const { protocol, port } = new URL(site().url)
    const own = `${protocol}//aiko.localhost:${port}`
    await site()
      .bindings.DB.prepare(
        `UPDATE membership SET subscription = json_set(subscription, '$.cancelledAt', 1) WHERE user_id = ?`,
      )
      .bind(demoId('user', 'expiring'))
      .run()
    const { page, context } = await visit('expiring', '/')
    await signInAs('expiring', { ...site(), url: own }, context)
    await page.goto(`${own}/about`, { waitUntil: 'load' })
    await hydrated(page)
    await page.getByTestId('avatar-menu').click()
    const item = page.getByRole('menuitem', { name: viewerWording.menu.reactivate })
    await item.waitFor()
    expect(await item.getAttribute('href')).toBe(`${site().url}/manage-membership${HASH}`)
    await page.keyboard.press('Escape')
    await page.evaluate((hash) => location.assign(hash), HASH)
    await page.waitForURL(`${site().url}/manage-membership${HASH}`)
    await keepOf(page).waitFor()
    await context.close()
  })
})

/** Rule: docs/rules/gifts.md, "Giving". */
test('#giftMembership leads to a gift, by who asks, unless that is switched off', async () => {
  const { page, context } = await open({ baseURL: site().url })
  await page.goto('/#giftMembership', { waitUntil: 'load' })
  await page.waitForURL('**/gift')
  await signInAs('reader', site(), context)
  await page.goto('/#giftMembership', { waitUntil: 'load' })
  await page.waitForURL('**/gift-checkout')
  await site()
    .bindings.DB.prepare('INSERT INTO flag_override (user_id, name, value, updated_at) VALUES (?, ?, ?, 0)')
    .bind(demoId('user', 'reader'), 'disable_lite_gift_page', 'true')
    .run()
  await page.goto('/', { waitUntil: 'load' })
  await hydrated(page)
  await page.evaluate(() => location.assign('#giftMembership'))
  await page.getByTestId('avatar-menu').click()
  await page.getByRole('menu').waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  await context.close()
})

test('/me/settings#membership opens the tab', async () => {
  const { page, context } = await visit('switching', '/me/settings#membership')
  await page.waitForURL('**/me/settings/membership')
  await page.getByText(/your plan changes to/).waitFor()
  await context.close()
})

/** Rules: docs/rules/membership.md, "Paying"; docs/rules/payments.md, "The form". */
describe('a payment page without its form', () => {
  const PAY = '/payment?membershipType=yearly'
  const cardNumber = (page: Page) => page.frameLocator('main iframe').first().getByLabel('Card number')

  test('says that the provider’s script is blocked, and tries again', async () => {
    const { page, context } = await visit('lapsed', '/')
    await page.route('**/scripts/stripe.js', (route) => route.abort())
    await page.goto(PAY, { waitUntil: 'load' })
    await page.getByRole('alert').getByText(paymentWording.notLoaded).waitFor()
    await page.getByText('Then every year for $50').waitFor()
    await page.unrouteAll()
    await page.getByRole('button', { name: paymentWording.again }).click()
    await cardNumber(page).waitFor()
    await context.close()
  })

  test('says that the provider is down, and tries again', async () => {
    await fail(['down', 'down', 'down'])
    const { page, context } = await visit('lapsed', PAY)
    await page.getByRole('alert').getByText(membershipMessages.notAvailable).waitFor()
    await page.getByText('Then every year for $50').waitFor()
    expect(await violationsNow(page)).toEqual([])
    await page.getByRole('button', { name: paymentWording.again }).click()
    await cardNumber(page).waitFor()
    await context.close()
  })
})

/** Rule: docs/rules/membership.md, "Receipts". */
test('receipts of a gift that was given back, and of a part that was, are complete on paper', async () => {
  const charge = `${demoId('membership', 'switching').slice(0, 8)}0100`
  await site()
    .bindings.DB.prepare('UPDATE charge SET refunded = 4050, tax = 1250 WHERE id = ?')
    .bind(charge)
    .run()
  for (const [username, id, said] of [
    ['yearly', demoId('charge', 'back'), ['Gift', '$50', 'Refunded$50']],
    ['switching', charge, ['Friend of Quire, yearly', '$150', 'Tax$12.50', 'Refunded$40.50']],
  ] as const) {
    const { page, context } = await visit(username, `/me/billing-history/receipt/${id}`)
    await page.emulateMedia({ media: 'print' })
    const paper = (await page.locator('body').innerText()).replace(/\s+/g, ' ')
    for (const text of ['Visa ending in 4242', id]) expect(paper).toContain(text)
    const facts = (await page.locator('main dl').innerText()).replace(/\n+/g, '')
    for (const text of said) expect(facts).toContain(text)
    expect(await page.getByRole('button', { name: manageWording.receipt.print }).isVisible()).toBe(false)
    expect(await page.getByRole('link', { name: manageWording.receipt.back }).isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })
    expect(await page.getByRole('button', { name: manageWording.receipt.print }).isVisible()).toBe(true)
    await context.close()
  }
})
