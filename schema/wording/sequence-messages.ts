import { countOf } from './counts'

/** Messages about changes of a series. */
export const sequenceMessages = {
  notFound: 'This series doesn’t exist or has been removed.',
  signInFirst: 'Sign in first.',
  suspended: 'Your account is suspended, so you can’t change your series.',
  elsewhere: 'Only you can do this, on the main site, signed in as yourself.',
  titleMissing: 'Give the series a title.',
  titleTooLong: (most: number) => `The title can have at most ${countOf(most, 'character')}.`,
  descriptionTooLong: (most: number) => `The description can have at most ${countOf(most, 'character')}.`,
  altTooLong: (most: number) =>
    `The description of the cover can have at most ${countOf(most, 'character')}.`,
  coverInvalid: 'Upload the picture again.',
  tooMany: (most: number) =>
    `You can have at most ${countOf(most, 'series', 'series')}. Delete one to begin another.`,
  tooManyParts: (most: number) => `A series can have at most ${countOf(most, 'story', 'stories')}.`,
  twice: 'A story can be in a series only once.',
  notYours: 'You can add your own stories, and those of publications that you own or edit.',
  changedMeanwhile: 'The series was changed elsewhere. Look at how it is now, then make your change again.',
  noParts: 'Add a published story first: a series without one has nothing to read.',
} as const
