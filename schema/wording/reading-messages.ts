/** What the reading history says when something is refused. */
export const readingMessages = {
  signInFirst: 'Sign in first.',
  noPost: 'This story isn’t there any more.',
  notInHistory: 'This story isn’t in your reading history any more.',
  tooOften: 'Too much is being reported. Send it later.',
  noPeriod: 'Give two days such as 2026-01-31, the earlier one first, at most 366 days apart.',
} as const
