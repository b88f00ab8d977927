/**
 * What a visitor pressed before they were asked to sign in; it is carried out once they are back. Rules: docs/rules/follow.md,
 * "Visitors"; docs/rules/catalog.md and docs/rules/claps.md, "The button".
 */

/** The names of the cookies that remember pending actions in this browser. */
export const PENDING_ACTION_COOKIES = {
  clap: 'pending-clap',
  follow: 'pending-follow',
  save: 'pending-save',
} as const
/** How long a pending action is kept, in seconds: as long as signing in or signing up may take. */
export const PENDING_ACTION_SECONDS = 1800

/** The cookie’s value for following a person, a publication or a topic. For saving and clapping it is the target’s id. */
export const pendingFollow = (kind: string, id: string): string => `${kind}.${id}`
