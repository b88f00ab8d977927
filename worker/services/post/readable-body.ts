import { memberPreview } from '../../../schema/rules/member-preview'
import type { StoryBody } from '../../../schema/story/paragraph'
import type { Database } from '../../data/database'
import { bodiesByVersionIds } from '../../data/post/queries'
import type { Post } from '../../data/post/rows'
import type { Actor } from '../policies/actor'
import { can } from '../policies/can'

/** The published text of a story, as far as somebody may read it. */
export async function readableBody(db: Database, actor: Actor, post: Post): Promise<StoryBody> {
  const row = post.versionId && (await db.first(bodiesByVersionIds, JSON.stringify([post.versionId])))
  const body = row ? (JSON.parse(row.body) as StoryBody) : []
  return can(actor, 'readWhole', { entity: 'post', post }) ? body : memberPreview(body)
}
