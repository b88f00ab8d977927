import { countOf } from './counts'

/** Messages about submissions. */
export const submissionWording = {
  notFound: 'This submission doesn’t exist or has been withdrawn.',
  noPublication: 'This publication doesn’t exist.',
  closed: 'This publication doesn’t take submissions at the moment.',
  writersOnly: 'This publication takes submissions from its own writers only.',
  suspended: 'A suspended account can’t submit stories.',
  editorsOnly: 'Only the publication’s editors can do this.',
  writerOnly: 'Only the writer of the story can do this.',
  untitled: 'Give the story a title first.',
  empty: 'There is nothing to read in this story yet.',
  inAnother: 'This story is already in a publication.',
  already: 'This story is already submitted to a publication. Withdraw it there first.',
  tooMany: (most: number) =>
    `You can have ${countOf(most, 'open submission')} in this publication. Wait for an answer, or withdraw one.`,
  changed: 'Somebody has acted on this submission in the meantime. Take another look.',
  impossible: 'That isn’t possible any more: the submission has moved on.',
  textChanged: 'The writer has changed the story since you opened it. Read it again before you accept it.',
  noteMissing: 'Write what should change.',
  noteEmpty: 'Write something first.',
  tooManyNotes: 'There are too many notes on this submission already.',
  noteTooLong: (most: number) => `A note can have at most ${countOf(most, 'character')}.`,
  guidelinesTooLong: (most: number) => `Guidelines can have at most ${countOf(most, 'character')}.`,
  invalid: 'Choose one of the decisions.',
} as const
