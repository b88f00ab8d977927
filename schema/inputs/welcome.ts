/** What the mails for new subscribers are made with. Rule: docs/rules/newsletters.md, "Welcome mails". */
import * as v from 'valibot'
import { MOST_LETTER_SUBJECT } from '../rules/letter-content'
import { LAST_WELCOME_DAY, MOST_WELCOME_TEXT, WELCOME_DAY } from '../rules/welcome'
import { inputWording } from '../wording/inputs'
import { welcomeMessages } from '../wording/welcome-messages'
import { limit, oneLine, paragraphs } from './text'

/** The id of a mail, as a client makes one. */
export const newWelcomeId = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{12}$/, inputWording.invalid),
  limit('12 lower-case hex digits.'),
  v.description('Made by the client: a request that is sent again with the same id makes one.'),
)

export const welcomeDay = v.pipe(
  v.number(welcomeMessages.day),
  v.integer(welcomeMessages.day),
  v.minValue(WELCOME_DAY, welcomeMessages.day),
  v.maxValue(LAST_WELCOME_DAY, welcomeMessages.day),
)

export const welcomeSubject = oneLine({ max: MOST_LETTER_SUBJECT, tooLong: welcomeMessages.subject })

export const welcomeText = paragraphs(MOST_WELCOME_TEXT, welcomeMessages.text)
