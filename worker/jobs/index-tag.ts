import { Database } from '../data/database'
import { listedPostsOfTag } from '../data/search/sources'
import { refreshEntries, type SearchDatabases } from '../services/search/refresh-entries'
import type { IndexMessage, ReindexedTag } from '../services/search/request-indexing'
import type { BatchQueue } from '../services/send-in-batches'

/** How many stories of a topic are indexed with one message; a further message does the rest. */
const STORIES = 50

/** Before the first story. */
const START = [Number.MIN_SAFE_INTEGER, ''] as const

/**
 * Handles one or many `{ type: 'index-tag' }` messages at once: updates the search entries of topics, and of some of
 * their stories, to the current state of the database. Messages may arrive twice, late or out of order. Rule:
 * docs/rules/search.md, "Keeping up".
 *
 * @throws if a database or the queue can't be reached, so that the messages are retried.
 */
export async function indexTagJob(
  env: SearchDatabases & { JOBS: BatchQueue<IndexMessage> },
  tags: readonly ReindexedTag[],
): Promise<void> {
  if (tags.length === 0) return
  const db = new Database(env.DB)
  await refreshEntries(
    env,
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
    env,
    'posts',
    pages.flatMap(({ posts }) => posts.map(({ id }) => id)),
  )
  const further = pages.flatMap(({ slug, posts }) => {
    const last = posts[STORIES - 1]
    if (last?.publishedAt == null) return []
    return [{ body: { type: 'index-tag' as const, slug, after: [last.publishedAt, last.id] as const } }]
  })
  if (further.length > 0) await env.JOBS.sendBatch(further)
}
