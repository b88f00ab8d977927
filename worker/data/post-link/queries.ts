import { and, desc, eq, inArray } from 'drizzle-orm'
import { post } from '../../../schema/tables/post'
import { postLink } from '../../../schema/tables/post-link'
import type { RowOf } from '../database'
import { postFields } from '../post/rows'
import { indexedBy } from '../sql/fragments'
import { insert } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { only } from '../sql/rows'
import { deleteFrom, write } from '../sql/write'

/** States in which a link opens a story. */
const OPEN = ['draft', 'scheduled', 'published', 'unlisted'] as const

/** The links of a story, the newest first. */
export const linksOfPost = query('linksOfPost', (postId: Param<string>, limit: Param<number>) =>
  select(only(postLink, 'id', 'postId', 'createdAt'))
    .from(indexedBy(postLink, 'post_link_of_post'))
    .where(eq(postLink.postId, postId))
    .orderBy(desc(postLink.createdAt), desc(postLink.id))
    .limit(limit),
)

/** A link without its key, which isn't stored. */
export type PostLink = RowOf<typeof linksOfPost>

export const linkById = query('linkById', (id: Param<string>) =>
  select(only(postLink, 'id', 'postId', 'createdAt'))
    .from(postLink)
    .where(eq(postLink.id, id)),
)

/** The story that a key opens. */
export const postOfKey = query('postOfKey', (keyHash: Param<string>, postId: Param<string>) =>
  select(postFields)
    .from(indexedBy(postLink, 'post_link_key'))
    .innerJoin(post, eq(post.id, postLink.postId))
    .where(and(eq(postLink.keyHash, keyHash), eq(postLink.postId, postId), inArray(post.state, [...OPEN]))),
)

export const insertLink = insert(postLink)

export const deleteLink = write((id: Param<string>) => deleteFrom(postLink).where(eq(postLink.id, id)))
