import { and, inArray, or, type SQL, sql } from 'drizzle-orm'
import { post } from '../../../schema/tables/post'
import type { Param } from '../sql/params'
import { isOfShownUser } from '../user/shown'

/**
 * Whether a story that somebody has read or marked before can be opened by them: it is out, its writer is shown, and it
 * isn't withheld in their country, unless they have written it.
 *
 * @param country two capital letters, or null if nobody knows where they are.
 */
export const canBeOpened = (userId: Param<string>, country: Param<string | null>): SQL | undefined =>
  and(
    inArray(post.state, ['published', 'unlisted']),
    isOfShownUser(post.creatorId),
    or(
      sql`${post.withheldIn} ->> ${country} is null`,
      sql`${post.creatorId} = ${userId}`,
      sql`instr(${post.coAuthorIds}, ${userId}) > 0`,
    ),
  )
