import { compactCountOf } from './counts'

/** Texts around a story on its own page. */
export const storyPageWording = {
  /** Where a story stands in a series, which the text links to: ‘Part 2 of 5 of Proof’. */
  part: <Link>(number: number, total: number, series: Link) => [`Part ${number} of ${total} of `, series],
  previousPart: 'Previous part',
  nextPart: 'Next part',
  previous: 'Previous',
  next: 'Next',
  moreFrom: (name: string) => `More from ${name}`,
  readNext: 'Read next',
  writtenBy: (name: string) => `Written by ${name}`,
  publishedIn: (name: string) => `Published in ${name}`,
  contents: 'In this story',
  claps: (n: number) => compactCountOf(n, 'clap'),
  edit: 'Edit',
  settings: 'Settings',
  stats: 'Stats',
  linkCopied: 'Copied',
  copyFailed: 'Couldn’t copy',
  share: 'Share',
  look: 'Reading settings',
  /** Drawn on the button that opens them. */
  lookSign: 'Aa',
} as const
