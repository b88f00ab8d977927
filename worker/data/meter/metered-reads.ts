import { and, eq, gt, lt, lte, type SQL } from 'drizzle-orm'
import { meteredRead } from '../../../schema/tables/metered-read'
import { indexedBy } from '../sql/fragments'
import { insertWhere } from '../sql/insert'
import type { Param } from '../sql/params'
import { countOf, query, select } from '../sql/query'
import { only } from '../sql/rows'
import { deleteFrom, write } from '../sql/write'

/** The stories that a reader has opened since a time. */
export const meteredReads = query(
  'meteredReads',
  (userId: Param<string>, since: Param<number>, limit: Param<number>) =>
    select(only(meteredRead, 'postId', 'openedAt'))
      .from(indexedBy(meteredRead, 'metered_read_of'))
      .where(and(eq(meteredRead.userId, userId), gt(meteredRead.openedAt, since)))
      .limit(limit),
)

const fewerSince = (userId: SQL, since: Param<number>, most: Param<number>): SQL =>
  lt(countOf(meteredRead, and(eq(meteredRead.userId, userId), gt(meteredRead.openedAt, since)) as SQL), most)

/** Opens a story to a reader, unless another page of theirs has used up a window meanwhile. */
export const insertMeteredRead = insertWhere(
  meteredRead,
  (
    { userId },
    hour: Param<number>,
    inHour: Param<number>,
    day: Param<number>,
    inDay: Param<number>,
    month: Param<number>,
    inMonth: Param<number>,
  ) =>
    and(fewerSince(userId, hour, inHour), fewerSince(userId, day, inDay), fewerSince(userId, month, inMonth)),
  'ignore',
)

/** Deletes what a reader opened too long ago to count. */
export const forgetMeteredReads = write((userId: Param<string>, until: Param<number>) =>
  deleteFrom(meteredRead).where(and(eq(meteredRead.userId, userId), lte(meteredRead.openedAt, until))),
)
