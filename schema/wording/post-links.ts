import { countOf } from './counts'

/** Texts of the links that open a story to anyone who has them. */
export const postLinksWording = {
  menu: 'Private links',
  heading: 'Private links',
  text: 'Anybody with a private link can read the story without an account, even if it’s a draft or for members only. They can’t change anything.',
  create: 'Create a link',
  creating: 'Creating…',
  address: 'The new link',
  addressHint: 'Copy it now. It’s shown only this once.',
  list: 'Links that work',
  made: 'Created on',
  revoke: 'Revoke',
  linkOf: (day: string) => `the link of ${day}`,
  question: (day: string) => `Revoke the link of ${day}?`,
  questionText: 'Whoever has it can’t open the story any more.',
  revoking: 'Revoking…',
  revoked: 'The link doesn’t work any more.',
  none: 'There is no link to this story yet.',
  loading: 'Loading…',
  close: 'Close',
  noSuch: 'This link doesn’t work any more.',
  tooMany: (most: number) => `A story can have at most ${countOf(most, 'link')}. Revoke one first.`,
} as const
