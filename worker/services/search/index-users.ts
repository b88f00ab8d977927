import type { Needs } from '../parts'
import { listsOfUser } from './lists-of-user'
import { refreshEntries } from './refresh-entries'

/**
 * Updates the search entries of people and of their lists to the current state of the database. Rule:
 * docs/rules/search.md, "Keeping up".
 *
 * @throws if a database can't be reached.
 */
export async function indexUsers(
  parts: Needs<'db' | 'searchIndex'>,
  userIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(userIds)]
  const lists = await Promise.all(ids.map((id) => listsOfUser(parts.db, id)))
  await refreshEntries(parts, 'users', ids)
  await refreshEntries(parts, 'catalogs', lists.flat())
}
