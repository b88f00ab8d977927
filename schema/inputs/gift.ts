import * as v from 'valibot'
import { GIFT_KINDS, GROUP_GIFT } from '../rules/membership/gifts'
import { giftMessages } from '../wording/gift-messages'
import { inputWording } from '../wording/inputs'
import { emailAddress } from './email'
import { limit, oneLine, oneOf, paragraphs } from './text'

/** The longest name and message, in characters. */
const MAX_GIFT_NAME = 100
export const MAX_GIFT_MESSAGE = 500

export const giftKind = oneOf(GIFT_KINDS, inputWording.invalid)

export const giftQuantity = v.pipe(
  v.number(),
  v.safeInteger(giftMessages.quantity),
  v.minValue(1, giftMessages.quantity),
  v.maxValue(GROUP_GIFT.most, giftMessages.quantity),
  v.description('One, unless it is a group gift.'),
)

/** The name of a recipient, which may be absent. */
export const giftName = oneLine({ max: MAX_GIFT_NAME, tooLong: giftMessages.longName })
export const giftSenderName = oneLine({
  max: MAX_GIFT_NAME,
  tooLong: giftMessages.longName,
  missing: giftMessages.noSender,
})
export const giftMessage = paragraphs(MAX_GIFT_MESSAGE, giftMessages.longMessage)
export const giftEmail = emailAddress(giftMessages.badEmail)

/** To whom gifts are sent. */
export const giftRecipients = v.pipe(
  v.array(v.object({ email: giftEmail, name: v.nullish(giftName, null) })),
  v.maxLength(GROUP_GIFT.most, giftMessages.manyRecipients),
  v.description('To whom they are sent by mail, at most as many as there are; the others have links.'),
)

/** A day, such as 2026-12-24. */
export const giftDay = v.pipe(
  v.string(),
  limit('Such as 2026-12-24.'),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, giftMessages.badDay),
  v.description('The day of the mails, at most a year ahead; without one they are sent at once.'),
)

/** Whether a gift is for people who are new. */
export const isForNewOnly = v.pipe(
  v.boolean(),
  v.description('Whether only people may redeem it who have never been members.'),
)

/** A code as people copy it; whether there is such a one is found out later. */
export const giftCodeText = v.pipe(
  v.string(),
  limit('At most 200 characters.'),
  v.transform((text) => text.slice(0, 200).trim().toLowerCase()),
)
