import { compactCountOf } from './counts'

/** Texts around a story on its own page. */
export const storyPageWording = {
  previous: 'Previous',
  next: 'Next',
  moreFrom: (name: string) => `More from ${name}`,
  readNext: 'Read next',
  writtenBy: (name: string) => `Written by ${name}`,
  publishedIn: (name: string) => `Published in ${name}`,
  contents: 'In this story',
  claps: (n: number) => compactCountOf(n, 'clap'),
  linkCopied: 'Link copied',
  share: 'Share',
  look: 'Reading settings',
  /** Drawn on the button that opens them. */
  lookSign: 'Aa',
} as const
