import { MOST_LETTER_PREHEADER, MOST_LETTER_SUBJECT } from '../rules/letter-content'

/** What the worker says about letters that people mail to themselves to look at. */
export const letterTestMessages = {
  testSubject: (subject: string) => `[Test] ${subject}`,
  noSubject: 'Enter a subject.',
  subject: `A subject can have up to ${MOST_LETTER_SUBJECT} characters.`,
  preheader: `This line can have up to ${MOST_LETTER_PREHEADER} characters.`,
  signIn: 'Sign in to send yourself a test.',
  noNewsletter: 'There is no such newsletter.',
  notYours: 'Only the people whose newsletter this is can send its letters.',
  noStory: 'This newsletter can’t send that story: it isn’t published here.',
  noAddress: 'Confirm your email address in the settings first.',
  tooMany: 'Too many tests in an hour. Please try again later.',
  notSent: 'We couldn’t send the email. Please try again.',
} as const
