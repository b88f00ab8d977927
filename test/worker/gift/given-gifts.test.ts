import { expect, test } from 'vitest'
import { DAY } from '../../../schema/rules/time-units'
import { giftWording } from '../../../schema/wording/gifts'
import { createGift } from '../../factories/gift'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'

/* The gifts that somebody has given, in the settings. Rule: docs/rules/gifts.md, "Giving". */

const SETTINGS = '/me/settings/membership'
const wording = giftWording.given.list

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

test('an address that was cut short shows the first gifts', async () => {
  const { user, visit } = await signedIn()
  const { id } = await createGift({ buyerId: user.id })
  for (const cut of ['', 'MTc', 'x'.repeat(2000)]) {
    const response = await visit.get(`${SETTINGS}?giftsAfter=${cut}`)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(`?gift=${id}`)
  }
})
