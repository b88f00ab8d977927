import { MOST_LETTER_SUBJECT } from '../rules/letter-content'
import { LAST_WELCOME_DAY, MOST_WELCOME_LETTERS, MOST_WELCOME_TEXT } from '../rules/welcome'
import { countOf, exactCount } from './counts'

/** What the worker says about the mails that new subscribers get. */
export const welcomeMessages = {
  notYours: 'Only the people whose newsletter this is can change what new subscribers get.',
  gone: 'There is no such email any more.',
  day: `Choose a day from 0 to ${exactCount(LAST_WELCOME_DAY)}.`,
  dayTaken: 'Another email goes out on this day.',
  tooMany: `New subscribers get at most ${countOf(MOST_WELCOME_LETTERS, 'email')}.`,
  subject: `A subject can have up to ${countOf(MOST_LETTER_SUBJECT, 'character')}.`,
  noSubject: 'Enter a subject.',
  text: `The text can have up to ${countOf(MOST_WELCOME_TEXT, 'character')}.`,
  noText: 'Write a text, or choose a story.',
  storyOnly: 'Choose a story: only the welcome email can have a text of its own.',
  oneOfBoth: 'Write a text or choose a story, not both.',
  noStory: 'This newsletter can’t send that story: it isn’t published here.',
} as const
