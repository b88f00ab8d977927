import { countOf, exactCount } from './counts'

/** Texts about the words that a story should get. */
export const goalWording = {
  open: 'Set a word goal',
  change: 'Change goal',
  label: 'Word goal',
  hint: 'Leave it empty to remove the goal.',
  wrong: 'Give a number of words.',
  set: 'Set goal',
  cancel: 'Cancel',
  of: (words: number, goal: number) =>
    words >= goal
      ? `Goal of ${countOf(goal, 'word')} reached`
      : `${exactCount(words)} of ${countOf(goal, 'word')}`,
} as const
