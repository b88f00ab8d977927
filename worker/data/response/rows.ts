import { postResponse } from '../../../schema/tables/post-response'
import { type Row, without } from '../sql/rows'

export const responseFields = without(postResponse, 'responseKey', 'source', 'isCounted')

/** Where a response stands, as read from the database. */
export interface ResponsePlace extends Row<typeof responseFields> {}
