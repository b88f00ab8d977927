import { DAY, HOUR, MINUTE, SECOND } from './time-units'

/** What sites tell one another of links between them. Rules: docs/rules/webmentions.md. Times in milliseconds. */

/** How many of a story's links are told of. */
export const MOST_MENTIONED = 30
/** The most bytes of a page that are looked at for where it takes mentions. */
export const MENTIONED_PAGE_BYTES = 512 * 1024
/** How long a site may take to be told. */
export const MENTION_TIME_LIMIT = 10 * SECOND
/** The pauses after each attempt that failed. */
export const MENTION_PAUSES = [5 * MINUTE, HOUR, 6 * HOUR] as const
/** Stories that came out longer ago, somewhere else, mention nobody. */
export const MENTIONS_ARE_NEWS_FOR = DAY
/** How long what was taken up is left alone: more than an attempt can take. */
export const MENTION_CLAIMED = 2 * MINUTE

/** What becomes of a mention: it is to be looked at, waits for a decision, or somebody has decided. */
export const WEBMENTION_STATUSES = ['unchecked', 'held', 'shown', 'hidden'] as const
export type WebmentionStatus = (typeof WEBMENTION_STATUSES)[number]
/** What the people who decide can do with one. */
export const WEBMENTION_DECISIONS = ['SHOW', 'HIDE', 'BLOCK'] as const

/** The most bytes of a request, and characters of an address in it. */
export const MAX_MENTION_BYTES = 8 * 1024
export const MAX_MENTION_ADDRESS = 2048
/** The most bytes of a page that mentions a story. A larger one is refused. */
export const MENTIONING_PAGE_BYTES = 1024 * 1024
/** Requests of one network, and about pages of one site. */
export const MENTIONS_OF_NETWORK = { most: 60, windowMs: HOUR } as const
export const MENTIONS_OF_SITE = { most: 30, windowMs: HOUR } as const
/** How many pages can mention a story, whatever becomes of them. */
export const MOST_WEBMENTIONS = 1000
/** How many of them are shown, and how many of them wait where somebody decides. */
export const WEBMENTIONS_SHOWN = 20
export const WEBMENTIONS_WITHHELD = 50
/** How many domains somebody can block. */
export const MOST_BLOCKED_DOMAINS = 500
/** The most characters of the title and the author of a page. */
export const MAX_MENTION_TITLE = 200
export const MAX_MENTION_AUTHOR = 80
