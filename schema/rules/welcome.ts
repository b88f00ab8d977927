/** Mails that new subscribers get. Rule: docs/rules/newsletters.md, "Welcome mails". */

/** The day of the welcome mail, and of the last timed letter: days after confirming. */
export const WELCOME_DAY = 0
export const LAST_WELCOME_DAY = 365

/** How many a newsletter has at most: the welcome mail, and five timed letters. */
export const MOST_WELCOME_LETTERS = 6

/** The longest text of a welcome mail, in characters. */
export const MOST_WELCOME_TEXT = 2_000

/** What became of a mail to a subscriber. `skipped` is one that nobody was to get when it was due. */
export const WELCOME_STATES = [
  'pending',
  'claimed',
  'sent',
  'skipped',
  'failed',
  'delivered',
  'bounced',
  'complained',
] as const

/** What a mail ends as. */
export type WelcomeEnd = 'sent' | 'skipped' | 'failed'
