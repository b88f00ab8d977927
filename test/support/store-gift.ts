import { REDEEMABLE_MONTHS } from '../../schema/rules/membership/gifts'
import { addMonths } from '../../schema/rules/membership/periods'
import { PRICES } from '../../schema/rules/membership/plans'
import { DAY } from '../../schema/rules/time-units'
import { demoId } from '../../worker/commands/demo/ids'
import { Database } from '../../worker/data/database'
import { insertCode } from '../../worker/data/gift/codes'
import { insertGift } from '../../worker/data/gift/gifts'
import { codeOf, newCode } from '../../worker/services/gift/codes'
import { createKeys } from '../../worker/services/identity/keys'
import { AUTH_SECRET } from './sign-in'
import type { Site } from './site'

/** What a gift of a test is like. */
export interface StoredGift {
  /** When it was bought, in days before now. */
  days?: number
  isForNewOnly?: boolean
  isRedeemed?: boolean
  /** An address that is forgotten, and so masked. */
  wasFor?: string
}

/** Stores a gift that somebody of the demo has bought, on a site to sign in to. */
export async function storeGift(
  site: Site,
  buyer: string,
  { days = 1, isForNewOnly = false, isRedeemed = false, wasFor }: StoredGift = {},
): Promise<{ giftId: string; code: string }> {
  const keys = createKeys(AUTH_SECRET)
  const [giftId, id] = [crypto.randomUUID(), crypto.randomUUID()]
  const at = Date.now() - days * DAY
  const stored = await newCode({ keys }, id)
  await new Database(site.bindings.DB).write([
    insertGift({
      id: giftId,
      buyerId: demoId('user', buyer),
      key: giftId,
      state: 'DONE',
      kind: 'GIFT',
      quantity: 1,
      price: PRICES.USD.gift,
      currency: 'USD',
      country: 'US',
      provider: 'STRIPE',
      senderName: 'Yuki',
      message: 'For the long evenings.',
      isForNewOnly,
      createdAt: at,
      updatedAt: at,
      expiresAt: addMonths(at, REDEEMABLE_MONTHS),
    }),
    insertCode({
      id,
      giftId,
      position: 1,
      state: isRedeemed ? 'REDEEMED' : 'OPEN',
      redeemedAt: isRedeemed ? at : null,
      recipientEmail: wasFor ?? null,
      sentAt: wasFor === undefined ? null : at,
      ...stored,
    }),
  ])
  return { giftId, code: await codeOf({ keys }, id, stored.nonce) }
}
