import type { ClapTarget } from '../../../schema/rules/claps'
import { catalogById } from '../../data/catalog/queries'
import { claps as storedClaps } from '../../data/clap/queries'
import type { Database } from '../../data/database'
import { postsByIds } from '../../data/post/queries'

/** How often somebody has clapped for something, as the database has it. */
export const clapsOf = async (db: Database, { kind, id }: ClapTarget, userId: string): Promise<number> =>
  (await db.first(storedClaps, kind, id, JSON.stringify([userId])))?.count ?? 0

/** How often everybody has clapped for it; nothing if it is gone. */
export const totalOf = async (db: Database, { kind, id }: ClapTarget): Promise<number | undefined> =>
  (await (kind === 'post' ? db.first(postsByIds, JSON.stringify([id])) : db.first(catalogById, id)))
    ?.clapCount
