import { listedPostsOfTag } from '../../data/search/sources'
import type { JobNeeds } from '../parts'
import { refreshEntries } from './refresh-entries'
import type { ReindexedTag } from './request-indexing'

/** How many stories of a topic are indexed at a time; a further message does the rest. */
const STORIES = 50

/** Before the first story. */
const START = [Number.MIN_SAFE_INTEGER, ''] as const

/**
 * Updates the search entries of topics, and of some of their stories, to the current state of the database. Rule:
 * docs/rules/search.md, "Keeping up".
 *
 * @throws if a database or the queue can't be reached.
 */
export async function indexTags(
  { db, searchIndex, indexQueue }: JobNeeds<'db' | 'searchIndex' | 'indexQueue'>,
  tags: readonly ReindexedTag[],
): Promise<void> {
  await refreshEntries(
    { db, searchIndex },
    'tags',
    tags.map(({ slug }) => slug),
  )
  const pages = await Promise.all(
    tags.map(async ({ slug, after = START }) => ({
      slug,
      posts: await db.all(listedPostsOfTag, slug, ...after, STORIES),
    })),
  )
  await refreshEntries(
    { db, searchIndex },
    'posts',
    pages.flatMap(({ posts }) => posts.map(({ id }) => id)),
  )
  const further = pages.flatMap(({ slug, posts }) => {
    const last = posts[STORIES - 1]
    if (last?.publishedAt == null) return []
    return [{ body: { type: 'index-tag' as const, slug, after: [last.publishedAt, last.id] as const } }]
  })
  if (further.length > 0) await indexQueue.sendBatch(further)
}
