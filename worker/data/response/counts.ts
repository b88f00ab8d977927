import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias, union, unionAll } from 'drizzle-orm/sqlite-core'
import { catalog } from '../../../schema/tables/catalog'
import { post } from '../../../schema/tables/post'
import { postResponse } from '../../../schema/tables/post-response'
import type { Statement } from '../database'
import type { Param } from '../sql/params'
import { scalar, select, some } from '../sql/query'
import { update, write } from '../sql/write'
import { isOfShownUser } from '../user/shown'
import { isBelowShown, threadOf } from './threads'

const own = alias(post, 'own')

/** Whether readers see a response where it was written: it is shown, and so are its writer and all that it answers. */
const isOut = and(
  eq(postResponse.status, 'shown'),
  some(own, and(eq(own.id, postResponse.postId), eq(own.state, 'published'))),
  isOfShownUser(postResponse.authorId),
  isBelowShown,
)

/** What a response changes in the counts of what it answers: 1, 0 or -1. */
const change = (postId: SQLWrapper) =>
  scalar(
    select({ change: sql<number>`(${isOut}) - ${postResponse.isCounted}` })
      .from(postResponse)
      .where(eq(postResponse.postId, postId)),
  )

/** The ids of what a response counts for: what is discussed, and the response that it answers. */
const countedBy = (condition: SQL | undefined) =>
  union(
    select({ id: postResponse.rootId }).from(postResponse).where(condition),
    select({ id: postResponse.parentId }).from(postResponse).where(condition),
  )
const discussedList = (condition: SQL | undefined) =>
  select({ id: postResponse.rootId })
    .from(postResponse)
    .where(and(eq(postResponse.rootKind, 'catalog'), condition))

const countForPosts = write((postId: Param<string>) =>
  update(post)
    .set({ responseCount: sql`max(0, ${post.responseCount} + coalesce(${change(postId)}, 0))` })
    .where(inArray(post.id, countedBy(eq(postResponse.postId, postId)))),
)
const countForLists = write((postId: Param<string>) =>
  update(catalog)
    .set({ responseCount: sql`max(0, ${catalog.responseCount} + coalesce(${change(postId)}, 0))` })
    .where(inArray(catalog.id, discussedList(eq(postResponse.postId, postId)))),
)
const markCounted = write((postId: Param<string>) =>
  update(postResponse)
    .set({ isCounted: sql`(${isOut})` })
    .where(eq(postResponse.postId, postId)),
)

/**
 * Counts a response for what it answers as it is now, after any change of its state; does nothing for a story, and
 * nothing if it is counted as it should be.
 */
export const settleResponse = (postId: string): Statement[] => [
  countForPosts(postId),
  countForLists(postId),
  markCounted(postId),
]

/** What some responses change in the counts of what they answer, by its id. */
function changesOf(those: SQL) {
  const changed = sql<number>`(${isOut}) - ${postResponse.isCounted}`.as('change')
  const both = unionAll(
    select({ id: postResponse.rootId, change: changed }).from(postResponse).where(those),
    select({ id: postResponse.parentId, change: changed })
      .from(postResponse)
      .where(and(those, sql`${postResponse.parentId} <> ${postResponse.rootId}`)),
  ).as('both')
  return select({ id: both.id, change: sql<number>`sum(${both.change})`.as('change') })
    .from(both)
    .groupBy(both.id)
    .as('theirs')
}

/** The statements that count some responses as they are now, and mark them as counted. */
function settling(those: (id: Param<string>) => SQL): (id: string) => Statement[] {
  const forPosts = write((id: Param<string>) => {
    const theirs = changesOf(those(id))
    return update(post)
      .set({ responseCount: sql`max(0, ${post.responseCount} + ${theirs.change})` })
      .from(theirs)
      .where(eq(post.id, theirs.id))
  })
  const forLists = write((id: Param<string>) => {
    const theirs = changesOf(those(id))
    return update(catalog)
      .set({ responseCount: sql`max(0, ${catalog.responseCount} + ${theirs.change})` })
      .from(theirs)
      .where(eq(catalog.id, theirs.id))
  })
  const mark = write((id: Param<string>) =>
    update(postResponse)
      .set({ isCounted: sql`(${isOut})` })
      .where(those(id)),
  )
  return (id) => [forPosts(id), forLists(id), mark(id)]
}

/**
 * Recounts a response and all answers to it, which leave the discussion while it is hidden. Not for a story, whose
 * answers are all responses to it. Idempotent.
 */
export const settleThread = settling((postId) => inArray(postResponse.postId, threadOf(postId)))

/** Recounts everything that somebody has responded to, after their account was hidden or shown again. Idempotent. */
export const settleResponsesOf = settling((authorId) => eq(postResponse.authorId, authorId))

/** How many of a person's responses each answered thing counts, by its id. */
function countedOf(person: SQL) {
  const theirs = and(eq(postResponse.authorId, person), eq(postResponse.isCounted, true))
  const both = unionAll(
    select({ id: postResponse.rootId }).from(postResponse).where(theirs),
    select({ id: postResponse.parentId })
      .from(postResponse)
      .where(and(theirs, sql`${postResponse.parentId} <> ${postResponse.rootId}`)),
  ).as('both')
  return select({ id: both.id, responses: sql<number>`count(*)`.as('responses') })
    .from(both)
    .groupBy(both.id)
    .as('theirs')
}

/** What somebody has responded to loses their responses from its count. Reads each of them once. */
export const uncountResponsesForPosts = (person: SQL) => {
  const theirs = countedOf(person)
  return update(post)
    .set({ responseCount: sql`max(0, ${post.responseCount} - ${theirs.responses})` })
    .from(theirs)
    .where(eq(post.id, theirs.id))
}
export const uncountResponsesForCatalogs = (person: SQL) => {
  const theirs = countedOf(person)
  return update(catalog)
    .set({ responseCount: sql`max(0, ${catalog.responseCount} - ${theirs.responses})` })
    .from(theirs)
    .where(eq(catalog.id, theirs.id))
}
