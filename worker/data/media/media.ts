import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { media } from '../../../schema/tables/media'
import { inJson } from '../sql/fragments'
import { insert } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { type Row, without } from '../sql/rows'
import { update, write } from '../sql/write'

const mediaFields = without(media, 'seenAt', 'removingAt')
/** One that is being removed isn't there any more. */
const isThere = isNull(media.removingAt)

/** A stored picture, as pages and services need it. */
export interface MediaRow extends Row<typeof mediaFields> {}

/** A picture by its id. */
export const mediaById = query('mediaById', (id: Param<string>) =>
  select(mediaFields)
    .from(media)
    .where(and(eq(media.id, id), isThere)),
)

/** Pictures by their ids, given as a JSON list. */
export const mediaByIds = query('mediaByIds', (ids: Param<string>) =>
  select(mediaFields)
    .from(media)
    .where(and(inJson(media.id, ids), isThere)),
)

/** Records a picture; an existing one isn't changed. */
export const insertMedia = insert(media, 'ignore')

/**
 * Takes pictures that were found nowhere into use again, so that they aren't removed (docs/rules/images.md, "Keeping").
 *
 * @param ids a JSON list.
 */
export const keepMedia = write((ids: Param<string>, now: Param<number>) =>
  update(media)
    .set({ seenAt: now, unusedSince: null })
    .where(and(inJson(media.id, ids), isNotNull(media.unusedSince), isThere)),
)
