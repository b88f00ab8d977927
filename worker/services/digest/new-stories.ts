import { MOST_IN_READER_DIGEST } from '../../../schema/rules/digests'
import { feedOfCollections, feedOfTags, feedOfUsers } from '../../data/feed/following'
import type { Post } from '../../data/post/rows'
import type { JobNeeds } from '../parts'
import { authorsOf } from '../post/co-authors'

const FEEDS = [feedOfUsers, feedOfCollections, feedOfTags] as const

/** How many are read of each kind of what somebody follows: some may be their own, or in two kinds. */
const READ = 2 * MOST_IN_READER_DIGEST

/**
 * The stories of what somebody follows that came out from a time on, before another one, newest first and each once. Rule:
 * docs/rules/newsletters.md, "The reader’s digest".
 */
export async function newStories(
  { db }: JobNeeds<'db'>,
  userId: string,
  { from, until }: { from: number; until: number },
): Promise<Post[]> {
  const read = await Promise.all(FEEDS.map((feed) => db.all(feed, userId, until, '', READ)))
  const stories = new Map<string, Post>()
  for (const post of read.flat())
    if ((post.firstPublishedAt ?? 0) >= from && !authorsOf(post).includes(userId)) stories.set(post.id, post)
  return [...stories.values()]
    .sort((a, b) => (b.firstPublishedAt ?? 0) - (a.firstPublishedAt ?? 0) || (a.id < b.id ? 1 : -1))
    .slice(0, MOST_IN_READER_DIGEST)
}
