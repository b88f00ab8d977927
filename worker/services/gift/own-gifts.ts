import { GROUP_GIFT } from '../../../schema/rules/membership/gifts'
import { codesOfGift, type PlaceRow } from '../../data/gift/codes'
import { type GiftRow, giftById, giftsOf } from '../../data/gift/gifts'
import { ownSession } from '../identity/security-guard'
import { type PageOf, type Paging, readPage } from '../paging'
import type { Needs } from '../parts'
import { codeOf, redeemLink } from './codes'

type Parts = Needs<'db' | 'session' | 'browser' | 'keys' | 'clock'>

/** A membership of a gift, as its buyer sees it. */
export interface GiftPlace extends PlaceRow {
  place: 'VALID' | 'EXPIRED' | 'ALREADY_USED' | 'WITHDRAWN'
  link: string | null
}

/** The gifts that the viewer has bought, the newest first; empty in another person's session. */
export async function ownGifts(
  parts: Needs<'db' | 'session' | 'browser'>,
  paging: Paging | null | undefined,
): Promise<PageOf<GiftRow>> {
  const session = await ownSession(parts)
  if (!session) return { items: [], next: null }
  return readPage(
    paging,
    ([at, id], limit) => parts.db.all(giftsOf, session.user.id, at, id, limit),
    ({ createdAt, id }) => [createdAt, id],
  )
}

/** A gift of the viewer's own; for others it doesn't exist. */
export async function ownGift(
  parts: Needs<'db' | 'session' | 'browser'>,
  id: string,
): Promise<GiftRow | null> {
  const session = await ownSession(parts)
  if (!session) return null
  const row = await parts.db.first(giftById, id)
  return row?.buyerId === session.user.id ? row : null
}

/** Whether we no longer know to whom a code was sent: its address is masked. */
export const isForgotten = ({ recipientEmail, forgetAt }: PlaceRow): boolean =>
  recipientEmail !== null && forgetAt === null

const placeState = ({ state }: PlaceRow, expiresAt: number | null, now: number): GiftPlace['place'] => {
  if (state === 'REDEEMED') return 'ALREADY_USED'
  if (state === 'WITHDRAWN') return 'WITHDRAWN'
  return expiresAt !== null && expiresAt <= now ? 'EXPIRED' : 'VALID'
}

/** A membership of a gift with its link, as long as it works. */
export async function placeOf(
  parts: Needs<'browser' | 'keys' | 'clock'>,
  row: PlaceRow,
  { kind, expiresAt }: Pick<GiftRow, 'kind' | 'expiresAt'>,
): Promise<GiftPlace> {
  const place = placeState(row, expiresAt, parts.clock.now())
  if (place !== 'VALID') return { ...row, place, link: null }
  const code = await codeOf(parts, row.id, row.nonce)
  return { ...row, place, link: redeemLink(parts.browser.mainOrigin, kind, code) }
}

/** How many memberships of a gift were redeemed. Computes no links, since a list has many gifts. */
export async function redeemedOf({ db }: Needs<'db'>, gift: GiftRow): Promise<number> {
  const codes = await db.all(codesOfGift, gift.id, GROUP_GIFT.most)
  return codes.filter(({ state }) => state === 'REDEEMED').length
}

/** The memberships of a gift of the viewer's own; none until it is paid. */
export async function giftPlaces(parts: Parts, gift: GiftRow): Promise<GiftPlace[]> {
  if (gift.state !== 'DONE') return []
  const codes = await parts.db.all(codesOfGift, gift.id, GROUP_GIFT.most)
  return Promise.all(codes.map((row) => placeOf(parts, row, gift)))
}
