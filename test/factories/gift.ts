import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { REDEEMABLE_MONTHS } from '../../schema/rules/membership/gifts'
import { addMonths } from '../../schema/rules/membership/periods'
import { PRICES } from '../../schema/rules/membership/plans'
import { gift, giftCode } from '../../schema/tables/gift'
import { codeOf, newCode } from '../../worker/services/gift/codes'
import { createKeys } from '../../worker/services/identity/keys'
import { AUTH_SECRET } from './endpoint-context'
import { NOON, nextId } from './ids'

type Place = Partial<typeof giftCode.$inferInsert>

/** Stores a gift that is paid, with a code for each of its places, and says what the codes are. */
export async function createGift(
  given: Partial<typeof gift.$inferInsert> = {},
  places: readonly Place[] = [{}],
) {
  const keys = createKeys(AUTH_SECRET)
  const db = drizzle(env.DB)
  const id = nextId()
  const createdAt = given.createdAt ?? NOON
  const expiresAt = given.expiresAt ?? addMonths(createdAt, REDEEMABLE_MONTHS)
  await db.insert(gift).values({
    id,
    buyerId: null,
    state: 'DONE',
    kind: places.length > 1 ? 'GROUP_GIFT' : 'GIFT',
    quantity: places.length,
    price: PRICES.USD.gift,
    currency: 'USD',
    country: 'US',
    provider: 'STRIPE',
    senderName: 'Yuki',
    message: 'For the long evenings.',
    createdAt,
    updatedAt: createdAt,
    ...given,
    expiresAt,
  })
  const made = await Promise.all(
    places.map(async (place, index) => {
      const codeId = nextId()
      const stored = await newCode({ keys }, codeId)
      const forgetAt = place.recipientEmail == null ? null : expiresAt
      const open = { id: codeId, giftId: id, position: index + 1, state: 'OPEN' as const, forgetAt }
      await db.insert(giftCode).values({ ...open, ...stored, ...place })
      return { codeId, code: await codeOf({ keys }, codeId, stored.nonce) }
    }),
  )
  return { id, codes: made.map(({ code }) => code), codeIds: made.map(({ codeId }) => codeId) }
}
