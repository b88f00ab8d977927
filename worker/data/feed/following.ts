import { desc, eq, sql } from 'drizzle-orm'
import { MAX_TAGS } from '../../../schema/rules/limits'
import { post } from '../../../schema/tables/post'
import { postFields } from '../post/rows'
import type { Page, Param } from '../sql/params'
import { query, select } from '../sql/query'
import { type Candidates, ofFollowed, ofFollowedTags } from './sources'

/** The rows of candidates, newest first. */
const storiesOf = (candidate: Candidates, limit: Page[2]) =>
  select(postFields)
    .from(candidate)
    .crossJoin(post)
    .where(eq(post.id, candidate.postId))
    .orderBy(desc(post.firstPublishedAt), desc(post.id))
    .limit(limit)

/** The newest stories by the people whom somebody follows, except those that they have muted. */
export const feedOfUsers = query('feedOfUsers', (userId: Param<string>, ...page: Page) =>
  storiesOf(ofFollowed('user', 'newest', userId, page, { isUnmuted: true }), page[2]),
)

/** The newest stories of the publications that somebody follows, except muted ones. */
export const feedOfCollections = query('feedOfCollections', (userId: Param<string>, ...page: Page) =>
  storiesOf(ofFollowed('collection', 'newest', userId, page, { isUnmuted: true }), page[2]),
)

/**
 * The newest stories of the topics that somebody follows, except muted ones. A story with several of the topics appears
 * once.
 */
export const feedOfTags = query('feedOfTags', (userId: Param<string>, ...[key, id, limit]: Page) => {
  // A candidate for each tag of a story: so many of them are a page of stories, whatever they share.
  const candidates = sql`${limit} * ${MAX_TAGS}` as unknown as Page[2]
  const of = ofFollowedTags('newest', userId, [key, id, candidates], { isUnmuted: true })
  return storiesOf(of, limit).groupBy(post.id)
})
