import { tag } from '../../../schema/tables/tag'
import { type Row, without } from '../sql/rows'

/** The displayed columns of a tag. */
export const tagFields = without(tag, 'createdAt')

/** A tag, as read from the database. */
export interface Tag extends Row<typeof tagFields> {}
