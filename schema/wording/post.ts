import { compactCountOf, countOf } from './counts'

/** Texts about stories. */
export const postWording = {
  notFound: 'This story doesn’t exist or has been removed.',
  removed: 'The author has removed this story.',
  suspended: 'This story is hidden because its author is suspended.',
  minutes: (n: number) => `${n} min read`,
  wall: {
    title: 'The rest of this story is for members.',
    remaining: (minutes: number) => `${countOf(minutes, 'more minute', 'more minutes')} to read`,
    price: (monthly: string, yearly: string) => `Membership is ${monthly} a month or ${yearly} a year.`,
    notOnSale: 'It isn’t on sale yet.',
    become: (product: string) => `Become a ${product} member`,
    signIn: 'Members: sign in to read on',
    alreadyMember: 'Already a member? Sign in',
    others: 'Read another story',
  },
  previous: 'Previous',
  next: 'Next',
  moreFrom: (name: string) => `More from ${name}`,
  readNext: 'Read next',
  writtenBy: (name: string) => `Written by ${name}`,
  publishedIn: (name: string) => `Published in ${name}`,
  inPublication: 'in',
  contents: 'In this story',
  claps: (n: number) => compactCountOf(n, 'clap'),
  linkCopied: 'Link copied',
  share: 'Share',
} as const
