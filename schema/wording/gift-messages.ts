import { countOf } from './counts'
import { waitOf } from './wait'

/** Reasons why something about a gift isn't done. */
export const giftMessages = {
  quantity: 'Give between 1 and 100 memberships.',
  oneOnly: 'A single gift is one membership. Choose a group gift for more.',
  group: 'A group gift is for 2 to 100 people.',
  longName: 'Use at most 100 characters for the name.',
  noSender: 'Tell them who it’s from.',
  longMessage: 'Use at most 500 characters for the message.',
  badEmail: 'This isn’t an email address.',
  manyRecipients: 'There are more addresses than gifts.',
  sameRecipient: (email: string) => `${email} is there twice.`,
  badDay: 'Choose a day between today and a year from now.',
  otherGift:
    'Another gift of yours is being paid. Wait two minutes, and look at your gifts before you try again.',
  notFound: 'This gift doesn’t exist.',
  codes: {
    EXPIRED: 'This gift has expired.',
    ALREADY_USED: 'This gift has already been redeemed.',
    NOT_FOUND: 'We don’t know this code. Check that you’ve copied all of it.',
    NOT_REDEEMABLE_BY_PAST_MEMBERS:
      'This gift is for people who have never been members. You can pass it on to somebody else.',
  },
  notNeeded: 'Your membership has no end, so you don’t need this gift. Pass it on to somebody else.',
  cantSend: 'This gift can’t be sent any more.',
  forgottenEmail: 'We’ve deleted this address, and know only a part of it. Enter it in full.',
  tooManyCodes: (minutes: number) => `You’ve tried too many codes. Try again in ${waitOf(minutes)}.`,
  mailFailed: 'We couldn’t send the email. Please try again.',
  sentTooOften: 'You’ve sent this often enough for today. You can still copy the link.',
  description: (product: string, quantity: number) =>
    quantity === 1 ? `${product} gift membership` : countOf(quantity, `${product} gift membership`),
} as const
