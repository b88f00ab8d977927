import { eq } from 'drizzle-orm'
import { media } from '../../../schema/tables/media'
import { sequence } from '../../../schema/tables/sequence'
import { scalar, select } from '../sql/query'
import { type Row, without } from '../sql/rows'

/** The columns of a series. */
export const sequenceFields = {
  ...without(sequence),
  /** The cover's mean colour as `#rrggbb`; null if it isn't known. */
  coverColor: scalar(select({ color: media.color }).from(media).where(eq(media.id, sequence.imageId))),
}

/** A series, as read from the database. */
export interface Sequence extends Row<typeof sequenceFields> {}
