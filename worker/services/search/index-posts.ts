import { surroundingsOfPosts } from '../../data/search/sources'
import type { Needs } from '../parts'
import { refreshEntries } from './refresh-entries'

/**
 * Updates the search entries of stories, and of the people, publications and topics around them, to the current state of
 * the database. Rule: docs/rules/search.md, "Keeping up".
 *
 * @throws if a database can't be reached.
 */
export async function indexPosts(
  parts: Needs<'db' | 'searchIndex'>,
  postIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(postIds)]
  await refreshEntries(parts, 'posts', ids)
  const around = await parts.db.all(surroundingsOfPosts, JSON.stringify(ids))
  for (const kind of ['users', 'collections', 'tags'] as const) {
    await refreshEntries(
      parts,
      kind,
      around.filter((row) => row.kind === kind).map(({ key }) => key),
    )
  }
}
