import { MOST_LETTER_PREHEADER, MOST_LETTER_SUBJECT } from '../rules/letter-content'
import { countOf } from './counts'

/** What the worker says about letters of newsletters. */
export const letterMessages = {
  noNewsletter: 'There is no such newsletter.',
  notYours: 'You can’t send letters of this newsletter.',
  noStory: 'This newsletter can’t send that story: it isn’t published here.',
  notThese: 'One of these newsletters can’t send this story.',
  noSubject: 'Enter a subject.',
  subject: `A subject has at most ${countOf(MOST_LETTER_SUBJECT, 'character')}.`,
  preheader: `A preview text has at most ${countOf(MOST_LETTER_PREHEADER, 'character')}.`,
  noAddress: 'Confirm your email address first, so that replies can reach you.',
  nobody: 'Nobody would get this letter yet.',
  noTag: 'Choose the label of those who get it.',
  noSince: 'Choose a day that is past.',
  alreadySent: 'This newsletter is already sending this story, or has sent it.',
  tooMany: 'This newsletter has sent many letters today. Please try again tomorrow.',
  past: 'Choose a time in the future.',
  tooLate: 'Choose a time within a year.',
  noLetter: 'There is no such letter.',
  notSending: 'This letter isn’t being sent at the moment.',
  changedAgain: 'The story has been changed again, or the letter has been sent. Look at it again.',
  notPaused: 'This letter isn’t paused.',
  over: 'This letter has been sent already.',
} as const
