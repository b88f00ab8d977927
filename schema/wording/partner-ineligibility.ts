/** What keeps somebody from joining the partner programme, or from being paid, and what they can do about it. */
export const partnerIneligibilityWording = {
  LACK_OF_MEMBERSHIP: {
    text: 'The Partner Program is for members. Become one, then come back to join.',
    remedy: 'See the plans',
  },
  MISSING_PAYOUT_INFORMATION: {
    text: 'Before money can be sent to you, something is left to do. Until then, it’s kept for you.',
    remedy: 'Set up payouts',
  },
} as const
