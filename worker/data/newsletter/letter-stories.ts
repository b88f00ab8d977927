/** Stories that newsletters can send. Rule: docs/rules/newsletters.md, "Preparing a letter". */
import { and, desc, eq, sql } from 'drizzle-orm'
import { post } from '../../../schema/tables/post'
import { postFields } from '../post/rows'
import { before, indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'

/** The listed stories of a publication whose titles contain some words, newest first. */
export const letterStoriesOfCollection = query(
  'letterStoriesOfCollection',
  (
    collectionId: Param<string>,
    search: Param<string>,
    afterTime: Param<number>,
    afterId: Param<string>,
    limit: Param<number>,
  ) =>
    select(postFields)
      .from(indexedBy(post, 'post_by_collection'))
      .where(
        and(
          eq(post.collectionId, collectionId),
          eq(post.isListed, true),
          eq(post.kind, 'story'),
          sql`instr(lower(${post.title} || ' ' || ${post.subtitle}), lower(${search})) > 0`,
          before([post.firstPublishedAt, post.id], [afterTime, afterId]),
        ),
      )
      .orderBy(desc(post.firstPublishedAt), desc(post.id))
      .limit(limit),
)
