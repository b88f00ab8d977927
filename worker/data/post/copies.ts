import { and, asc, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import { coAuthor } from '../../../schema/tables/co-author'
import { media } from '../../../schema/tables/media'
import { post } from '../../../schema/tables/post'
import { storiesWrittenWith } from '../co-author/stories'
import { indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { scalar, select } from '../sql/query'
import { update, write } from '../sql/write'

/* What a story's row repeats of other tables, so that a list reads nothing more for each of its stories. A change of
   the original sends the statement that copies it in the same batch. */

const previewColor = scalar(
  select({ color: media.color }).from(media).where(eq(media.id, post.previewImageId)),
)

/** Sets the preview picture's colour; follows each statement that may have changed the picture. */
export const copyPreviewColor = write((postId: Param<string>) =>
  update(post)
    .set({ previewColor })
    .where(and(eq(post.id, postId), sql`${post.previewColor} is not ${previewColor}`)),
)

/** @param but somebody who is left out. */
function coAuthorIds(but?: SQL) {
  const byline = select({ userId: coAuthor.userId })
    .from(indexedBy(coAuthor, 'co_author_of_post'))
    .where(and(eq(coAuthor.postId, post.id), isNotNull(coAuthor.acceptedAt), but && ne(coAuthor.userId, but)))
    .orderBy(asc(coAuthor.position), asc(coAuthor.userId))
    .as('byline')
  return sql<string>`${select({ ids: sql`json_group_array(${byline.userId})` }).from(byline)}`
}

/** Sets who stands in a story's byline; follows each change of its co-authors. */
export const copyCoAuthors = write((postId: Param<string>) =>
  update(post).set({ coAuthorIds: coAuthorIds() }).where(eq(post.id, postId)),
)

/** Takes somebody out of every byline that isn't their own; precedes the removal of their rows. */
export const leaveBylines = (person: SQL) =>
  update(post)
    .set({ coAuthorIds: coAuthorIds(person) })
    .where(inArray(post.id, storiesWrittenWith(person)))
