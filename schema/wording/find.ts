import { countOf, exactCount } from './counts'

/** Texts of the search within a text that is written. */
export const findWording = {
  open: 'Find and replace',
  label: 'Find and replace',
  find: 'Find',
  count: (at: number, of: number) => `${exactCount(at)} of ${exactCount(of)}`,
  none: 'Nothing found',
  previous: 'Previous',
  next: 'Next',
  matchCase: 'Match case',
  wholeWords: 'Whole words',
  replaceWith: 'Replace with',
  replace: 'Replace',
  replaceAll: 'Replace all',
  replaced: (n: number) => `${countOf(n, 'place')} replaced`,
  close: 'Close',
} as const
