import { and, eq, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { ResponseStatus } from '../../../schema/rules/responses'
import { post } from '../../../schema/tables/post'
import { postResponse } from '../../../schema/tables/post-response'
import { failedOn } from '../sql/fragments'
import { insert } from '../sql/insert'
import type { Param } from '../sql/params'
import { some } from '../sql/query'
import { update, write } from '../sql/write'

/** Stores the words of a response, as a post. */
export const insertResponsePost = insert(post)

/** Stores where a response stands. */
export const insertResponse = insert(postResponse)

/** Whether a batch failed because the response was written before. */
export const isRespondedAlready = (error: unknown): boolean => failedOn(error, postResponse.authorId)

const own = alias(post, 'own')

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

/** Updates the rank of a response among the most relevant. */
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
