import { and, desc, eq, lt } from 'drizzle-orm'
import { collectionAct } from '../../../schema/tables/collection-act'
import { indexedBy } from '../sql/fragments'
import { insert } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { type Row, without } from '../sql/rows'

const actFields = without(collectionAct)

/** Something that somebody has done to a publication. */
export interface CollectionActRow extends Row<typeof actFields> {}

/** Records an act. There is no statement that changes or deletes one. */
export const insertCollectionAct = insert(collectionAct)

/** Acts on a publication, newest first. @param beforeId a number that is larger than their ids. */
export const actsOfCollection = query(
  'actsOfCollection',
  (collectionId: Param<string>, beforeId: Param<number>, limit: Param<number>) =>
    select(actFields)
      .from(indexedBy(collectionAct, 'collection_act_of_collection'))
      .where(and(eq(collectionAct.collectionId, collectionId), lt(collectionAct.id, beforeId)))
      .orderBy(desc(collectionAct.id))
      .limit(limit),
)
