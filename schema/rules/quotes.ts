import { DAY, HOUR } from './time-units'

/** Highlights: passages of stories that readers mark. Rules: docs/rules/highlights.md. */

/** Highlights that one person can have in one story. */
export const MOST_QUOTES_OF_STORY = 200
/** What a person can highlight. */
export const MOST_QUOTED = { most: 300, windowMs: HOUR }
/** How long a deleted highlight can come back, in milliseconds. */
export const DELETED_QUOTE_KEPT = 30 * DAY
/** Of how many of a story's newest public highlights its most popular passages are told. */
export const QUOTES_RANKED = 500
/** How many of them are shown. */
export const TOP_QUOTES = 5
/** How many people have to have highlighted a passage before it is one of them. */
export const TOP_QUOTE_PEOPLE = 2
/** Words to look for among somebody's highlights, in characters. */
export const MOST_QUOTE_SEARCH = 200
/** Highlights at a time, where a program asks for them. */
export const QUOTES_AT_ONCE = 25
