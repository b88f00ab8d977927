import { DAY, HOUR } from './time-units'

/** What a newsletter's owner does with its subscribers. Rules: docs/rules/newsletters.md, "Subscribers", "Bringing a list". */

export const MOST_SUBSCRIBER_TAGS = 10
/** The longest tag, note, name and search, in characters. */
export const MOST_SUBSCRIBER_TAG = 40
export const MOST_SUBSCRIBER_NOTE = 500
export const MOST_SUBSCRIBER_NAME = 200
export const MOST_SUBSCRIBER_SEARCH = 200

/** Tags of a newsletter that its list can be narrowed by. */
export const MOST_LISTED_TAGS = 100

/** Lists of subscribers that somebody may download, and how many rows are read at a time. */
export const SUBSCRIBER_DOWNLOADS = { most: 20, windowMs: HOUR } as const
export const SUBSCRIBER_ROWS = 200

/** The largest list that can be brought: bytes of a file, characters of a typed one, lines. */
export const MOST_LIST_BYTES = 25 * 1024 * 1024
export const MOST_LIST_TEXT = 200_000
export const MOST_LIST_LINES = 250_000
/** What is read of a line: columns, and characters of a value. */
export const MOST_LIST_COLUMNS = 40
export const MOST_LIST_CELL = 300

/** Lists that somebody may begin to bring. */
export const LISTS_BEGUN = { most: 10, windowMs: HOUR } as const

/** How long a list that was read waits for whoever brings it. */
export const LIST_WAITS = 7 * DAY

/** Lines without an address that are kept, to be downloaded. */
export const MOST_LIST_FAULTS = 10_000

/** How many lines a preview shows. */
export const PREVIEWED_LINES = 5

/** Mails that ask people on a brought list, in a minute. */
export const ASKED_A_MINUTE = 60
/** How long a run of the cron has to send such a mail before another one takes it up, and how often that happens. */
export const ASK_LEASE = 5 * 60 * 1000

/** What a column of a list can hold. */
export const LIST_FIELDS = ['email', 'name', 'lastName', 'tags', 'note', 'state', 'since'] as const
export type ListField = (typeof LIST_FIELDS)[number]

/** Which column of a list holds what: its number, counted from 0, or null for none. */
export type ListColumns = Readonly<Record<ListField, number | null>>

export const LIST_STATES = ['reading', 'ready', 'importing', 'done', 'failed', 'undoing', 'undone'] as const

/** Whether the people on a list have agreed to get mail, as whoever brings it says. */
export const LIST_CONSENTS = ['given', 'asked'] as const

/** Why a line of a list isn't brought. */
export const LIST_FAULTS = ['address', 'form'] as const
export type ListFault = (typeof LIST_FAULTS)[number]

/** What the page says after its form was refused. */
export const LIST_REFUSALS = ['file', 'text', 'limit', 'right'] as const
export type ListRefusal = (typeof LIST_REFUSALS)[number]
