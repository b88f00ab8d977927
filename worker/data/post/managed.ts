/** Stories of a publication that readers don't see yet. */
import { and, asc, desc, eq, gte, lt } from 'drizzle-orm'
import { post } from '../../../schema/tables/post'
import { indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { postFields } from './rows'

/** A publication's planned stories from one moment to another, earliest first. */
export const plannedOfCollection = query(
  'plannedOfCollection',
  (collectionId: Param<string>, from: Param<number>, until: Param<number>, limit: Param<number>) =>
    select(postFields)
      .from(indexedBy(post, 'post_by_collection'))
      .where(
        and(
          eq(post.collectionId, collectionId),
          eq(post.isListed, false),
          eq(post.state, 'scheduled'),
          gte(post.firstPublishedAt, from),
          lt(post.firstPublishedAt, until),
        ),
      )
      .orderBy(asc(post.firstPublishedAt), asc(post.id))
      .limit(limit),
)

/** A person's drafts in a publication, the one that changed last first. */
export const draftsOfCollection = query(
  'draftsOfCollection',
  (creatorId: Param<string>, collectionId: Param<string>, limit: Param<number>) =>
    select(postFields)
      .from(indexedBy(post, 'post_of_creator'))
      .where(and(eq(post.creatorId, creatorId), eq(post.collectionId, collectionId), eq(post.state, 'draft')))
      .orderBy(desc(post.updatedAt))
      .limit(limit),
)
