import { postResponse } from '../../../schema/tables/post-response'
import type { Post } from '../post/rows'
import { type Row, without } from '../sql/rows'

export const responseFields = without(postResponse, 'responseKey', 'source', 'isCounted')

/** Where a response stands, as read from the database. */
export interface ResponsePlace extends Row<typeof responseFields> {}

/** A response in a list, with where it stands in that. */
export interface ListedResponse extends Post {
  /** 0 for one that is gone and has answers. */
  isShown: 0 | 1
  respondedAt: number
  score: number
}
