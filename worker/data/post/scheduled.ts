import { query, type Statement } from '../database'

/** Planned stories whose time has come, the earliest first. */
export const dueStories = query<[now: number, limit: number], { id: string }>(
  'dueStories',
  `SELECT p.id FROM post p INDEXED BY post_scheduled
   WHERE p.state = 'scheduled' AND p.first_published_at <= ?1 ORDER BY p.first_published_at, p.id LIMIT ?2`,
)

/**
 * Fails the batch when a story isn't planned any more, or was saved since it was read: no row may be without
 * a revision. `isOutdated` knows the error.
 */
export const expectScheduled = (postId: string, updatedAt: number): Statement => ({
  sql: `UPDATE post SET revision = NULL WHERE id = ? AND (state <> 'scheduled' OR updated_at <> ?)`,
  params: [postId, updatedAt],
})
