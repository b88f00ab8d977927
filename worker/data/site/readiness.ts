import { eq } from 'drizzle-orm'
import { postIndex } from '../../../schema/tables/search/entries'
import { user } from '../../../schema/tables/user'
import { foreignQuery, query, select } from '../sql/query'

/** Matches nobody; fails if the tables don't exist. */
export const mainIsReady = query('mainIsReady', () =>
  select({ id: user.id }).from(user).where(eq(user.id, '')),
)

/** Matches nothing; fails if the tables of the search database don't exist. */
export const searchIsReady = foreignQuery('searchIsReady', () =>
  select({ rowid: postIndex.rowid }).from(postIndex).where(eq(postIndex.rowid, 0)),
)
