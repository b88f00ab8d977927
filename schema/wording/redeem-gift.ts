import type { GiftEffect } from '../graphql/types.generated'
import { countOf } from './counts'

/** Texts of the page on which a gift is redeemed. */
export const redeemGiftWording = {
  title: 'Redeem a gift',
  home: 'Go to the home page',
  enter: {
    heading: 'Redeem your gift',
    text: 'Open the link in the email or on the card, or paste it here. Its code alone is enough.',
    label: 'Link or code',
    submit: 'Continue',
  },
  valid: {
    heading: (name: string, product: string) => `${name} has given you a year of ${product}.`,
    headingNobody: (product: string) => `You’ve been given a year of ${product}.`,
    message: (name: string) => `Message from ${name}`,
    lead: (product: string) =>
      `Every story on ${product}, those for members too. It costs you nothing, asks for no card, and doesn’t renew.`,
    until: (day: string) => `You can redeem it until ${day}.`,
    newOnly: 'Only people who have never been members can redeem it.',
    visitor: 'To redeem it, create an account, or sign in to the one you have.',
    register: 'Create your account',
    signIn: 'Sign in',
    submit: 'Redeem your gift',
    submitting: 'Redeeming…',
    needsScript: 'To redeem your gift, turn on JavaScript in this browser.',
    as: (name: string) => `You’re signed in as ${name}.`,
    effect: {
      BEGINS: (_: number, day: string) => `You become a member today, and stay one until ${day}.`,
      LASTS_LONGER: (months: number, day: string) =>
        `Your membership lasts ${countOf(months, 'month')} longer, until ${day}.`,
      MOVES_PAYMENT: (months: number, day: string) =>
        `You’re already a member: your membership continues without a payment for ${countOf(months, 'month')}, until ${day}.`,
    } satisfies Partial<Record<GiftEffect, (months: number, day: string) => string>>,
    notNeeded:
      'Your membership has no end, so you don’t need this gift. Pass the link on to somebody who does.',
  },
  /** The buyer opens the gift's link. */
  bought: {
    heading: 'This is a gift you bought.',
    text: 'The first person to redeem it gets the year. Pass the link on to the person it’s for, or let us email it.',
    until: (day: string) => `It can be redeemed until ${day}.`,
    give: 'Pass it on',
    see: 'See your gift',
    keep: 'Or keep it for yourself',
    submit: 'Redeem it yourself',
    used: 'You bought it to give away, and somebody has redeemed it.',
    newOnly:
      'You bought it for people who have never been members. You’ve been one, so pass it on to somebody who hasn’t.',
  },
  expired: {
    heading: 'This gift has expired.',
    text: (day: string) => `It could be redeemed until ${day}.`,
    undated: 'It could be redeemed for two years.',
  },
  used: {
    heading: 'This gift has been redeemed.',
    text: 'Each gift can be redeemed once. If that wasn’t you, ask the person who gave it to you.',
    own: 'You’ve redeemed this gift.',
    ownText: 'There is nothing left to do.',
    manage: 'Your membership',
  },
  unknown: {
    heading: 'There is no gift with this code.',
    text: 'Check it against the email or the card. A link that was sent to another address instead doesn’t work any more.',
  },
  newOnly: {
    heading: 'This gift is for new members.',
    text: 'The person who gave it chose to limit it to people who have never been members. You’ve been one, so pass it on to somebody who hasn’t.',
  },
  limited: 'We can’t look this up right now.',
  plans: 'See the plans',
  another: 'Enter another code',
  done: {
    heading: (product: string) => `Enjoy your year of ${product}.`,
    headingMore: 'Your gift has been added.',
    until: (day: string) =>
      `You’re a member until ${day}. It won’t renew automatically, and we’ll email you before it ends.`,
    next: (day: string) => `Your next payment is due on ${day}.`,
    what: 'Every story is open to you now. Where would you like to begin?',
    stories: 'Top stories',
    topics: 'Topics',
    read: 'Go to your home page',
    manage: 'Your membership',
  },
} as const
