import { linkTo } from '../../../schema/routes/links'
import { sha256 } from '../../../schema/rules/hex'
import { GIFT_TYPES, type GiftKind } from '../../../schema/rules/membership/gifts'
import { newReference } from '../identity/keys'
import type { Needs } from '../parts'

/** 128 bits in hex. */
const CODE_LENGTH = 32

/** A gift's code. It is stored nowhere, and without the site's secret nobody can compute it. */
export const codeOf = async ({ keys }: Needs<'keys'>, id: string, nonce: string): Promise<string> =>
  (await keys.hash('gift-code', `${id}:${nonce}`)).slice(0, CODE_LENGTH)

/** The stored part of a new code. */
export async function newCode(parts: Needs<'keys'>, id: string) {
  const nonce = newReference(16)
  return { nonce, codeHash: await sha256(await codeOf(parts, id, nonce)) }
}

/** The link by which somebody redeems a gift. */
export const redeemLink = (mainOrigin: string, kind: GiftKind, code: string): string =>
  `${mainOrigin}${linkTo('RedeemGift', {}, { query: { giftCode: code, giftType: String(GIFT_TYPES[kind]) } })}`
