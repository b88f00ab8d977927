import { compactCountOf } from './counts'

/** Texts about stories. */
export const postWording = {
  notFound: 'This story doesn’t exist, or it has been taken away.',
  removed: 'This story’s author has taken it away.',
  suspended: 'This story’s author is suspended, so it isn’t shown.',
  minutes: (n: number) => `${n} min read`,
  previewTitle: 'The rest of this story is for members.',
  previewText: (product: string) => `Become a ${product} member to read it whole, and every other story too.`,
  becomeMember: (product: string) => `Become a ${product} member`,
  alreadyMember: 'Already a member? Sign in',
  previous: 'Previous',
  next: 'Next',
  moreFrom: (name: string) => `More from ${name}`,
  readNext: 'Read next',
  writtenBy: (name: string) => `Written by ${name}`,
  publishedIn: (name: string) => `Published in ${name}`,
  inPublication: 'in',
  updated: (date: string) => `Updated ${date}`,
  firstPublishedAt: 'First published at',
  contents: 'In this story',
  claps: (n: number) => compactCountOf(n, 'clap'),
  responses: (n: number) => compactCountOf(n, 'response'),
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  share: 'Share',
  empty: 'Nothing has been published here yet.',
} as const
