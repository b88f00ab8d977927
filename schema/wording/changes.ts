/** What every form says that changes something, apart from the texts of its page. */
export const changeWording = {
  needsScript: 'To change your settings, turn on JavaScript in this browser.',
  failed: 'That didn’t reach us. Please try again.',
  /** Why the server took nothing, apart from the failures that it names itself. */
  unanswered: {
    tooLarge: 'That’s too large to send at once. Shorten it, or split it up.',
    tooOften: 'That’s a lot in a short time. Wait a minute, then try again.',
    otherSession: 'You’re no longer signed in here as you were when you opened this page. Sign in again.',
    otherVersion: 'This page is older than the site is now. Reload it, then try again.',
    broken: 'Something went wrong on our side. Try again in a moment.',
    notUnderstood: 'We couldn’t make sense of that. Reload the page, then try again.',
  },
  again: {
    link: 'Sign in again',
    notice: 'Before you change how you sign in, show us that it’s you.',
    text: 'It’s been a while since you signed in. Sign in again, and you’ll come back here.',
  },
} as const
