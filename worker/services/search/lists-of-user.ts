import { catalogsByCreator } from '../../data/catalog/queries'
import type { Database } from '../../data/database'
import { FROM_TOP } from '../paging'

/** How many are read at a time. */
const AT_ONCE = 200

/** The ids of a person's public lists, which are the ones that can be found. */
export async function listsOfUser(db: Database, userId: string): Promise<string[]> {
  const ids: string[] = []
  let [key, last]: readonly [number, string] = FROM_TOP
  for (;;) {
    const rows = await db.all(catalogsByCreator, userId, key, last, AT_ONCE)
    ids.push(...rows.map(({ id }) => id))
    const end = rows.at(-1)
    if (!end || rows.length < AT_ONCE) return ids
    key = end.updatedAt
    last = end.id
  }
}
