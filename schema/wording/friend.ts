/** What a friend’s badge means. */
export const friendWording = {
  about: (name: string, product: string) => `${name} is a Friend of ${product}`,
} as const

/** Texts of the badge's popover. */
export const friendPopoverWording = {
  own: (product: string) => `You’re a Friend of ${product}`,
  close: 'Close',
  since: (date: string) => `Since ${date}.`,
  text: 'Friends pay more for their membership, and this badge shows it.',
  textWithEarnings: (product: string) =>
    `Friends pay more for their membership, so that writers earn more for what they write on ${product}.`,
  upgrade: 'Upgrade',
  become: 'Become a Friend',
  signIn: 'Sign in to become a Friend',
} as const
