/** What somebody is told who comes back from their bank, which confirms on a page of its own. */
export const returnedPaymentWording = {
  paying: 'Your bank has confirmed your account. Your payment is being processed…',
  confirmed: 'Your bank has confirmed your account. Press the button to finish: nothing is charged twice.',
  notConfirmed: 'Your bank didn’t confirm your account. Nothing was charged. Try again, or pay another way.',
  other: 'Pay another way',
} as const
