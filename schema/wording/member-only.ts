/** Texts of the popover of the line that marks a story as member-only. */
export const memberOnlyWording = {
  title: 'Member-only story',
  close: 'Close',
  visitor: (product: string) => `${product} members can read this and every other member-only story in full.`,
  signIn: 'Sign in to get unlimited access',
  member: 'Already a member? Sign in',
  reader: (product: string) =>
    `As a ${product} member, you can read this and every other member-only story in full.`,
  unlimited: 'Get unlimited access',
  author: 'This story is member-only. Everybody else sees its beginning.',
  authorWithEarnings:
    'This story is member-only and eligible to earn money. Everybody else sees its beginning.',
  authorShares: 'A private link opens all of it to anyone you give it to.',
  share: 'Private links',
} as const
