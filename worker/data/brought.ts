import { type SQL, sql } from 'drizzle-orm'
import { type Collection, collectionFields } from './collection/rows'
import { jsonRow, readJsonRow } from './sql/json-row'
import { type User, userFields } from './user/rows'

/* Rows can bring the people and the publication that they name, which then take no round trip of their own: the request's
   reader knows them from then on. Rule: docs/rules/data.md, "What rows bring". */

/** A row whose statement brings what it names. */
export interface Bringing {
  /** JSON: a list of people, and the publication or null. */
  brought: string
  /** The publication that the row names; it has brought nothing of one that isn't shown. */
  collectionId: string | null
}

const NOBODY = sql`json('[]')`

/**
 * The column that brings people and a publication; each is a result of `jsonRow`.
 *
 * @param users a JSON list of them.
 */
export const bring = ({ users = NOBODY, collection }: { users?: SQL; collection: SQL }): SQL<string> =>
  sql<string>`json_array(${users}, ${collection})`

export const userJson = jsonRow(userFields)
export const collectionJson = jsonRow(collectionFields)

/** What a row has brought. */
export function readBrought({ brought }: Pick<Bringing, 'brought'>): {
  users: User[]
  collection: Collection | undefined
} {
  const [users, collection] = JSON.parse(brought) as [unknown[][], unknown[] | null]
  return {
    users: users.map((one) => readJsonRow(userFields, one)),
    collection: collection ? readJsonRow(collectionFields, collection) : undefined,
  }
}
