import type { Database } from './database'
import { relationsByKeys } from './follow/queries'
import { rowLoader } from './loader'
import { usersByIds } from './user/queries'

/** People, and what they have to do with one another, as loaders. A request's `Reader` has them too. */
export interface People {
  users: Pick<ReturnType<typeof readPeople>['users'], 'load'>
  relations: Pick<ReturnType<typeof readPeople>['relations'], 'load'>
}

/** People as the database has them now, for a use case that decides about a change. */
export const readPeople = (db: Database) => ({
  users: rowLoader(db, usersByIds, (row) => row.id),
  /** Whether somebody follows, mutes or blocks something. Key: `relationKey`. */
  relations: rowLoader(db, relationsByKeys, (row) => row.key),
})
