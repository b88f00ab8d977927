import { FOLLOW_WISH_SECONDS } from './follow-wish'

/** What a visitor wanted to save when they were asked to sign in. Rule: docs/rules/catalog.md, "The button". */

/** Holds the id of the story or the list, in this browser, until they come back. */
export const SAVE_WISH_COOKIE = 'save-wish'
/** In seconds: as long as signing in or signing up may take. */
export const SAVE_WISH_SECONDS = FOLLOW_WISH_SECONDS
