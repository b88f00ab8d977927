/** What a username may be. Rule: docs/rules/identity.md, "Usernames". */
import { isOfficialName, isReservedSlug } from '../routes/reserved'

export const MAX_USERNAME = 30
export const USERNAME_CHARACTERS = /^[a-z0-9_.]+$/
/** What the usernames of removed accounts begin with: nobody can take one before. */
export const REMOVED_PREFIX = 'deleted.'

/** Whether nobody can have a username: an address begins with it, it speaks for the site, or it was a removed account's. */
export const isReservedUsername = (username: string): boolean =>
  isReservedSlug(username) || isOfficialName(username) || username.startsWith(REMOVED_PREFIX)

/** A username made of a name or of what stands before the @ of an address; `reader` when nothing of it can stay. */
export function usernameFrom(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9_.]+/g, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/^\.+|\.+$/g, '')
    .slice(0, MAX_USERNAME - 6)
  return plain === '' || isReservedUsername(plain) ? 'reader' : plain
}
