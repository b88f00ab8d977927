import { collectionsByIds } from '../collection/queries'
import type { Database } from '../database'
import { rowLoader } from '../loader'
import { shownBodiesByVersionIds } from '../post/queries'
import type { Reader } from '../reader'
import { usersByIds } from '../user/queries'

/** What a letter is made of, as loaders. A request's `Reader` has them too. */
export type LetterReader = Pick<Reader, 'users' | 'collections' | 'bodies'>

/** Loaders of a letter's own, for a use case. */
export const readLetters = (db: Database): LetterReader => ({
  users: rowLoader(db, usersByIds, (row) => row.id),
  collections: rowLoader(db, collectionsByIds, (row) => row.id),
  bodies: rowLoader(db, shownBodiesByVersionIds, (row) => row.id),
})
