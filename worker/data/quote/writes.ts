import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { post } from '../../../schema/tables/post'
import { quote } from '../../../schema/tables/quote'
import { failedOn } from '../sql/fragments'
import { insert } from '../sql/insert'
import type { Param } from '../sql/params'
import { select, some } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'

/** Stores a highlight. */
export const insertQuote = insert(quote)

/** Whether a batch failed because the passage was highlighted before. */
export const isQuotedAlready = (error: unknown): boolean => failedOn(error, quote.userId)

/** Restores a highlight, or changes who sees it. */
export const keepQuote = write((id: Param<string>, isPrivate: Param<number>) =>
  update(quote)
    .set({ deletedAt: null, isPrivate: sql`${isPrivate}` })
    .where(eq(quote.id, id)),
)

/** Deletes a highlight, or takes that back. */
export const setQuoteDeleted = write((id: Param<string>, deletedAt: Param<number | null>) =>
  update(quote)
    .set({ deletedAt: sql`${deletedAt}` })
    .where(eq(quote.id, id)),
)

/** Deletes the highlights in a story that has been erased. */
export const deleteQuotesOfErased = write((postId: Param<string>) =>
  deleteFrom(quote).where(
    and(eq(quote.postId, postId), some(post, and(eq(post.id, postId), eq(post.state, 'removed')))),
  ),
)

/** The words of a story belong to its writer: others' highlights in it go with its writer. */
export const deleteQuotesOfTheirStories = (person: SQL) =>
  deleteFrom(quote).where(
    inArray(quote.postId, select({ id: post.id }).from(post).where(eq(post.creatorId, person))),
  )
