/** Texts of the address for stories by mail, in the settings. */
export const storyMailWording = {
  title: 'Write by email',
  text: 'Send an email to your secret address, and it becomes a draft: its subject is the title, its pictures come along. Keep the address to yourself: anyone who has it can put drafts among yours.',
  address: 'Your address',
  create: 'Create the address',
  creating: 'Creating…',
  copy: 'Copy',
  replace: 'New address',
  replaceTitle: 'Make a new address?',
  replaceText: 'The old one stops working at once.',
  revoke: 'Revoke',
  revokeTitle: 'Revoke the address?',
  revokeText: 'Nothing that’s sent to it will become a draft any more.',
  revoking: 'Revoking…',
} as const
