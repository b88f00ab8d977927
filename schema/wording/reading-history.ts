import { countOf } from './counts'

/** Texts of the reading history. */
export const historyWording = {
  title: 'Reading history',
  text: 'The stories that you’ve read or begun. Only you see this list.',
  customizeText: 'What you’ve read helps you find a story again, and go on where you stopped.',
  none: 'You haven’t read anything yet. Stories that you read will appear here.',
  nonePaused: 'There is nothing here, and your history is paused.',
  home: 'Find something to read',
  more: 'Older stories',
  finished: 'Finished',
  left: (minutes: number) => `${countOf(minutes, 'minute')} left`,
  remove: (title: string) => `Remove “${title}” from your history`,
  removed: (title: string) => `“${title}” was removed from your history.`,
  restored: (title: string) => `“${title}” is back in your history.`,
  undo: 'Undo',
  resume: 'Resume reading',
  pause: 'Pause history',
  goOn: 'Resume history',
  paused: 'Your history is paused: what you read now isn’t kept.',
  notTracked:
    'Your browser asks not to be tracked, so we keep no history of what you read. You can have one all the same.',
  keep: 'Keep a history',
  saidPaused: 'Your history is paused.',
  saidKept: 'What you read is kept from now on.',
  needsScript: 'To change your history, turn on JavaScript in this browser.',
  clear: {
    button: 'Delete all',
    question: 'Delete your reading history?',
    text: 'All stories leave this list and “Resume reading”, and the places where you stopped are forgotten. This can’t be undone.',
    confirm: 'Delete history',
    pending: 'Deleting…',
    cancel: 'Cancel',
    close: 'Close',
    done: 'Your reading history was deleted.',
  },
} as const
