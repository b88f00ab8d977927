import { countOf } from './counts'

/** Texts of the mails about subscriptions to newsletters. */
export const newsletterMails = {
  confirm: {
    subject: (name: string) => `Confirm your subscription to ${name}`,
    heading: (name: string) => `Do you want to get ${name} by email?`,
    text: (name: string, product: string) =>
      `Somebody entered this address to subscribe to the newsletter of ${name} on ${product}. Confirm on the next page, and you’re subscribed.`,
    button: 'Confirm subscription',
    lifetime: (days: number) => `The link works for ${countOf(days, 'day')}.`,
    notYou: 'If this wasn’t you, you can ignore this email: you won’t be subscribed.',
  },
  brought: {
    text: (name: string, product: string) =>
      `${name} has a newsletter on ${product} now, and your address is on a list of its readers. Confirm on the next page, and you’re subscribed.`,
    ignore:
      'If you don’t want it, you can ignore this email: you won’t be subscribed, and we won’t ask again.',
  },
} as const
