/** What the reading history says when something is refused. */
export const readingMessages = {
  signInFirst: 'Sign in first.',
  noPost: 'This story isn’t there any more.',
  notInHistory: 'This story isn’t in your reading history any more.',
  tooOften: 'Too much is being reported. Send it later.',
} as const
