/** What a visitor wanted to follow when they were asked to sign in. Rule: docs/rules/follow.md, "Visitors". */

/** Names it, in this browser, until they come back. */
export const FOLLOW_WISH_COOKIE = 'follow-wish'
/** In seconds: as long as signing in or signing up may take. */
export const FOLLOW_WISH_SECONDS = 1800

/** The cookie's value for a person, a publication or a topic. */
export const followWish = (kind: string, id: string): string => `${kind}.${id}`
