import { asc, eq, gte } from 'drizzle-orm'
import { siteFlag } from '../../../schema/tables/site-flag'
import type { RowOf } from '../database'
import { upsert } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { without } from '../sql/rows'
import { deleteFrom, write } from '../sql/write'

/** More than there are flags, also those of other versions. */
const MOST_FLAGS = 200

/** The values that are set for the whole site. */
export const siteFlagRows = query('siteFlagRows', () =>
  select(without(siteFlag))
    .from(siteFlag)
    .where(gte(siteFlag.name, ''))
    .orderBy(asc(siteFlag.name))
    .limit(MOST_FLAGS),
)
export type SiteFlagRow = RowOf<typeof siteFlagRows>

export const setFlag = upsert(siteFlag, [])
export const unsetFlag = write((name: Param<string>) => deleteFrom(siteFlag).where(eq(siteFlag.name, name)))
