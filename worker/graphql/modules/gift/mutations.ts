import { createGift } from '../../../services/gift/create-gift'
import { redeemGift } from '../../../services/gift/redeem-gift'
import { sendGiftAgain } from '../../../services/gift/send-gift-again'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const giftMutations: Resolvers = {
  Mutation: {
    createGift: mutation(createGift, 'GiftPayment'),
    redeemGift: mutation(redeemGift, 'GiftRedeemed'),
    sendGiftAgain: mutation(sendGiftAgain, 'GiftPlace'),
  },
}
