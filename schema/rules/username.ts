/** The rules for usernames. Rule: docs/rules/identity.md, "Usernames". */
import { isOfficialName, isReservedSlug } from '../routes/reserved'

export const MAX_USERNAME = 30
export const USERNAME_CHARACTERS = /^[a-z0-9_.]+$/
/** The prefix of removed accounts' usernames, which nobody can take. */
export const REMOVED_PREFIX = 'deleted.'

/**
 * Whether nobody can have a username: an address begins with it, it would speak for the site, or it was a
 * removed account's.
 */
export const isReservedUsername = (username: string): boolean =>
  isReservedSlug(username) || isOfficialName(username) || username.startsWith(REMOVED_PREFIX)

/**
 * A username derived from a name or from the part of an address before the @; `reader` if nothing of it is
 * usable.
 */
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
  return plain === '' || isReservedUsername(plain) ? 'reader' : plain
}
