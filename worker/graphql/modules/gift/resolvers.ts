import * as v from 'valibot'
import { billing } from '../../../../schema/inputs/billing'
import { giftCodeText, giftQuantity } from '../../../../schema/inputs/gift'
import { country } from '../../../../schema/inputs/membership'
import { chargeOfGift } from '../../../data/gift/gifts'
import { lookUpCode } from '../../../services/gift/look-up-code'
import { giftPlaces, isForgotten, ownGift, ownGifts, redeemedOf } from '../../../services/gift/own-gifts'
import { quoteGift } from '../../../services/gift/quote-gift'
import { parseInput } from '../../../services/use-case'
import { failureMember } from '../../failures'
import type { Resolvers } from '../../resolvers.generated'
import { connection } from '../../results'
import { saleTaxes } from '../sales-tax/sale-taxes'

const Asked = v.object({
  quantity: giftQuantity,
  country: v.nullish(country, null),
  billing: v.nullish(billing, null),
})

/** Memberships that people give (docs/rules/gifts.md). */
export const giftResolvers: Resolvers = {
  Query: {
    quoteGift: async (_root, given, { parts }) => {
      const asked = parseInput(Asked, given)
      if (!asked.ok) return failureMember(asked.failure)
      const quoted = await quoteGift(parts, asked.value)
      if (!quoted.ok) return failureMember(quoted.failure)
      const { sale, ...quote } = quoted.value
      return { __typename: 'GiftQuote', ...quote, taxes: saleTaxes(parts, sale) }
    },
    gift: (_root, { id }, { parts }) => ownGift(parts, id),
    giftCode: async (_root, { code }, { parts }) => {
      const seen = await lookUpCode(parts, v.parse(giftCodeText, code))
      if (!seen.ok) return failureMember(seen.failure)
      const { state, row, isRedeemedByViewer, viewersGift, gives } = seen.value
      return {
        __typename: 'GiftCode',
        state,
        kind: row?.kind ?? null,
        senderName: row?.senderName ?? null,
        message: row?.message || null,
        expiresAt: row?.expiresAt ?? null,
        isForNewOnly: row?.isForNewOnly === 1,
        isRedeemedByViewer,
        viewersGift,
        gives,
      }
    },
  },
  Viewer: {
    giftsConnection: async (_user, { paging }, { parts }) =>
      connection('gifts', await ownGifts(parts, paging)),
  },
  Gift: {
    message: ({ message }) => message || null,
    isForNewOnly: ({ isForNewOnly }) => isForNewOnly === 1,
    codes: (gift, _args, { parts }) => giftPlaces(parts, gift),
    redeemedCount: (gift, _args, { parts }) => redeemedOf(parts, gift),
    charge: async ({ id }, _args, { parts }) => (await parts.db.first(chargeOfGift, id)) ?? null,
  },
  GiftPlace: {
    state: ({ place }) => place,
    sendsAt: ({ sendAt }) => sendAt,
    isRecipientForgotten: isForgotten,
  },
  MembershipCharge: {
    gift: ({ giftId }, _args, { parts }) => (giftId === null ? null : ownGift(parts, giftId)),
  },
}
