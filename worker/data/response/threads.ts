import { and, eq, inArray, lte, ne, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { MAX_RESPONSE_DEPTH } from '../../../schema/rules/responses'
import { postResponse } from '../../../schema/tables/post-response'
import { recursive } from '../sql/fragments'
import type { Param } from '../sql/params'
import { named, query, select, withRecursive } from '../sql/query'

const below = alias(postResponse, 'below')
const step = alias(postResponse, 'step')
const above = alias(postResponse, 'above')

/** The ids of a response and of everything below it, as a list for `in`. */
export function threadOf(postId: SQLWrapper): SQL {
  const thread = recursive<string>('thread', 'id')
  const next = select({ id: below.postId })
    .from(thread.from)
    .innerJoin(below, and(eq(below.parentId, thread.value), lte(below.depth, MAX_RESPONSE_DEPTH)))
  const ids = select({ id: thread.value }).from(thread.from)
  return sql`(${withRecursive([thread.as(postId, named(next))], ids)})`
}

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
