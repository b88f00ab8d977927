import { countOf } from './counts'

/** Texts about series, where people read them. */
export const seriesWording = {
  kind: 'Series',
  by: (name: string) => `A series by ${name}`,
  title: (title: string, name: string) => `${title}: a series by ${name}`,
  parts: (n: number) => countOf(n, 'part'),
  /** Read out before the title of a part. */
  part: (n: number) => `Part ${n}:`,
  partsTitle: 'Parts',
  empty: 'This series has nothing to read at the moment.',
  draftMark: 'Draft',
  onlyYou: 'Only you can see this series until you publish it.',
  start: 'Start reading',
  edit: 'Edit series',
  moreParts: 'More parts',
  olderSeries: 'More series',
  share: {
    open: 'Share this series',
    on: { twitter: 'X', facebook: 'Facebook', linkedIn: 'LinkedIn', email: 'Email' },
    address: 'Address',
  },
} as const
