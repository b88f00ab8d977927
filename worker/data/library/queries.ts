import { and, count, eq, isNull, ne, sql } from 'drizzle-orm'
import { catalog, catalogFollow } from '../../../schema/tables/catalog'
import { post } from '../../../schema/tables/post'
import { postResponse } from '../../../schema/tables/post-response'
import { quote } from '../../../schema/tables/quote'
import { readingHistory } from '../../../schema/tables/reading-history'
import { isThere } from '../catalog/rows'
import { canBeOpened } from '../post/opened'
import { indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, scalar, select, selectOne } from '../sql/query'
import { isOfShownUser } from '../user/shown'

const counted = { count: count() }

/**
 * How many things each part of a person's library has, under the conditions of the lists that show them. The reading
 * list counts even if nothing has been saved to it.
 */
export const libraryCounts = query(
  'libraryCounts',
  (userId: Param<string>, country: Param<string | null>) => {
    const lists = select(counted)
      .from(indexedBy(catalog, 'catalog_of_creator'))
      .where(and(eq(catalog.creatorId, userId), isThere, ne(catalog.type, 'reading-list')))
    const savedLists = select(counted)
      .from(indexedBy(catalogFollow, 'catalog_follow_of_user'))
      .innerJoin(catalog, eq(catalog.id, catalogFollow.catalogId))
      .where(
        and(
          eq(catalogFollow.userId, userId),
          eq(catalog.visibility, 0),
          isThere,
          isOfShownUser(catalog.creatorId),
        ),
      )
    const highlights = select(counted)
      .from(indexedBy(quote, 'quote_of_user'))
      .innerJoin(post, and(eq(post.id, quote.postId), canBeOpened(userId, country)))
      .where(and(eq(quote.userId, userId), isNull(quote.deletedAt)))
    const responses = select(counted)
      .from(indexedBy(postResponse, 'post_response_by_author'))
      .innerJoin(post, and(eq(post.id, postResponse.postId), eq(post.state, 'published')))
      .where(and(eq(postResponse.authorId, userId), eq(postResponse.status, 'shown')))
    const history = select(counted)
      .from(indexedBy(readingHistory, 'reading_history_of_user'))
      .innerJoin(post, and(eq(post.id, readingHistory.postId), canBeOpened(userId, country)))
      .where(and(eq(readingHistory.userId, userId), isNull(readingHistory.removedAt)))
    return selectOne({
      lists: sql<number>`1 + ${scalar(lists)}`,
      savedLists: sql<number>`${scalar(savedLists)}`,
      highlights: sql<number>`${scalar(highlights)}`,
      responses: sql<number>`${scalar(responses)}`,
      history: sql<number>`${scalar(history)}`,
    })
  },
)
