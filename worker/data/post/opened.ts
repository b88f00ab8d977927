import { and, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { post } from '../../../schema/tables/post'
import type { Param } from '../sql/params'
import { isOfShownUser } from '../user/shown'

/** Where somebody is, as {@link canBeOpened} takes it. */
export const countryToOpenIn = (country: string | null): string | null => country?.toUpperCase() ?? null

/**
 * Whether a story that somebody has read or marked before can be opened by them: it is out, its writer is shown, and it
 * isn't withheld in their country, unless they have written it.
 *
 * @param country two capital letters, or null if nobody knows where they are.
 * @param story the table, if it is an alias.
 */
export const canBeOpened = (
  userId: Param<string>,
  country: Param<string | null>,
  story: Record<'state' | 'creatorId' | 'withheldIn' | 'coAuthorIds', SQLiteColumn> = post,
): SQL | undefined =>
  and(
    inArray(story.state, ['published', 'unlisted']),
    isOfShownUser(story.creatorId),
    or(
      sql`${story.withheldIn} ->> ${country} is null`,
      sql`${story.creatorId} = ${userId}`,
      sql`instr(${story.coAuthorIds}, ${userId}) > 0`,
    ),
  )
