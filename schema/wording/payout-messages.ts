/** What is wrong with a request about payouts. */
export const payoutMessages = {
  notEnrolled: 'Join the Partner Program first.',
  badCountry: 'Choose the country you live in.',
  notPaying: 'Payouts aren’t available here.',
  notReachable: 'Stripe can’t be reached at the moment. Try again in a few minutes.',
  refused: 'Stripe doesn’t open accounts for this country.',
  noAccount: 'You don’t have a payout account yet.',
  notRecorded: 'Recording payout information failed.',
  tooOften: 'You’ve tried this many times. Try again in an hour.',
  noPayout: 'There is no such payout.',
  notHeld: 'Only a payout that hasn’t been sent can be held.',
  notReleased: 'This payout isn’t on hold.',
  notReversed: 'Only a paid payout can be reversed.',
  ownPayout: 'Nobody decides about their own payouts.',
  changedMeanwhile: 'The payout has changed in the meantime. Look at it again.',
} as const
