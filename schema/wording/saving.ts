import { countOf } from './counts'

/** Texts of the menu in which a story is saved to lists. */
export const savingWording = {
  title: 'Save to',
  close: 'Close',
  loading: 'Loading your lists…',
  failed: 'Your lists couldn’t be loaded.',
  again: 'Try again',
  private: 'Private',
  full: (most: number) => `Full: it has ${countOf(most, 'story', 'stories')}.`,
  nearlyFull: (left: number) => `Room for ${countOf(left, 'more story', 'more stories')}.`,
  added: (list: string) => `Saved to “${list}”.`,
  removed: (list: string) => `Taken out of “${list}”.`,
  undo: 'Undo',
  waiting: 'This couldn’t be saved yet. We’ll try again automatically.',
  newList: 'New list',
  name: 'Name',
  isPrivate: 'Private',
  privateHint: 'Only you can see it.',
  create: 'Create',
  creating: 'Creating…',
  listsLeft: (left: number) => `You can make ${countOf(left, 'more list')}.`,
  noListsLeft: (most: number) =>
    `You have ${countOf(most, 'list')} and can’t make any more. Delete one to make another.`,
  allLists: 'All your lists',
} as const
