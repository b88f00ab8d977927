/** Mails about payouts to writers. */
export const payoutMails = {
  warning: {
    subject: 'Your payout is waiting for you',
    heading: 'Your payout is waiting for you',
    text: (amount: string, month: string) =>
      `${amount} from ${month} can’t be sent to you: your payout account isn’t ready, or a tax form is missing.`,
  },
  forfeited: {
    subject: 'Your payout has lapsed',
    heading: 'Your payout has lapsed',
    text: (amount: string, month: string) =>
      `${amount} from ${month} waited 180 days for your details and has lapsed. We wrote to you twice before.`,
  },
  held: {
    subject: 'Your payout is on hold',
    heading: 'Your payout is on hold',
    text: (amount: string, month: string) =>
      `We’re holding your payout of ${amount} from ${month}. You can answer this decision: write to us.`,
  },
  released: {
    subject: 'Your payout goes on',
    heading: 'Your payout goes on',
    text: (amount: string, month: string) =>
      `We’ve released your payout of ${amount} from ${month}. It’s sent as soon as your account can take it.`,
  },
  reversed: {
    subject: 'Your payout was reversed',
    heading: 'Your payout was reversed',
    text: (amount: string, month: string) =>
      `We’ve reversed your payout of ${amount} from ${month}. What comes back of it is held with your next payout. You can answer this decision: write to us.`,
  },
  because: (reason: string) => `Reason: ${reason}`,
  until: (date: string) =>
    `If everything is there by ${date}, the money goes out the same day. After that it lapses.`,
  setUp: 'Set up payouts',
  seeAll: 'See your payouts',
} as const
