import { post } from '../../../schema/tables/post'
import { type Row, without } from '../sql/rows'

/** The columns of a post that lists, cards and pages need. */
export const postFields = without(
  post,
  'inResponseToPostId',
  'previewSrc',
  'featuredAt',
  'responsesClosed',
  'trashedAt',
  'trashedFrom',
)

/** A post without its body, as read from the database. Booleans are 0 and 1, times milliseconds. */
export interface Post extends Row<typeof postFields> {}
