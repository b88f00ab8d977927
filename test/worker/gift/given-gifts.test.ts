import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { DAY } from '../../../schema/rules/time-units'
import { charge } from '../../../schema/tables/ledger'
import { giftWording } from '../../../schema/wording/gifts'
import { createGift } from '../../factories/gift'
import { NOON, nextId } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { withoutComments } from '../../support/without-comments'

/* The gifts that somebody has given, in the settings. Rule: docs/rules/gifts.md, "Giving". */

const SETTINGS = '/me/settings/membership'
const wording = giftWording.given.list

/** Stores what a gift's charge is known to be. */
async function chargeGift(giftId: string, userId: string, status: 'PAID') {
  const id = nextId()
  const [createdAt, amount] = [NOON, 5000]
  await drizzle(env.DB)
    .insert(charge)
    .values({
      id,
      key: `${giftId}:1:0`,
      userId,
      membershipId: '',
      giftId,
      purpose: 'GIFT',
      plan: 'yearly',
      price: amount,
      cycle: 1,
      startsAt: createdAt,
      endsAt: createdAt + 730 * DAY,
      provider: 'STRIPE',
      method: 'null',
      status,
      amount,
      currency: 'USD',
      createdAt,
    })
}

test('the settings list all gifts, page by page, whatever page the payments are on', async () => {
  const { user, visit } = await signedIn()
  const given: string[] = []
  for (let i = 0; i < 41; i++) {
    // Two of them at the same time, on both sides of a page's end.
    const createdAt = NOON - (i === 20 ? 19 : i) * DAY
    given.push((await createGift({ buyerId: user.id, createdAt })).id)
  }
  await createGift({}, [{}])
  const read = async (path: string) => {
    const html = await (await visit.get(path)).text()
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
    const gifts = links.flatMap((href) => /\/gift-checkout\?gift=(\w+)$/.exec(href)?.[1] ?? [])
    const next = links.find((href) => /[?&]giftsAfter=.*#gifts$/.test(href))
    return { html, gifts, next, isFirst: !html.includes('First page') }
  }

  const first = await read(SETTINGS)
  const second = await read(first.next ?? '')
  const third = await read(second.next ?? '')
  const pages = [first, second, third]
  expect(pages.map(({ gifts }) => gifts.length)).toEqual([20, 20, 1])
  expect(pages.flatMap(({ gifts }) => gifts).toSorted()).toEqual(given.toSorted())
  expect(third.gifts).toEqual([given[40]])
  expect(pages.map(({ isFirst }) => isFirst)).toEqual([true, false, false])
  expect(third.next).toBeUndefined()
  expect(third.html).toContain(`href="${SETTINGS}#gifts"`)
  expect(third.html).toContain('<h2 id="gifts"')
  expect(first.html).toContain(wording.more)

  const beside = await read(
    `${SETTINGS}?after=${new URLSearchParams(first.next?.split(/[?#]/)[1]).get('giftsAfter')}`,
  )
  expect(beside.gifts).toEqual(first.gifts)
  expect(beside.next).toMatch(/\?(?=.*\bafter=)(?=.*\bgiftsAfter=)/)
})

test('a few gifts have no pages', async () => {
  const { user, visit } = await signedIn()
  await createGift({ buyerId: user.id }, [{}, { state: 'REDEEMED', redeemedAt: NOON }])
  const html = await (await visit.get(SETTINGS)).text()
  expect(html).toContain(giftWording.given.redeemed(1, 2))
  expect(html).not.toContain(wording.pages)
})

test.each([
  ['a refund', { status: 'REFUNDED' }, 'We’ve sent $50 back to you.'],
  ['a dispute', { status: 'DISPUTED' }, 'Your bank took $50 back.'],
  ['a payment that wasn’t settled', { status: 'FAILED' }, 'Your bank didn’t pay the $50 after all.'],
] as const)('a gift that was paid back says that: %s', async (_, { status }, said) => {
  const { user, visit } = await signedIn()
  const { id } = await createGift({ buyerId: user.id }, [{ state: 'REDEEMED', redeemedAt: NOON }])
  const read = async (path: string) => withoutComments(await (await visit.get(path)).text())
  await chargeGift(id, user.id, 'PAID')
  expect(await read(`/gift-checkout?gift=${id}`)).toContain('You’ve paid $50')
  expect(await read(SETTINGS)).not.toContain(giftWording.given.paidBack.state)
  await env.DB.prepare('UPDATE charge SET status = ? WHERE gift_id = ?').bind(status, id).run()
  const page = await read(`/gift-checkout?gift=${id}`)
  for (const part of [giftWording.given.paidBack.title, said, 'what was redeemed stays'])
    expect(page).toContain(part)
  expect(page).not.toContain('You’ve paid')
  expect(await read(SETTINGS)).toContain(giftWording.given.paidBack.state)
})

test('an address that was cut short shows the first gifts', async () => {
  const { user, visit } = await signedIn()
  const { id } = await createGift({ buyerId: user.id })
  for (const cut of ['', 'MTc', 'x'.repeat(2000)]) {
    const response = await visit.get(`${SETTINGS}?giftsAfter=${cut}`)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(`?gift=${id}`)
  }
})
