import { countOf } from './counts'

/** Messages about changes of lists. */
export const catalogMessages = {
  notFound: 'This list doesn’t exist or has been removed.',
  noPost: 'This story isn’t there any more.',
  signInFirst: 'Sign in first.',
  elsewhere: 'Only you can do this, on the main site, signed in as yourself.',
  suspended: 'A suspended account can’t save other people’s lists.',
  nameMissing: 'Give the list a name.',
  nameTooLong: (most: number) => `The name can have at most ${countOf(most, 'character')}.`,
  descriptionTooLong: (most: number) => `The description can have at most ${countOf(most, 'character')}.`,
  noteTooLong: (most: number) => `The note can have at most ${countOf(most, 'character')}.`,
  visibility: 'A list is public or private.',
  tooMany: (most: number) => `You can have at most ${countOf(most, 'list')}. Delete one to make another.`,
  tooManySaved: (most: number) => `You can save at most ${countOf(most, 'list')}.`,
  full: (most: number) =>
    `A list can have at most ${countOf(most, 'story', 'stories')}. Take one out, or begin another list.`,
  twice: 'This story is in the list already.',
  notInList: 'This story isn’t in the list any more.',
  tooManyChanges: (most: number) => `Send at most ${countOf(most, 'change')} at once.`,
  predefined: 'Everybody has this list: it can’t be renamed, shared or deleted.',
  followsReading: 'This list has only stories that you have begun and not finished.',
  ownList: 'Your own lists are under “Your lists” already.',
  busy: 'This list is being changed elsewhere. Try again.',
} as const
