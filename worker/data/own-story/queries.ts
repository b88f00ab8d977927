/** A writer's own stories, in all states. Rule: docs/rules/writing.md, "Your stories". */
import { and, desc, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias, unionAll } from 'drizzle-orm/sqlite-core'
import { coAuthor } from '../../../schema/tables/co-author'
import { post } from '../../../schema/tables/post'
import { postResponse } from '../../../schema/tables/post-response'
import { storiesWrittenWith } from '../co-author/stories'
import type { RowOf } from '../database'
import { postFields } from '../post/rows'
import { before, indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, scalar, select } from '../sql/query'

/** What a story is listed under, as SQL. */
const filter = sql<string>`case
  when ${post.state} = 'trashed' then 'DELETED'
  when ${post.kind} = 'response' then 'RESPONSES'
  when ${post.state} = 'draft' then 'DRAFTS'
  when ${post.state} = 'scheduled' then 'SCHEDULED'
  when ${post.state} = 'unlisted' then 'UNLISTED'
  when ${post.state} = 'mailed' then 'MAILED'
  when ${post.state} = 'published' then 'PUBLIC' end`

/** The time that a list goes by: when it was deleted, came or comes out, or was written on last. */
const time = sql<number>`case ${post.state}
  when 'trashed' then coalesce(${post.trashedAt}, 0)
  when 'draft' then ${post.updatedAt}
  else coalesce(${post.firstPublishedAt}, ${post.updatedAt}) end`

const has = (search: Param<string>): SQL =>
  sql`instr(lower(${post.title} || ' ' || ${post.subtitle} || ' ' || ${post.excerpt}), lower(${search})) > 0`

/** A person's own stories, and those that they write with others. */
const isWrittenBy = (userId: Param<string>): SQL => {
  const own = alias(post, 'own')
  const ownIds = select({ id: own.id })
    .from(indexedBy(own, 'post_of_creator', post))
    .where(eq(own.creatorId, userId))
  return inArray(post.id, unionAll(ownIds, storiesWrittenWith(userId)))
}

/** The list that a post responds to. */
const answeredList = select({ rootId: postResponse.rootId })
  .from(postResponse)
  .where(
    and(
      eq(postResponse.postId, post.id),
      eq(postResponse.rootKind, 'catalog'),
      eq(postResponse.parentId, postResponse.rootId),
    ),
  )

/** A page of a writer's stories under one filter that contain some words. The next scheduled story comes first. */
export const ownStories = query(
  'ownStories',
  (
    creatorId: Param<string>,
    filtered: Param<string>,
    order: Param<string>,
    search: Param<string>,
    afterKey: Param<number>,
    afterId: Param<string>,
    limit: Param<number>,
  ) => {
    const key = sql<number>`case ${order}
      when 'LONGEST' then ${post.wordCount}
      when 'MOST_POPULAR' then ${post.clapCount}
      else ${time} * case when (${order} = 'OLDEST') = (${filtered} = 'SCHEDULED') then 1 else -1 end end`
    return select({
      ...postFields,
      inResponseToPostId: post.inResponseToPostId,
      inResponseToCatalogId: scalar(answeredList),
      trashedAt: post.trashedAt,
      key,
    })
      .from(post)
      .where(
        and(
          isWrittenBy(creatorId),
          // What its writer has thrown away is gone for the others.
          or(eq(post.creatorId, creatorId), ne(post.state, 'trashed')),
          sql`${filter} = ${filtered}`,
          has(search),
          before([key, post.id], [afterKey, afterId]),
        ),
      )
      .orderBy(desc(key), desc(post.id))
      .limit(limit)
  },
)

export type OwnStoryRow = RowOf<typeof ownStories>

/** How many stories of a writer there are under each filter. */
export const ownStoryCounts = query('ownStoryCounts', (creatorId: Param<string>) => {
  const countOf = (name: SQL) => sql<number>`coalesce(sum(${filter} = ${name}), 0)`
  return select({
    drafts: countOf(sql`'DRAFTS'`),
    scheduled: countOf(sql`'SCHEDULED'`),
    public: countOf(sql`'PUBLIC'`),
    responses: countOf(sql`'RESPONSES'`),
    unlisted: countOf(sql`'UNLISTED'`),
    mailed: countOf(sql`'MAILED'`),
    deleted: countOf(sql`'DELETED'`),
  })
    .from(post)
    .where(and(isWrittenBy(creatorId), or(eq(post.creatorId, creatorId), ne(post.state, 'trashed'))))
    .limit(1)
})

/**
 * A single row if somebody has published something, alone or with others, that isn't in the trash. It ends at the first
 * one, however many there are.
 */
export const somethingPublished = query('somethingPublished', (userId: Param<string>) => {
  const isOut = inArray(post.state, ['published', 'unlisted'])
  return unionAll(
    select({ id: post.id })
      .from(indexedBy(post, 'post_of_creator'))
      .where(and(eq(post.creatorId, userId), isOut)),
    select({ id: post.id })
      .from(indexedBy(coAuthor, 'co_author_of_user'))
      .innerJoin(post, eq(post.id, coAuthor.postId))
      .where(and(eq(coAuthor.userId, userId), isNotNull(coAuthor.acceptedAt), isOut)),
  ).limit(1)
})

/** What a writer has in the trash. */
export const trashOf = query('trashOf', (creatorId: Param<string>, limit: Param<number>) =>
  select({ id: post.id })
    .from(indexedBy(post, 'post_of_creator'))
    .where(and(eq(post.creatorId, creatorId), eq(post.state, 'trashed')))
    .limit(limit),
)
