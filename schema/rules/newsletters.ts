import { DAY, HOUR } from './time-units'

/** Newsletters and who gets them. Rule: docs/rules/newsletters.md. */

/** Where people subscribe themselves. */
export const SUBSCRIBING_SOURCES = ['page', 'form', 'account'] as const

/** How an address came to be subscribed: `import` if its newsletter's owner has brought it. */
export const SUBSCRIBER_SOURCES = [...SUBSCRIBING_SOURCES, 'recommendation', 'referral', 'import'] as const
export type SubscriberSource = (typeof SUBSCRIBER_SOURCES)[number]

/** What a subscription is: letters go to active ones alone. */
export const SUBSCRIBER_STATES = ['pending', 'active', 'unsubscribed', 'bounced', 'complained'] as const

/** Why an address gets no letters of anybody. */
export const SUPPRESSION_REASONS = ['left', 'bounced', 'complained'] as const

/** The slug of the newsletter that everybody has. */
export const FIRST_NEWSLETTER = 'newsletter'

/** How many newsletters a publication can have, the first one among them. */
export const MOST_NEWSLETTERS = 20

/** The longest texts of a newsletter, in characters. */
export const MOST_NEWSLETTER_NAME = 80
export const MOST_NEWSLETTER_DESCRIPTION = 280
export const MOST_SENDER_NAME = 80
export const MOST_NEWSLETTER_SLUG = 60

/** How often a newsletter says that it comes. */
export const NEWSLETTER_RHYTHMS = ['any', 'daily', 'weekly', 'fortnightly', 'monthly'] as const
export type NewsletterRhythm = (typeof NEWSLETTER_RHYTHMS)[number]

/** More hours of one newsletter's subscribers are never told apart: those of eleven years. */
export const MOST_SUBSCRIBER_HOURS = 100_000

/** Letters on a page of a newsletter's archive. */
export const ARCHIVE_PAGE = 20

/** How long a newsletter that was deleted can be restored, in milliseconds. */
export const ENDED_NEWSLETTER_KEPT = 30 * DAY

/** How long a mail that asks for confirmation can be answered, in milliseconds. */
export const CONFIRM_WITHIN = 7 * DAY

/** Forms that one network may send. */
export const SUBSCRIBING_OF_NETWORK = { most: 30, windowMs: HOUR } as const
/** Mails that ask the same address for confirmation: of one newsletter, and of all. */
export const CONFIRMATIONS_OF_NEWSLETTER = { most: 2, windowMs: DAY } as const
export const CONFIRMATIONS_OF_ADDRESS = { most: 10, windowMs: DAY } as const

/** Subscriptions of one address that its page lists. */
export const MAX_LISTED_SUBSCRIPTIONS = 200

/** The longest token of a link in a mail. */
export const LONGEST_LINK_TOKEN = 200

/** What a page says after its form was sent without script; `more` and `all` after the one with what it recommends. */
export type SubscriptionAnswer = 'sent' | 'done' | 'more' | 'all' | 'invalid' | 'limit'
