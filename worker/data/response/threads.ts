import { and, count, eq, inArray, lte, ne, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { MAX_RESPONSE_DEPTH } from '../../../schema/rules/responses'
import { postResponse } from '../../../schema/tables/post-response'
import { indexedBy, jsonEach, recursive } from '../sql/fragments'
import type { Param } from '../sql/params'
import { named, query, scalar, select, withRecursive } from '../sql/query'

const below = alias(postResponse, 'below')
const step = alias(postResponse, 'step')
const above = alias(postResponse, 'above')

const thread = recursive<string>('thread', 'id')
const downward = select({ id: below.postId })
  .from(thread.from)
  .innerJoin(below, and(eq(below.parentId, thread.value), lte(below.depth, MAX_RESPONSE_DEPTH)))

/** The ids of a response and of everything below it, as a list for `in`. */
export function threadOf(postId: SQLWrapper): SQL {
  const ids = select({ id: thread.value }).from(thread.from)
  return sql`(${withRecursive([thread.as(postId, named(downward))], ids)})`
}

const shown = alias(postResponse, 'shown')

/**
 * Whether something below a response is shown, at any depth. The walk ends with the first one that it finds.
 *
 * @param isSeen what else is asked of the author of what is below.
 */
export function leadsOn(postId: SQLWrapper, isSeen?: (authorId: SQLWrapper) => SQL): SQL {
  const firstShown = select({ id: shown.postId })
    .from(thread.from)
    .innerJoin(shown, and(eq(shown.postId, thread.value), eq(shown.isCounted, true)))
    .where(isSeen?.(shown.authorId))
  return sql`exists (${withRecursive([thread.as(postId, named(downward))], firstShown)})`
}

const gone = alias(postResponse, 'gone')

/** How many places of answers to a response that are gone lead on to something. */
export const keptPlacesBelow = (postId: SQLWrapper) =>
  scalar(
    select({ places: count() })
      .from(indexedBy(gone, 'post_response_gone', postResponse))
      .where(
        and(
          eq(gone.parentId, postId),
          eq(gone.isCounted, false),
          eq(gone.status, 'shown'),
          leadsOn(gone.postId),
        ),
      ),
  )

/** The empty places among the answers to responses, by a JSON list of these, with what is discussed. */
export const keptPlacesOf = query('keptPlacesOf', (ids: Param<string>) => {
  const keys = jsonEach(ids)
  return select({
    postId: postResponse.postId,
    rootId: postResponse.rootId,
    keptPlaces: sql<number>`${keptPlacesBelow(postResponse.postId)}`,
  })
    .from(keys.from)
    .crossJoin(postResponse)
    .where(eq(postResponse.postId, keys.value))
})

const path = recursive<string>('path', 'id')
const upward = select({ id: step.parentId }).from(path.from).innerJoin(step, eq(step.postId, path.value))
const hidden = select({ id: above.postId })
  .from(path.from)
  .innerJoin(above, and(eq(above.postId, path.value), ne(above.status, 'shown')))

/** The answered posts in the thread of a response, and their writers; a long thread is limited to a number of rows. */
export const answersInThread = query('answersInThread', (postId: Param<string>, limit: Param<number>) =>
  select({ parentId: postResponse.parentId, authorId: postResponse.authorId })
    .from(postResponse)
    .where(inArray(postResponse.postId, threadOf(postId)))
    .limit(limit),
)

/** What a response answers, directly and above that, up to what is discussed. */
export const answeredAbove = query('answeredAbove', (postId: Param<string>) =>
  withRecursive(
    [path.as(postId, named(upward))],
    select({ id: path.value })
      .from(path.from)
      .where(sql`${path.value} <> ${postId}`)
      .limit(MAX_RESPONSE_DEPTH),
  ),
)

/** Whether all that a response answers, up to what is discussed, is shown where it was written. */
export const isBelowShown = sql`not exists (${withRecursive(
  [path.as(postResponse.parentId, named(upward))],
  hidden,
)})`

/** A response, if something that it answers is hidden: it is out of the discussion with that. */
export const belowHidden = query('belowHidden', (postId: Param<string>) =>
  select({ id: postResponse.postId })
    .from(postResponse)
    .where(and(eq(postResponse.postId, postId), not(isBelowShown))),
)
