import { eq } from 'drizzle-orm'
import { media } from '../../../schema/tables/media'
import { post } from '../../../schema/tables/post'
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
  /** The preview picture's mean colour as `#rrggbb`; null if it isn't known. */
  previewColor: scalar(select({ color: media.color }).from(media).where(eq(media.id, post.previewImageId))),
}

/** A post without its body, as read from the database. Booleans are 0 and 1, times milliseconds. */
export interface Post extends Row<typeof postFields> {}
