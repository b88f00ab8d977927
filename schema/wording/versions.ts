import { countOf } from './counts'

/** Texts about what a story was before. */
export const versionsWording = {
  heading: 'Versions',
  loading: 'Loading versions…',
  none: 'There are no earlier versions yet.',
  failed: 'The versions can’t be loaded right now. Check your connection and try again.',
  choose: 'Compare the story with',
  hint: 'One is kept of each publish, and of every ten minutes of writing.',
  current: 'Choose a version',
  published: 'Published',
  more: 'Earlier versions',
  same: 'This version is the same as the story now.',
  words: (added: number, removed: number) =>
    `Since then: ${countOf(added, 'word')} added, ${countOf(removed, 'word')} removed. What is the same isn’t shown.`,
  title: 'Title',
  subtitle: 'Subtitle',
  changes: {
    same: 'The same',
    added: 'Added',
    removed: 'Removed',
    changed: 'Changed',
    moved: 'Moved',
    formatted: 'Formatted differently',
  },
  restore: 'Restore this version',
  restored: 'The version is restored. What you had before is a version too.',
  unsaved: 'Your latest changes aren’t saved yet, so nothing was restored. Try again in a moment.',
  cancel: 'Cancel',
  close: 'Close',
} as const
