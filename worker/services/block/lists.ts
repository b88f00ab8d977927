import { blockedUsers as blockedUsersQuery } from '../../data/block/queries'
import type { Database } from '../../data/database'
import { type Key, type Paging, readPage } from '../paging'

/** The people whom somebody blocks, the last one first. */
export const blockedUsers = (db: Database, userId: string, paging?: Paging | null) =>
  readPage(
    paging,
    ([key, id], limit) => db.all(blockedUsersQuery, userId, key, id, limit),
    (row): Key => [row.blockedAt, row.id],
  )
