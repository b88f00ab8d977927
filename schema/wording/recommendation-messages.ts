import { MOST_RECOMMENDED } from '../rules/recommendations'
import { countOf } from './counts'

/** What the worker says about newsletters that recommend others. */
export const recommendationMessages = {
  notYours: 'Only the people whose newsletter this is can change what it recommends.',
  address: 'Enter a username, or the address of a newsletter.',
  unknown: 'There is no newsletter at this address.',
  itself: 'A newsletter can’t recommend itself.',
  refused: 'The people whose newsletter this is don’t want you to recommend it.',
  tooMany: `A newsletter recommends at most ${countOf(MOST_RECOMMENDED, 'newsletter')}.`,
  tooManyRefused: 'Too many newsletters have refused to be recommended by yours.',
  gone: 'There is no such recommendation.',
  noneChosen: 'Choose at least one newsletter.',
} as const
