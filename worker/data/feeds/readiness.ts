import { type Query, query } from '../database'

/** Finds nobody; fails while the tables aren't there. */
export const mainIsReady = query<[], { id: string }>('mainIsReady', "SELECT id FROM user WHERE id = ''")

/** The same for the search database, whose statements aren't among those of the main one. */
export const searchIsReady: Query<[], { id: number }> = {
  name: 'searchIsReady',
  sql: 'SELECT rowid AS id FROM post_search WHERE rowid = 0',
}
