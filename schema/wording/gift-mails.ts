import { countOf } from './counts'

const gifts = (n: number): string => countOf(n, 'one-year membership')

/** The emails about gifts. Amounts and dates come as they are written. */
export const giftMails = {
  /** To the recipient of a gift. */
  received: {
    subject: (sender: string, product: string) =>
      sender === '' ? `A ${product} membership for you` : `${sender} gives you a ${product} membership`,
    heading: (name: string) => (name === '' ? 'You’ve got a gift' : `You’ve got a gift, ${name}`),
    text: (sender: string, product: string) =>
      `${sender === '' ? 'Somebody' : sender} has given you a year of ${product}, with every member-only story.`,
    message: (text: string) => `“${text}”`,
    button: 'Redeem your gift',
    until: (date: string) =>
      `You can redeem it until ${date}. It’s free for you, and doesn’t renew automatically.`,
    why: (product: string) =>
      `You get this email because somebody asked ${product} to send it to this address. We don’t use it for anything else.`,
  },
  /** To the buyer of a gift. */
  paid: {
    subject: (product: string) => `Your gift from ${product}`,
    heading: 'Thanks for your gift',
    paid: (count: number, amount: string) => `You’ve paid ${amount} for ${gifts(count)}.`,
    sentNow: (count: number, isOnly: boolean) =>
      isOnly ? 'We’re sending it by email now.' : `We’re sending ${count} of them by email now.`,
    sentOn: (count: number, isOnly: boolean, date: string) =>
      isOnly ? `We’ll send it by email on ${date}.` : `We’ll send ${count} of them by email on ${date}.`,
    links: (count: number) =>
      count === 1
        ? 'For the other one, there’s a link that you can pass on.'
        : `For the other ${count}, there are links that you can pass on.`,
    allLinks: (count: number) =>
      count === 1
        ? 'There’s a link that you can pass on.'
        : 'There’s a link for each of them that you can pass on.',
    until: (date: string) =>
      `They can be redeemed until ${date}. Nothing renews, and you won’t be charged again.`,
  },
  redeemed: {
    subject: (name: string) => `${name} redeemed your gift`,
    heading: 'Your gift has arrived',
    text: (name: string) => `${name} redeemed the membership you gave them, and is now a member for a year.`,
  },
  withdrawn: {
    subject: (product: string) => `Your refund from ${product}`,
    heading: 'You’ve been refunded',
    text: (amount: string) =>
      `We’ve sent ${amount} back to you. Gifts that haven’t been redeemed no longer work.`,
  },
  unsettled: {
    subject: (product: string) => `Your payment to ${product} failed`,
    heading: 'Your payment didn’t go through',
    text: (amount: string) =>
      `Your bank didn’t pay the ${amount} for your gift after all. What nobody has redeemed yet doesn’t work any more.`,
  },
  gifts: 'Look at your gifts',
  receipt: 'View your receipt',
} as const
