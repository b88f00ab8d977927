/**
 * What a visitor pressed when they were asked to sign in: it is done once they are back. Rules: docs/rules/follow.md,
 * "Visitors"; docs/rules/catalog.md and docs/rules/claps.md, "The button".
 */

/** Names the cookie of each wish, in this browser, until they come back. */
export const WISH_COOKIES = { clap: 'clap-wish', follow: 'follow-wish', save: 'save-wish' } as const
/** In seconds: as long as signing in or signing up may take. */
export const WISH_SECONDS = 1800

/** The value of a wish to follow a person, a publication or a topic. Other wishes are the id of what is saved or clapped for. */
export const followWish = (kind: string, id: string): string => `${kind}.${id}`
