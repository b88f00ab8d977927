/** What every form says that changes something, apart from the texts of its page. */
export const changeWording = {
  needsScript: 'To change your settings, turn on JavaScript in this browser.',
  failed: 'That didn’t reach us. Please try again.',
  again: {
    link: 'Sign in again',
    notice: 'Before you change how you sign in, show us that it’s you.',
    text: 'It’s been a while since you signed in. Sign in again, and you’ll come back here.',
  },
} as const
