import { actsOfCollection, type CollectionActRow } from '../../data/collection/acts'
import type { Database } from '../../data/database'
import { type Key, type PageOf, type Paging, readPage } from '../paging'

/** The log of a publication, newest first. */
export const actsOf = (
  db: Database,
  collectionId: string,
  paging?: Paging | null,
): Promise<PageOf<CollectionActRow>> =>
  readPage(
    paging,
    ([beforeId], limit) => db.all(actsOfCollection, collectionId, beforeId, limit),
    ({ id }): Key => [id, ''],
  )
