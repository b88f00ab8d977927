import { countOf } from './counts'

/** The page that divides a writer's month anew, in one file. */
export const partnerRecomputeWording = {
  title: 'Check a month of the Partner Program',
  lead: 'Choose the file of your month, and every cent in it is divided again here. With the month’s published sheet beside it, the page also checks that your file is the one the month was closed with.',
  offline: 'Nothing leaves this page. Save it, and it works without a connection, and without us.',
  files: 'Files',
  noScript: 'This page calculates with JavaScript, which is switched off.',
  how: 'How it’s calculated',
  steps: [
    'Each cycle in the file has the amount that went to writers before this round and after it, and the weight of each line: seconds of reading.',
    'An amount is divided by weights with the largest remainder: everybody gets their exact part rounded down, and the cents left over go one each to the largest remainders, the first line first. A negative amount is divided like the positive one.',
    'A line gets its part of the amount after, less its part of the amount before.',
    'Each story gets its part of the common pool by its seconds, rounded down, and a cent more if its remainder is above the last one that got one, or the same and its writer and story come before that one’s.',
    'Other currencies are converted at the month’s rate, one currency at a time, to the nearest cent, halves away from zero.',
  ],
  currency: 'Currency',
  ofMembers: 'Of members',
  ofPool: 'Of the common pool',
  total: 'Total',
  isEqual: 'The same as the file says, to the cent.',
  isOpen: 'The same as the file says. The month isn’t closed yet, so there is no total.',
  differs: 'The file says something else: don’t trust it.',
  unreadable: (reason: string) => `This file can’t be checked. ${reason}.`,
  tooLarge: 'This file is too large to be a month.',
  digest: 'SHA-256 of the file',
  isPublished: 'The published sheet has this file.',
  isMissing: 'The published sheet doesn’t have this file.',
  sheetOf: (month: string) => `The published sheet of ${month}`,
  sheetAdds: (files: number) => `Its sums add up, and it commits to ${countOf(files, 'file')}.`,
  sheetSums: 'Its sums don’t add up.',
  sheetFiles: 'Its digest isn’t that of its files.',
} as const
