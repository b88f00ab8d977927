/** What people are told about their membership at the top of a page. */
export const topBannerWording = {
  upsell: (product: string, price: string) =>
    `Get unlimited access to every story on ${product} for less than ${price}/week.`,
  upsellShort: (price: string) => `Under ${price}/week`,
  becomeMember: 'Become a member',
  reactivate: (day: string) => `Your membership ends on ${day}.`,
  reactivateAction: 'Reactivate Membership',
  expired: 'Your payment method has expired',
  failed: 'Your subscription payment failed',
  expiresSoon: 'Your payment method will expire soon',
  keep: 'Update to keep your membership',
  update: 'Update payment method',
  friend: (product: string) => `Become a Friend of ${product}, and your profile will show it.`,
  friendWithEarnings: (product: string) =>
    `Become a Friend of ${product}, and writers earn more for what you read.`,
  upgrade: 'Upgrade',
  dismiss: 'Dismiss',
} as const
