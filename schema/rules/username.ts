/** The rules for usernames. Rule: docs/rules/identity.md, "Usernames". */
import { isOfficialName, isReservedSlug } from '../routes/reserved'

export const MAX_USERNAME = 30
export const USERNAME_CHARACTERS = /^[a-z0-9_.]+$/
/** What no username ends in, since the addresses of a person's feeds do. Rule: docs/rules/feeds.md, "Other forms". */
export const NO_USERNAME_ENDS = /\.(?:json|atom)$/
/** The prefix of removed accounts' usernames, which nobody can take. */
export const REMOVED_PREFIX = 'deleted.'

/**
 * Whether nobody can have a username: an address begins with it, it would speak for the site, or it was a
 * removed account's.
 */
export const isReservedUsername = (username: string): boolean =>
  isReservedSlug(username) || isOfficialName(username) || username.startsWith(REMOVED_PREFIX)

/** The name of whoever hasn't given one. */
export const UNNAMED = 'New reader'

/** What the usernames of people begin with whose name has nothing usable. */
export const NO_USERNAME = 'reader'

/** Whether a username has nothing of its owner's name: nobody chose it. */
export const isUnchosen = (username: string): boolean => new RegExp(`^${NO_USERNAME}\\d+$`).test(username)

/** A username derived from a name; `reader` if nothing of it is usable. */
export function usernameFrom(text: string): string {
  const plain = text
    // Normalising takes time in the square of the marks on a letter.
    .slice(0, 10 * MAX_USERNAME)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9_.]+/g, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/^\.|\.$/g, '')
    .slice(0, MAX_USERNAME - 6)
    .replace(NO_USERNAME_ENDS, '')
  return plain === '' || isReservedUsername(plain) ? NO_USERNAME : plain
}
