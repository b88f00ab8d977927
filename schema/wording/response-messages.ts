import { countOf } from './counts'

/** Why something about a response wasn't done. */
export const responseMessages = {
  noPost: 'There is nothing to respond to here any more.',
  noQuote: 'This passage isn’t highlighted any more.',
  noResponse: 'There is no such response.',
  notOut: 'It can be responded to once it is published.',
  /** Fixed words. */
  closed: (of: 'list' | 'story') =>
    `The author has closed discussion for this ${of}. We are unable to save changes to your response.`,
  suspended: 'Your account is suspended, so you can’t respond.',
  empty: 'Write something first.',
  tooLong: (most: number) => `A response can have ${countOf(most, 'character')} at most.`,
  oneText: 'Give either a text or deltas.',
  badText: 'A response can contain paragraphs, quotations, lists, code and pictures.',
  tooManyPictures: (most: number) => `A response can have ${countOf(most, 'picture')} at most.`,
  noPicture: 'One of the pictures no longer exists. Remove it, or add it again.',
  /** What lists call a response that is nothing but a picture without a description. */
  picture: 'A picture',
  tooManyMentions: (most: number) => `A response can mention ${countOf(most, 'person', 'people')} at most.`,
  tooDeep: 'This conversation can’t go any deeper. Respond to an earlier part of it.',
  tooOften: 'You’ve written many responses in a short time. Go on in an hour.',
  sentBefore:
    'You’ve published this before you changed it. Change what is there, or publish once more to have both.',
  changedMeanwhile: 'You’ve changed this response somewhere else in the meantime. Look at it again.',
  notYours: 'Only its writer can change a response.',
  notCurator: 'Only the author and the editors can do that.',
  notAtTop: 'Only a response to the story itself can be pinned.',
  notShown: 'Only a response that is shown can be pinned.',
} as const
