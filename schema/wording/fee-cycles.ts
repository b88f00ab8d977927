/** Texts about where a member's fee went. */
export const feeCyclesWording = {
  title: 'Where your fee went',
  text: 'Each month of your membership is divided once it’s over. Nobody but you sees this.',
  none: 'Nothing yet: the first month of your membership is divided once it’s over.',
  month: (month: string) => `Counted in ${month}`,
  kept: 'What you paid',
  fee: 'Payment provider',
  tax: 'Tax',
  share: 'Platform',
  writers: 'Writers',
  kinds: {
    READ: 'By what you read in member-only stories:',
    FOLLOWED:
      'You read no member-only story of a writer in the program, so it went to those whom you follow:',
    POOL: 'You read no member-only story of a writer in the program and follow none of them, so it went into the common pool, which is divided by what all members read.',
  },
  gone: 'Accounts that are gone',
  others: 'Others',
} as const
