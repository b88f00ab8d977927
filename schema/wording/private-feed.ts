/** Texts of a member's private feed. */
export const privateFeedWording = {
  section: 'Reading elsewhere',
  title: 'Private feed',
  text: 'Everything you follow, with member-only stories in full, for your feed reader. Keep the address to yourself: anyone who has it can read what you pay for. It works as long as your membership does.',
  address: 'The address of your feed',
  create: 'Create the address',
  creating: 'Creating…',
  copy: 'Copy',
  replace: 'New address',
  replaceTitle: 'Make a new address?',
  replaceText: 'The old one stops working at once. Your feed reader needs the new one.',
  revoke: 'Revoke',
  revokeTitle: 'Revoke the address?',
  revokeText: 'Your feed reader will get nothing more from it.',
  revoking: 'Revoking…',
} as const
