import { sql } from 'drizzle-orm'
import { searchClick } from '../../../schema/tables/telemetry'
import type { Statement } from '../database'
import { jsonEach } from '../sql/fragments'
import { insertFrom } from '../sql/insert'
import type { Param } from '../sql/params'
import { select } from '../sql/query'
import { type NewRow, write } from '../sql/write'
import { hasRoom, type Room, storeReports } from '../telemetry/room'

/** A choice as it is stored, except for who made it and when it arrived. */
export type SearchClickRow = Omit<NewRow<typeof searchClick>, 'receivedAt' | 'userId'>

const insertRows = write(
  (
    clicks: Param<string>,
    userId: Param<string | null>,
    now: Param<number>,
    kind: Param<string>,
    day: Param<number>,
    most: Param<number>,
  ) => {
    const { from, part } = jsonEach(clicks)
    const rows = select({
      queryId: part<string>('$.queryId'),
      objectId: part<string>('$.objectId'),
      indexName: part<string>('$.indexName'),
      position: part<number>('$.position'),
      receivedAt: sql<number>`${now}`,
      userId: sql<string | null>`${userId}`,
    })
      .from(from)
      .where(hasRoom(kind, day, most))
    return insertFrom(searchClick, rows).onConflictDoNothing({
      target: [searchClick.queryId, searchClick.objectId],
    })
  },
)

/** Stores choices, while their day has room; an existing one isn't changed. */
export const insertSearchClicks = (
  clicks: readonly SearchClickRow[],
  userId: string | null,
  now: number,
  room: Room,
): Statement[] =>
  storeReports(room, clicks, (list) => insertRows(list, userId, now, room.kind, room.day, room.most))
