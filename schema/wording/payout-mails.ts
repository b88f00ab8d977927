/** Mails about payouts to writers. */
export const payoutMails = {
  warning: {
    subject: 'Your payout is waiting for you',
    heading: 'Your payout is waiting for you',
    text: (amount: string, month: string) =>
      `${amount} from ${month} can’t be sent to you: your payout account isn’t ready.`,
  },
  forfeited: {
    subject: 'Your payout has lapsed',
    heading: 'Your payout has lapsed',
    text: (amount: string, month: string) =>
      `${amount} from ${month} waited 180 days for a payout account and has lapsed. We wrote to you twice before.`,
  },
  until: (date: string) =>
    `If you set it up by ${date}, the money goes out the same day. After that it lapses.`,
  about: 'About the Partner Program',
} as const
