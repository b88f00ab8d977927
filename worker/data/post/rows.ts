import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { coAuthor } from '../../../schema/tables/co-author'
import { media } from '../../../schema/tables/media'
import { post } from '../../../schema/tables/post'
import { indexedBy } from '../sql/fragments'
import { scalar, select } from '../sql/query'
import { type Row, without } from '../sql/rows'

/** The columns of a post that lists, cards and pages need. */
export const postFields = {
  ...without(
    post,
    'inResponseToPostId',
    'previewSrc',
    'featuredAt',
    'responsesClosed',
    'trashedAt',
    'trashedFrom',
  ),
  /** The ids of its co-authors in the order of the byline, as JSON. */
  coAuthorIds: sql<string>`(select json_group_array(${coAuthor.userId}) from ${indexedBy(coAuthor, 'co_author_of_post')} where ${and(eq(coAuthor.postId, post.id), isNotNull(coAuthor.acceptedAt))})`,
  /** The preview picture's mean colour as `#rrggbb`; null if it isn't known. */
  previewColor: scalar(select({ color: media.color }).from(media).where(eq(media.id, post.previewImageId))),
}

/** A post without its body, as read from the database. Booleans are 0 and 1, times milliseconds. */
export interface Post extends Row<typeof postFields> {}
