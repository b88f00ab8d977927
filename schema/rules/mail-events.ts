import { DAY, HOUR, MINUTE } from './time-units'

/** What mail services and mail servers say about mails that were sent. Rule: docs/rules/mail.md, "What comes back". */

/** What became of a mail. `refused` is one that its server has given up for now, `bounced` one that can't be delivered at all. */
export const MAIL_EVENT_KINDS = ['delivered', 'refused', 'bounced', 'complained'] as const
export type MailEventKind = (typeof MAIL_EVENT_KINDS)[number]

/** What an event is: only what is `taken` has any effect, within the batch that takes it; `held` waits for an operator. */
export const MAIL_EVENT_STATES = ['new', 'taken', 'done', 'held', 'dropped'] as const

/** Mails in a row that an address may refuse before it counts as one that can't be reached. */
export const MOST_REFUSALS = 5
/** How long an address's refusals are remembered. */
export const REFUSALS_KEPT = 180 * DAY

/**
 * Events of a kind that are believed within a day: some in any case, beyond that a share of the letters of the last two
 * days. Whatever is more waits for an operator.
 */
export const BELIEVED_IN = DAY
export const BELIEVED = {
  bounced: { always: 100, share: 0.2 },
  complained: { always: 20, share: 0.02 },
} as const satisfies Partial<Record<MailEventKind, { always: number; share: number }>>

/** How long an event is known again. No signature of a webhook is accepted for as long. */
export const MAIL_EVENT_KEPT = 2 * DAY

/**
 * How old a webhook may be: a signature of Svix is made for each try, one of Mailgun once for eight hours of tries. Postmark
 * tries for ten and a half, after it has heard itself. SNS signs once for an hour of tries.
 */
export const SVIX_MAX_AGE = 5 * MINUTE
export const MAILGUN_MAX_AGE = 12 * HOUR
export const POSTMARK_MAX_AGE = 36 * HOUR
export const SNS_MAX_AGE = 2 * HOUR

/** Held events that an operator's request decides on, at most. */
export const HELD_AT_ONCE = 50

/** The largest mail that is received, in bytes. */
export const MOST_RECEIVED_BYTES = 10 * 1024 * 1024
/** Characters of a reply that are forwarded. */
export const MOST_REPLY = 50_000
/** Replies of a subscriber to a newsletter's letters that are forwarded. */
export const REPLIES_OF_SUBSCRIBER = { most: 10, windowMs: HOUR } as const
