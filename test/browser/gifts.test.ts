import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giftMessages } from '../../schema/wording/gift-messages'
import { giftWording } from '../../schema/wording/gifts'
import { redeemGiftWording as wording } from '../../schema/wording/redeem-gift'
import { shellWording } from '../../schema/wording/shell'
import { fits, violationsNow } from '../support/axe'
import { hydrated, useBrowser, type Visit, type Watched } from '../support/browser'
import { beyond, type Site } from '../support/own-site'
import { startSiteToSignIn } from '../support/sign-in'
import { visitAs } from '../support/visit-as'

/* Gifts on a phone: the page on which they are redeemed, in each of its states, and what their buyers see. Rule:
   docs/rules/gifts.md. */

interface Gifts {
  storeGift(
    site: Site,
    buyer: string,
    gift?: { days?: number; isForNewOnly?: boolean; isRedeemed?: boolean; wasFor?: string },
  ): Promise<{ giftId: string; code: string }>
}

const { open } = useBrowser()
const WIDTH = 390
const PHONE: Visit = { viewport: { width: WIDTH, height: 800 }, hasTouch: true }
/** Everybody but the buyer is given the gifts. */
const BUYER = 'yearly'
/** A member because an operator made them one. */
const ENDLESS = 'tomas'
const FROM_YUKI = wording.valid.heading('Yuki', 'Quire')

let site: Site
let storeGift: Gifts['storeGift']
const codes = { valid: '', expired: '', used: '', newOnly: '', unknown: '0'.repeat(32) }

beforeAll(async () => {
  site = await startSiteToSignIn()
  await site.bindings.DB.prepare(
    "UPDATE user SET membership_tier = 'member', membership_ends_at = NULL WHERE username = ?",
  )
    .bind(ENDLESS)
    .run()
  storeGift = (await beyond<Gifts>('./store-gift')).storeGift
  codes.valid = (await storeGift(site, BUYER)).code
  codes.expired = (await storeGift(site, BUYER, { days: 800 })).code
  codes.used = (await storeGift(site, BUYER, { isRedeemed: true })).code
  codes.newOnly = (await storeGift(site, BUYER, { isForNewOnly: true })).code
})
afterAll(() => site.stop())

/** What a state of the page has to show. */
interface State {
  code: keyof typeof codes
  heading: string
  texts?: readonly string[]
  /** The names of the links and the button in the page, in their order: the ways on. */
  ways: readonly string[]
}

/** The ways on that a page shows; each of the links leads somewhere. */
async function waysOf(page: Page): Promise<string[]> {
  const ways = await page.locator('main a[href], main button').all()
  for (const href of await page
    .locator('main a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)))
    expect([href, (await page.request.get(href)).status()]).toEqual([href, 200])
  return Promise.all(ways.map(async (one) => (await one.innerText()).trim()))
}

async function check(page: Page, { code, heading, texts = [], ways }: State): Promise<void> {
  await page.goto(`${site.url}/redeem-gift?giftCode=${codes[code]}&giftType=29`, { waitUntil: 'load' })
  await hydrated(page)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading)
  const said = await page.locator('main').innerText()
  for (const text of texts) expect(said).toContain(text)
  expect(await waysOf(page)).toEqual(ways)
  expect(await violationsNow(page, { rules: { 'target-size': { enabled: true } } })).toEqual([])
  expect(await fits(page, WIDTH)).toBe(true)
  await page.setViewportSize({ width: WIDTH, height: 800 })
}

const { valid, expired, used, newOnly, unknown, bought, enter } = wording
const UNTIL = 'You can redeem it until '
const CLOSED = {
  expired: { heading: expired.heading, texts: ['It could be redeemed until '] },
  used: { heading: used.heading, texts: [used.text] },
  newOnly: { heading: newOnly.heading, texts: [newOnly.text] },
}
const NOT_FOUND: State = {
  code: 'unknown',
  heading: unknown.heading,
  texts: [unknown.text],
  ways: [enter.submit],
}
const VISITOR_WAYS = [wording.plans, wording.another]
const MEMBER_WAYS = [wording.home, wording.another]

const READERS: readonly [who: string, name: string | null, states: readonly State[]][] = [
  [
    'a visitor',
    null,
    [
      {
        code: 'valid',
        heading: FROM_YUKI,
        texts: ['For the long evenings.', valid.lead('Quire'), valid.visitor],
        ways: [valid.register, valid.signIn],
      },
      {
        code: 'newOnly',
        heading: FROM_YUKI,
        texts: [valid.newOnly],
        ways: [valid.register, valid.signIn],
      },
      { code: 'expired', ...CLOSED.expired, ways: VISITOR_WAYS },
      { code: 'used', ...CLOSED.used, ways: VISITOR_WAYS },
      NOT_FOUND,
    ],
  ],
  [
    'somebody without a membership',
    'reader',
    [
      {
        code: 'valid',
        heading: FROM_YUKI,
        texts: ['You become a member today', UNTIL],
        ways: [valid.submit],
      },
      { code: 'newOnly', heading: FROM_YUKI, texts: ['You become a member today'], ways: [valid.submit] },
      { code: 'expired', ...CLOSED.expired, ways: VISITOR_WAYS },
      { code: 'used', ...CLOSED.used, ways: VISITOR_WAYS },
      NOT_FOUND,
    ],
  ],
  [
    'a paying member',
    'trial',
    [
      { code: 'valid', heading: FROM_YUKI, texts: ['You’re already a member', UNTIL], ways: [valid.submit] },
      { code: 'expired', ...CLOSED.expired, ways: MEMBER_WAYS },
      { code: 'used', ...CLOSED.used, ways: MEMBER_WAYS },
      NOT_FOUND,
    ],
  ],
  [
    'a member without an end',
    ENDLESS,
    [{ code: 'valid', heading: FROM_YUKI, texts: [valid.notNeeded], ways: [wording.home] }],
  ],
  ['a past member', 'lapsed', [{ code: 'newOnly', ...CLOSED.newOnly, ways: VISITOR_WAYS }]],
  [
    'whoever bought it',
    BUYER,
    [
      {
        code: 'valid',
        heading: bought.heading,
        texts: [bought.text, bought.keep, 'You’re already a member'],
        ways: [bought.give, bought.submit],
      },
      { code: 'used', heading: used.heading, texts: [bought.used], ways: [bought.see, wording.another] },
      {
        code: 'newOnly',
        heading: newOnly.heading,
        texts: [bought.newOnly],
        ways: [bought.see, wording.another],
      },
    ],
  ],
]

test.each(READERS)('%s finds each state of a gift explained, with a way on', async (_who, name, states) => {
  const visit: Watched =
    name === null
      ? await open({ baseURL: site.url, ...PHONE })
      : await visitAs(open, site, name, '/redeem-gift', PHONE)
  for (const state of states) await check(visit.page, state)
  expect(visit.problems).toEqual([])
  await visit.context.close()
})

test('a wrong code is mended in place, and signing in leads a visitor back to the gift', async () => {
  const { page, context } = await open({ baseURL: site.url, ...PHONE })
  await page.goto('/redeem-gift', { waitUntil: 'load' })
  expect(await violationsNow(page)).toEqual([])
  const field = page.getByLabel(enter.label)
  await field.fill(codes.unknown)
  await page.getByRole('button', { name: enter.submit }).click()
  await page.getByRole('heading', { name: unknown.heading }).waitFor()
  expect(await field.inputValue()).toBe(codes.unknown)
  // The whole link is as good as its code.
  await field.fill(`${site.url}/redeem-gift?giftCode=${codes.valid}&giftType=29`)
  await page.getByRole('button', { name: enter.submit }).click()
  await page.getByRole('heading', { name: FROM_YUKI }).waitFor()
  const signIn = page.locator('main').getByRole('link', { name: valid.signIn })
  const target = new URL((await signIn.getAttribute('href')) ?? '', site.url)
  expect(target.searchParams.get('redirectUrl')).toContain('/redeem-gift?giftCode=')
  await context.close()
})

/** Rules: docs/rules/gifts.md, "Recipients", "Giving". */
test('a buyer pages through their gifts, and sends one again whose recipient is forgotten', async () => {
  const GIVER = 'expiring'
  for (let days = 1; days <= 20; days++) await storeGift(site, GIVER, { days })
  const { giftId } = await storeGift(site, GIVER, { days: 100, wasFor: 'b•••@quire.test' })
  const { page, context, problems } = await visitAs(open, site, GIVER, '/me/settings/membership', PHONE)
  await page.getByRole('link', { name: giftWording.given.list.more }).click()
  await page.waitForURL('**/me/settings/membership?giftsAfter=*#gifts')
  await page.getByRole('link', { name: shellWording.firstPage }).waitFor()
  expect(await page.locator(`main a[href*="${giftId}"]`).isVisible()).toBe(true)
  expect(await page.locator('#gifts').evaluate((heading) => heading.getBoundingClientRect().top >= 0)).toBe(
    true,
  )
  expect(await violationsNow(page)).toEqual([])

  await page.locator(`main a[href*="${giftId}"]`).click()
  await page.getByText('b•••@quire.test').waitFor()
  await hydrated(page)
  await page.getByRole('button', { name: /^Send again/ }).click()
  await page.getByText(giftWording.given.again.forgotten).waitFor()
  const field = page.getByLabel(giftWording.given.again.label)
  expect(await field.inputValue()).toBe('')
  expect(await violationsNow(page)).toEqual([])
  await field.fill('b•••@quire.test')
  await page.getByRole('button', { name: giftWording.given.again.send, exact: true }).click()
  await page.getByText(giftMessages.forgottenEmail).waitFor()
  await field.fill('bowie@quire.test')
  await page.getByRole('button', { name: giftWording.given.again.send, exact: true }).click()
  await page.getByText('bowie@quire.test', { exact: true }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})
