import { Database } from '../data/database'
import { surroundingsOfPosts } from '../data/search/sources'
import { refreshEntries, type SearchDatabases } from '../services/search/refresh-entries'

/**
 * Handles one or many `{ type: 'index-post' }` messages at once: updates the search entries of the stories,
 * and of the people, publications and tags around them, to the current state of the database. Messages may
 * arrive twice, late or out of order. Rule: docs/rules/search.md, "Keeping up".
 *
 * @throws if a database can't be reached, so that the messages are retried.
 */
export async function indexPostJob(env: SearchDatabases, postIds: readonly string[]): Promise<void> {
  const ids = [...new Set(postIds)]
  if (ids.length === 0) return
  await refreshEntries(env, 'posts', ids)
  const around = await new Database(env.DB).all(surroundingsOfPosts, JSON.stringify(ids))
  for (const kind of ['users', 'collections', 'tags'] as const) {
    await refreshEntries(
      env,
      kind,
      around.filter((row) => row.kind === kind).map(({ key }) => key),
    )
  }
}
