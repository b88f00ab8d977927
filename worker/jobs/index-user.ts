import { Database } from '../data/database'
import { listsOfUser } from '../services/search/lists-of-user'
import { refreshEntries, type SearchDatabases } from '../services/search/refresh-entries'
import type { ReindexedUser } from '../services/search/request-indexing'

/**
 * Handles one or many `{ type: 'index-user' }` messages at once: updates the search entries of people and of
 * their lists to the current state of the database. Messages may arrive twice, late or out of order. Rule:
 * docs/rules/search.md, "Keeping up".
 *
 * @throws if a database can't be reached, so that the messages are retried.
 */
export async function indexUserJob(env: SearchDatabases, users: readonly ReindexedUser[]): Promise<void> {
  const ids = [...new Set(users.map(({ userId }) => userId))]
  if (ids.length === 0) return
  const db = new Database(env.DB)
  const lists = await Promise.all(ids.map((id) => listsOfUser(db, id)))
  const former = users.flatMap(({ catalogIds = [] }) => catalogIds)
  await refreshEntries(env, 'users', ids)
  await refreshEntries(env, 'catalogs', [...lists.flat(), ...former])
}
