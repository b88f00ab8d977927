/** Mails about money that is held for staff. */
export const heldEarningsMails = {
  HELD: {
    subject: 'We’re holding a part of your money',
    heading: 'We’re holding a part of your money',
    text: (amount: string, month: string) =>
      `${amount} of what ${month} brought you isn’t paid out for now, until somebody of our staff has looked at it. Everything else is paid as usual.`,
    link: 'See why, and answer',
  },
  RELEASED: {
    subject: 'The money on hold is released',
    heading: 'The money on hold is released',
    text: (amount: string, month: string) =>
      `${amount} from ${month} is yours. It’s part of your next payout.`,
    link: 'See your payments',
  },
  DENIED: {
    subject: 'The money on hold won’t be paid',
    heading: 'The money on hold won’t be paid',
    text: (amount: string, month: string) =>
      `We’ve decided not to pay ${amount} from ${month}. You can answer this decision: write to us.`,
    link: 'See your payments',
  },
  because: (reason: string) => `Reason: ${reason}`,
} as const
