import { countOf } from './counts'

/** What highlighting says when it is refused. */
export const quoteMessages = {
  signInFirst: 'Sign in first.',
  suspended: 'A suspended account can’t highlight.',
  noPost: 'This story isn’t there any more.',
  noQuote: 'This highlight isn’t there any more.',
  notOut: 'Only published stories can be highlighted.',
  tooLong: (most: number) => `A highlight can have at most ${countOf(most, 'character')}.`,
  offsets: 'Choose words of the story.',
  noPassage: 'These words have changed in the meantime. Reload the page to see the newest text.',
  cells: 'Choose words within one cell of the table.',
  code: 'Code can’t be highlighted.',
  formula: 'Formulas can’t be highlighted.',
  tooMany: (most: number) => `You can have at most ${countOf(most, 'highlight')} in one story.`,
  tooOften: 'You’ve highlighted a lot in a short time. Try again in an hour.',
} as const
