import { countOf } from './counts'

/** What the worker says about the links of a story. */
export const linkChecksWording = {
  noAddress: 'This isn’t a web address.',
  tooMany: (most: number) => `At most ${countOf(most, 'link')} can be checked at once.`,
  tooOften: 'You’ve checked a lot of links. Try again later.',
} as const
