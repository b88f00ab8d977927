import { countOf } from './counts'

/** What is wrong with a request about held earnings. */
export const heldEarningsMessages = {
  notHeld: 'There is no such case.',
  ownEarnings: 'Nobody decides about their own money.',
  isDecided: 'This has been decided.',
  notReleasable: 'Only money that is held, or was denied, can be released.',
  notDeniable: 'Only money that is held can be denied.',
  changedMeanwhile: 'The case has changed in the meantime. Look at it again.',
  isAnswered: 'You’ve answered already.',
  answerMissing: 'Write your answer.',
  answerTooLong: (most: number) => `Your answer can have up to ${countOf(most, 'character')}.`,
} as const
