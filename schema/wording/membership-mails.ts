import { countOf } from './counts'

/** The emails about a membership. Amounts and dates arrive formatted. */
export const membershipMails = {
  plans: {
    monthly: 'monthly membership',
    yearly: 'yearly membership',
    premiumMonthly: 'monthly Friend membership',
    premiumYearly: 'yearly Friend membership',
  },
  joined: {
    subject: (product: string) => `Welcome to your ${product} membership`,
    heading: 'You’re a member',
    paid: (plan: string, amount: string) => `You’ve paid ${amount} for your ${plan}.`,
    trial: (plan: string, until: string) => `Your ${plan} is free until ${until}.`,
    renews: (date: string, amount: string) =>
      `It renews on ${date} for ${amount}, unless you cancel before that. You can cancel at any time in your settings.`,
  },
  renewed: {
    subject: (product: string) => `Your receipt from ${product}`,
    heading: 'Your membership continues',
  },
  switched: {
    subject: (product: string) => `Your ${product} plan has changed`,
    heading: 'Your plan has changed',
  },
  switchPlanned: {
    subject: (product: string) => `Your ${product} plan will change`,
    heading: 'Your plan will change',
    text: (plan: string, date: string, amount: string) =>
      `From ${date}, you’ll have a ${plan} for ${amount}. Until then nothing changes, and you can undo this in your settings.`,
  },
  failed: {
    subjects: {
      first: (product: string) => `Your ${product} payment failed`,
      second: (product: string) => `Second reminder: your ${product} payment failed`,
      last: (product: string) => `Last reminder: your ${product} payment failed`,
    },
    heading: 'Your subscription payment failed',
    text: (amount: string) => `We couldn’t charge ${amount} for your membership.`,
    card: (until: string) =>
      `Your card can’t be used any more, so we won’t try it again. You stay a member until ${until}. To keep your membership, enter another card before then.`,
    owner: (until: string) =>
      `Your bank wants you to confirm this payment. It takes a moment. You stay a member until ${until}. To keep your membership, confirm it before then.`,
    lastCall: 'This is our last reminder.',
    confirm: 'Confirm the payment',
    again: (until: string) =>
      `We’ll try again. You stay a member until ${until}. To keep your membership, check your payment method.`,
    last: (until: string) =>
      `This was our last attempt. You stay a member until ${until}. To keep your membership, update your payment method before then.`,
    earlier: (plan: string) =>
      `The payment for your new plan didn’t go through after all. You have your ${plan} again.`,
    button: 'Update payment method',
  },
  cancelled: {
    subject: (product: string) => `Your ${product} membership is cancelled`,
    heading: 'Your membership is cancelled',
    text: (until: string) => `You stay a member until ${until}. You won’t be charged again.`,
    back: 'Changed your mind? Until then, you can keep your membership in your settings.',
  },
  gifted: {
    subject: (product: string) => `Your ${product} gift`,
    heading: 'You’ve redeemed your gift',
    begins: (until: string) => `You’re a member until ${until}.`,
    lasts: (until: string) => `Your membership now lasts until ${until}.`,
    paysNext: (date: string) => `You won’t be charged before ${date}.`,
    ends: 'It won’t renew automatically, and you won’t be charged.',
  },
  giftEnds: {
    subject: (product: string) => `Your ${product} gift ends soon`,
    heading: 'Your membership ends soon',
    text: (until: string) =>
      `Your gift membership ends on ${until}. It won’t renew automatically. To stay a member, choose a plan after that day.`,
  },
  discounted: {
    subject: (product: string) => `Thanks for staying with ${product}`,
    heading: 'Your lower price',
    text: (payments: number, amount: string, regular: string) =>
      `Your next ${countOf(payments, 'payment')} will be ${amount}, then ${regular} again.`,
  },
  refunded: {
    subject: (product: string) => `Your refund from ${product}`,
    heading: 'You’ve received a refund',
    text: (amount: string) =>
      `We’ve refunded ${amount}. Depending on your bank, it can take a few days to arrive.`,
  },
  disputed: {
    subject: (product: string) => `Your bank took back a payment to ${product}`,
    heading: 'Your bank took back a payment',
    text: (amount: string, date: string) =>
      `Your payment of ${amount} on ${date} was disputed with your bank.`,
    mistake:
      'If that’s a mistake, ask your bank to withdraw the dispute. Once it tells us, the payment counts again.',
  },
  disputeWon: {
    subject: (product: string) => `Your payment to ${product} counts again`,
    heading: 'The dispute is settled',
    text: (amount: string, date: string) =>
      `The dispute about your payment of ${amount} on ${date} is settled: it counts again, and so does what it paid for.`,
  },
  /** What follows when a payment was taken back. */
  takenBack: {
    ended: 'It paid for your present membership, which has ended. To go on reading, choose a plan.',
    given: (until: string) =>
      `It paid for your present membership. What you were given stays: you’re a member until ${until}.`,
    earlier: (plan: string, until: string) =>
      `It paid for your present plan. You have your ${plan} again, which is paid until ${until}.`,
    nothing: 'Your membership doesn’t change: it didn’t pay for your present period.',
  },
  cardExpires: {
    subject: (product: string) => `Your card for ${product} will expire`,
    heading: 'Your payment method will expire soon',
    text: (card: string, month: string) =>
      `${card} expires at the end of ${month}. To keep your membership, update your payment method before then.`,
    card: (type: string, lastFour: string) => `Your ${type} card ending in ${lastFour}`,
  },
  priceRises: {
    subject: (product: string) => `The price of your ${product} membership`,
    heading: 'Your next payment',
    text: (date: string, amount: string) =>
      `On ${date}, your membership renews for ${amount}. You can cancel before that in your settings.`,
  },
  receipt: 'View your receipt',
  settings: 'Membership settings',
  plansButton: 'See the plans',
} as const
