import { compactCountOf } from './counts'

/** Texts about stories. */
export const postWording = {
  minutes: (n: number) => `${n} min read`,
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
