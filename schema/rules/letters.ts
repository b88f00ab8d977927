import { DAY, HOUR, MINUTE, WEEK } from './time-units'

/** Letters, which are mails of newsletters to their subscribers. Rule: docs/rules/newsletters.md, "Sending a letter". */

/** Which of a newsletter's subscribers get a letter. Rule: docs/rules/newsletters.md, "The part that gets it". */
export const LETTER_AUDIENCES = ['all', 'members', 'not-members', 'tag', 'since', 'active', 'quiet'] as const
export type LetterAudience = (typeof LETTER_AUDIENCES)[number]

/** How long ago somebody who is active has clapped or responded at most. */
export const ACTIVE_FOR = 90 * DAY

/** The tags of which a letter can go to one. */
export const MOST_LETTER_TAGS = 100

/** What a letter does: only one that is `sending` is sent to anybody. */
export const LETTER_STATES = ['scheduled', 'sending', 'paused', 'sent', 'stopped'] as const

/**
 * Why a letter was stopped: somebody has, its story can't be read any more, its newsletter has no owner to show, or was
 * switched off or deleted.
 */
export const STOP_REASONS = ['person', 'story', 'owner', 'newsletter'] as const
export type StopReason = (typeof STOP_REASONS)[number]

/** What a letter waits for: the next minute or day of the mail service, the service itself, or its sender's answer. */
export const LETTER_WAITS = ['minute', 'day', 'service', 'answer'] as const
export type LetterWait = (typeof LETTER_WAITS)[number]

/** What became of a letter to one subscriber. `left` is somebody who had left before it was their turn. */
export const RECIPIENT_STATES = [
  'pending',
  'claimed',
  'sent',
  'left',
  'failed',
  'delivered',
  'bounced',
  'complained',
] as const

/** How many letters a newsletter sends in a day. */
export const LETTERS_OF_NEWSLETTER = { most: 10, windowMs: DAY } as const

/** How far ahead a letter can be scheduled. */
export const SCHEDULED_AT_MOST = 365 * DAY

/** How long after its time a letter waits for its story to come out. */
export const LETTER_WAITS_FOR_STORY = WEEK

/** How long a worker has for a round of mails before another one may take the letter over. */
export const LETTER_LEASE = 2 * MINUTE

/** How long a letter waits for an answer about its story, which was changed meanwhile. */
export const ANSWER_AWAITED = DAY

/** Mails that one message of the queue sends at most, and how many of them at the same time. */
export const LETTER_PORTION = 100
export const LETTER_ROUND = 20

/** Subscribers that are looked at together when a letter begins. */
export const GATHERED_AT_ONCE = 250

/** How long a mail waits before it is handed over again, after each refusal; then it has failed. */
export const LETTER_PAUSES = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR] as const

/** Mail services know a key for a day. After that, what may have been sent isn't sent again. */
export const KEY_KNOWN_FOR = 23 * HOUR

/** How long the numbers of mails of each minute and day are kept. */
export const MAIL_WINDOWS_KEPT = 2 * DAY
