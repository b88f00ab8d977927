import { currencyOf, PRICES } from '../../../schema/rules/membership/plans'
import { createGift } from '../../../worker/services/gift/create-gift'
import { giftPlaces, ownGift, ownGifts } from '../../../worker/services/gift/own-gifts'
import { quoteGift } from '../../../worker/services/gift/quote-gift'
import { redeemGift } from '../../../worker/services/gift/redeem-gift'
import type { BillingInput } from '../../../worker/services/sales-tax/billing'
import { sqlite } from './joining'
import type { World } from './world'

/* People who give memberships, and people who redeem them. */

export const GIFT_KEY = 'a-key-of-this-gift-1'

type Given = Parameters<typeof createGift>[1]

/** Somebody gives one membership by a link, unless it says otherwise. */
export const give = (w: World, given: Partial<Given> = {}) =>
  createGift(w.parts, {
    kind: 'GIFT',
    senderName: 'Ana',
    price: PRICES[currencyOf(w.parts.browser.country)].gift,
    provider: 'STRIPE',
    paymentToken: 'tok',
    key: GIFT_KEY,
    ...given,
  })

/** Somebody gives one membership at the price that they are shown. */
export async function giveAsQuoted(w: World, { key, billing }: { key: string; billing: BillingInput }) {
  const quoted = await quoteGift(w.parts, { quantity: 1, country: null, billing })
  return give(w, { key, billing, price: quoted.ok ? quoted.value.total : 0 })
}

/** The last gift of somebody, as stored. */
export const giftRow = (w: World) =>
  sqlite.rows<{ id: string; state: string; tell: string | null }>(
    'select * from gift where buyer_id = ? order by created_at desc, rowid desc limit 1',
    w.id,
  )[0]

/** The places of somebody's last gift, with their links. */
export async function places(w: World) {
  const gift = await ownGift(w.parts, String(giftRow(w)?.id))
  return gift ? giftPlaces(w.parts, gift) : []
}

/** The code in a link. */
export const codeIn = (link: string | null | undefined): string =>
  new URL(link ?? 'https://nowhere.example').searchParams.get('giftCode') ?? ''

/** The codes of somebody's last gift that work. */
export const codes = async (w: World): Promise<string[]> =>
  (await places(w)).filter(({ link }) => link !== null).map(({ link }) => codeIn(link))

export const redeem = (w: World, text: string) => redeemGift(w.parts, { code: text })

/** The codes of all of somebody's gifts that work. */
export async function codesOf(w: World): Promise<string[]> {
  const { items } = await ownGifts(w.parts, null)
  const placesOfGifts = await Promise.all(items.map((gift) => giftPlaces(w.parts, gift)))
  return placesOfGifts.flat().flatMap(({ link }) => (link === null ? [] : [codeIn(link)]))
}
