import { and, eq, inArray, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias, union, unionAll } from 'drizzle-orm/sqlite-core'
import type { ResponseStatus } from '../../../schema/rules/responses'
import { catalog } from '../../../schema/tables/catalog'
import { post } from '../../../schema/tables/post'
import { postResponse } from '../../../schema/tables/post-response'
import type { Statement } from '../database'
import { failedOn } from '../sql/fragments'
import { insert } from '../sql/insert'
import type { Param } from '../sql/params'
import { scalar, select, some } from '../sql/query'
import { update, write } from '../sql/write'
import { isOfShownUser } from '../user/shown'

/** Stores the words of a response, as a post. */
export const insertResponsePost = insert(post)

/** Stores where a response stands. */
export const insertResponse = insert(postResponse)

/** Whether a batch failed because the response was written before. */
export const isRespondedAlready = (error: unknown): boolean => failedOn(error, postResponse.authorId)

const own = alias(post, 'own')

/** Whether readers see a response where it was written: it is shown, and so is what its writer publishes. */
const isOut = and(
  eq(postResponse.status, 'shown'),
  some(own, and(eq(own.id, postResponse.postId), eq(own.state, 'published'))),
  isOfShownUser(postResponse.authorId),
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

/** What somebody's responses change in the counts of what they answer, by its id. */
function changesOf(authorId: Param<string>) {
  const changed = sql<number>`(${isOut}) - ${postResponse.isCounted}`.as('change')
  const theirs = eq(postResponse.authorId, authorId)
  const both = unionAll(
    select({ id: postResponse.rootId, change: changed }).from(postResponse).where(theirs),
    select({ id: postResponse.parentId, change: changed })
      .from(postResponse)
      .where(and(theirs, sql`${postResponse.parentId} <> ${postResponse.rootId}`)),
  ).as('both')
  return select({ id: both.id, change: sql<number>`sum(${both.change})`.as('change') })
    .from(both)
    .groupBy(both.id)
    .as('theirs')
}
const countAllForPosts = write((authorId: Param<string>) => {
  const theirs = changesOf(authorId)
  return update(post)
    .set({ responseCount: sql`max(0, ${post.responseCount} + ${theirs.change})` })
    .from(theirs)
    .where(eq(post.id, theirs.id))
})
const countAllForLists = write((authorId: Param<string>) => {
  const theirs = changesOf(authorId)
  return update(catalog)
    .set({ responseCount: sql`max(0, ${catalog.responseCount} + ${theirs.change})` })
    .from(theirs)
    .where(eq(catalog.id, theirs.id))
})
const markAllCounted = write((authorId: Param<string>) =>
  update(postResponse)
    .set({ isCounted: sql`(${isOut})` })
    .where(eq(postResponse.authorId, authorId)),
)

/** The same for all that somebody has responded to, after their account was hidden, or shown again. Idempotent. */
export const settleResponsesOf = (authorId: string): Statement[] => [
  countAllForPosts(authorId),
  countAllForLists(authorId),
  markAllCounted(authorId),
]

/** Decides whether a response is shown where it was written. */
export const setResponseStatus = write((postId: Param<string>, status: Param<ResponseStatus>) =>
  update(postResponse).set({ status }).where(eq(postResponse.postId, postId)),
)

/** Publishes a response that has waited. */
export const publishHeld = write((postId: Param<string>, now: Param<number>) =>
  update(post)
    .set({ state: 'published', firstPublishedAt: now, latestPublishedAt: now, updatedAt: now })
    .where(and(eq(post.id, postId), eq(post.state, 'draft'))),
)

/** Takes the pin from the response of a discussion that has it. */
export const unpinResponses = write((rootId: Param<string>) =>
  update(postResponse)
    .set({ isPinned: false })
    .where(and(eq(postResponse.rootId, rootId), eq(postResponse.isPinned, true))),
)

/** Pins a response. */
export const pinResponse = write((postId: Param<string>) =>
  update(postResponse).set({ isPinned: true }).where(eq(postResponse.postId, postId)),
)

/** Ranks a response anew among the most relevant. */
export const scoreResponse = write((postId: Param<string>, score: Param<number>) =>
  update(postResponse).set({ score }).where(eq(postResponse.postId, postId)),
)

/** Stores how a response was typed last. */
export const setSource = write((postId: Param<string>, source: Param<string>, now: Param<number>) =>
  update(postResponse).set({ source, editedAt: now }).where(eq(postResponse.postId, postId)),
)

/** Shows another version of a response. */
export const setResponseText = write(
  (
    postId: Param<string>,
    versionId: Param<string>,
    revision: Param<number>,
    title: Param<string>,
    slug: Param<string>,
    excerpt: Param<string>,
    wordCount: Param<number>,
    readingTime: Param<number>,
    now: Param<number>,
  ) =>
    update(post)
      .set({
        versionId,
        revision,
        title,
        slug,
        excerpt,
        wordCount,
        readingTime,
        updatedAt: now,
        latestPublishedAt: sql`case when ${post.latestPublishedAt} is not null then ${now} end`,
      })
      .where(eq(post.id, postId)),
)

/** Forgets how a response was typed that has been erased. */
export const forgetSourceOfErased = write((postId: Param<string>) =>
  update(postResponse)
    .set({ source: '' })
    .where(
      and(
        eq(postResponse.postId, postId),
        ne(postResponse.source, ''),
        some(own, and(eq(own.id, postId), eq(own.state, 'removed'))),
      ),
    ),
)

/** How many of somebody's responses what they answer counts, by its id. */
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
