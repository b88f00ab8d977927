import type { StoryBody } from '../../../schema/story/paragraph'
import type { Database } from '../../data/database'
import { bodiesByVersionIds } from '../../data/post/queries'
import type { Post } from '../../data/post/rows'

/** What a response says now, as it is stored. */
export async function bodyOf(db: Database, { versionId }: Pick<Post, 'versionId'>): Promise<StoryBody> {
  const row = versionId === null ? undefined : await db.first(bodiesByVersionIds, JSON.stringify([versionId]))
  return row ? JSON.parse(row.body) : []
}
