import { and, eq, isNotNull, type SQLWrapper } from 'drizzle-orm'
import { coAuthor } from '../../../schema/tables/co-author'
import { indexedBy } from '../sql/fragments'
import { select } from '../sql/query'

/** The stories that somebody writes with others. */
export const storiesWrittenWith = (userId: SQLWrapper) =>
  select({ id: coAuthor.postId })
    .from(indexedBy(coAuthor, 'co_author_of_user'))
    .where(and(eq(coAuthor.userId, userId), isNotNull(coAuthor.acceptedAt)))
