import { eq } from 'drizzle-orm'
import { media } from '../../../schema/tables/media'
import { inJson } from '../sql/fragments'
import { insert } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { type Row, without } from '../sql/rows'

const mediaFields = without(media)

/** A stored picture, as pages and services need it. */
export interface MediaRow extends Row<typeof mediaFields> {}

/** A picture by its id. */
export const mediaById = query('mediaById', (id: Param<string>) =>
  select(mediaFields).from(media).where(eq(media.id, id)),
)

/** Pictures by their ids, given as a JSON list. */
export const mediaByIds = query('mediaByIds', (ids: Param<string>) =>
  select(mediaFields).from(media).where(inJson(media.id, ids)),
)

/** Records a picture; an existing one isn't changed. */
export const insertMedia = insert(media, 'ignore')
