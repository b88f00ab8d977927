/** What a username may be. Rule: docs/rules/identity.md, "Usernames". */
import { isReservedSlug } from '../routes/reserved'

export const MAX_USERNAME = 30
const WELL_FORMED = /^[a-z0-9_.]{1,30}$/
/** What the usernames of removed accounts begin with: nobody can take one before. */
export const REMOVED_PREFIX = 'deleted.'

export type UsernameProblem = 'USERNAME_INVALID' | 'USERNAME_TOO_LONG' | 'USERNAME_TAKEN'

/** What is wrong with a username as such; nothing when somebody may have it. Whether somebody has it, the database says. */
export function usernameProblem(username: string): UsernameProblem | undefined {
  if (username.length > MAX_USERNAME) return 'USERNAME_TOO_LONG'
  if (!WELL_FORMED.test(username)) return 'USERNAME_INVALID'
  return isReservedSlug(username) || username.startsWith(REMOVED_PREFIX) ? 'USERNAME_TAKEN' : undefined
}

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
  return plain === '' || usernameProblem(plain) ? 'reader' : plain
}
