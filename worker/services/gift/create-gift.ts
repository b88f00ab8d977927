import * as v from 'valibot'
import { billing } from '../../../schema/inputs/billing'
import {
  giftDay,
  giftKind,
  giftMessage,
  giftQuantity,
  giftRecipients,
  giftSenderName,
  isForNewOnly,
} from '../../../schema/inputs/gift'
import {
  country,
  paymentProvider,
  paymentToken,
  purchaseKey,
  shownPrice,
} from '../../../schema/inputs/membership'
import { captchaValue } from '../../../schema/inputs/sign-in'
import { type GiftKind, GROUP_GIFT, sendTime } from '../../../schema/rules/membership/gifts'
import { giftMessages } from '../../../schema/wording/gift-messages'
import { membershipMessages } from '../../../schema/wording/membership-messages'
import { type GiftRow, giftByKey } from '../../data/gift/gifts'
import { type NotOwn, requireOwnSession } from '../identity/security-guard'
import { type NotPaid, notAvailable } from '../membership/answers'
import { limitPayer, type OverLimit } from '../membership/limit-payer'
import { done, type Failure, fail, ok, type Result } from '../result'
import { requirePlace } from '../sales-tax/billing'
import { defineUseCase } from '../use-case'
import { type BuyGiftParts, beginGift, type GiftNotBegun, type GiftPaying, payGift } from './buy-gift'
import { type NoGiftQuote, quoteGift } from './quote-gift'

export type GiftNotCreated =
  | NotOwn
  | NoGiftQuote
  | OverLimit
  | GiftNotBegun
  | NotPaid
  | Failure<'BAD_REQUEST' | 'CONFLICT' | 'PAYMENT_ERROR'>

interface Given {
  kind: GiftKind
  quantity: number
  recipients: readonly { email: string }[]
  sendOn: string | null
}

/** Errors of a gift as a whole. */
function checkGift(
  { kind, quantity, recipients, sendOn }: Given,
  now: number,
): Result<undefined, Failure<'BAD_REQUEST'>> {
  if (kind === 'GIFT' && quantity !== 1) return fail('BAD_REQUEST', giftMessages.oneOnly, 'quantity')
  if (kind === 'GROUP_GIFT' && quantity < GROUP_GIFT.least)
    return fail('BAD_REQUEST', giftMessages.group, 'quantity')
  if (recipients.length > quantity) return fail('BAD_REQUEST', giftMessages.manyRecipients, 'recipients')
  const addresses = recipients.map(({ email }) => email.toLowerCase())
  const twice = addresses.find((address, i) => addresses.indexOf(address) !== i)
  if (twice !== undefined) return fail('BAD_REQUEST', giftMessages.sameRecipient(twice), 'recipients')
  return sendTime(sendOn, now) === undefined ? fail('BAD_REQUEST', giftMessages.badDay, 'sendOn') : done
}

/**
 * Buys memberships to give away: what the viewer pays with is kept, and what they were shown is charged, once for each
 * key. Rule: docs/rules/gifts.md, "Buying".
 */
export const createGift = defineUseCase(
  v.object({
    kind: giftKind,
    quantity: v.nullish(giftQuantity, 1),
    recipients: v.nullish(giftRecipients, []),
    senderName: giftSenderName,
    message: v.nullish(giftMessage, ''),
    sendOn: v.nullish(giftDay, null),
    isForNewOnly: v.nullish(isForNewOnly, false),
    price: shownPrice,
    provider: paymentProvider,
    paymentToken,
    captchaValue: v.nullish(captchaValue, null),
    country: v.nullish(country, null),
    billing: v.nullish(billing, null),
    key: purchaseKey,
  }),
  async (parts: BuyGiftParts, input): Promise<Result<GiftPaying, GiftNotCreated>> => {
    const session = await requireOwnSession(parts)
    if (!session.ok) return session
    const { user } = session.value
    const known = await parts.db.first(giftByKey, user.id, input.key)
    if (known?.state === 'DONE') return ok({ gift: known, action: null })
    if (known?.state === 'FAILED') return fail('PAYMENT_ERROR', membershipMessages.failedBefore)
    const checked = checkGift(input, parts.clock.now())
    if (!checked.ok) return checked
    const payFor = (gift: GiftRow) => payGift(parts, session.value, gift, input.paymentToken)
    if (known) return payFor(known)
    const quoted = await quoteGift(parts, input)
    if (!quoted.ok) return quoted
    const placed = requirePlace(parts, quoted.value.sale.billing)
    if (!placed.ok) return placed
    if (quoted.value.total !== input.price) return fail('CONFLICT', membershipMessages.priceChanged, 'price')
    const provider = parts.payments.forCountry(quoted.value.country, quoted.value.currency)
    if (!provider) return notAvailable()
    if (provider.name !== input.provider)
      return fail('CONFLICT', membershipMessages.wrongProvider, 'provider')
    const withinLimit = await limitPayer(parts, { userId: user.id, ...input })
    if (!withinLimit.ok) return withinLimit
    const { kind, recipients, senderName, message, sendOn, isForNewOnly, key } = input
    const wanted = { kind, recipients, senderName, message, sendOn, isForNewOnly, key }
    const begun = await beginGift(parts, session.value, wanted, { ...quoted.value, provider: provider.name })
    if (!begun.ok) return begun
    return payFor(begun.value)
  },
)
