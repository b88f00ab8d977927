import { and, eq, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { MAX_RESPONSE_DEPTH } from '../../../schema/rules/responses'
import { postResponse } from '../../../schema/tables/post-response'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'

const DEEPEST = sql.raw(String(MAX_RESPONSE_DEPTH))
const below = alias(postResponse, 'below')
const step = alias(postResponse, 'step')
const above = alias(postResponse, 'above')

/** The ids of a response and of everything below it, as a list for `in`. */
export const threadOf = (postId: SQLWrapper): SQL =>
  sql`(with recursive thread(id, depth) as (
    select ${postId}, 0
    union all
    select ${below.postId}, thread.depth + 1
      from thread join ${postResponse} ${below} on ${below.parentId} = thread.id where thread.depth < ${DEEPEST}
  ) select id from thread)`

/** Whether all that a response answers, up to what is discussed, is shown where it was written. */
export const isBelowShown = sql`not exists (
  with recursive up(id, depth) as (
    select ${postResponse.parentId}, 1
    union all
    select ${step.parentId}, up.depth + 1
      from up join ${postResponse} ${step} on ${step.postId} = up.id where up.depth < ${DEEPEST}
  ) select 1 from up join ${postResponse} ${above} on ${above.postId} = up.id where ${above.status} <> 'shown')`

/** A response, if something that it answers is hidden: it is out of the discussion with that. */
export const belowHidden = query('belowHidden', (postId: Param<string>) =>
  select({ id: postResponse.postId })
    .from(postResponse)
    .where(and(eq(postResponse.postId, postId), not(isBelowShown))),
)
