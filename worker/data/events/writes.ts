import { sql } from 'drizzle-orm'
import type { ClientEvent } from '../../../schema/rules/events'
import { clientEvent } from '../../../schema/tables/operations'
import type { Statement } from '../database'
import { jsonEach } from '../sql/fragments'
import { insertFrom } from '../sql/insert'
import type { Param } from '../sql/params'
import { select } from '../sql/query'
import { write } from '../sql/write'
import { hasRoom, type Room, storeReports } from '../telemetry/room'

const insertRows = write(
  (
    events: Param<string>,
    userId: Param<string | null>,
    now: Param<number>,
    kind: Param<string>,
    day: Param<number>,
    most: Param<number>,
  ) => {
    const { from, part, value } = jsonEach(events)
    const rows = select({
      eventId: part<string>('$.eventId'),
      key: part<string>('$.key'),
      at: part<number>('$.timestamp'),
      receivedAt: sql<number>`${now}`,
      userId: sql<string | null>`${userId}`,
      data: sql<string>`${value} -> 'data'`,
    })
      .from(from)
      .where(hasRoom(kind, day, most))
    return insertFrom(clientEvent, rows).onConflictDoNothing({ target: clientEvent.eventId })
  },
)

/**
 * Stores events, while their day has room; an existing one isn't changed.
 *
 * @param userId who was signed in when they arrived.
 */
export const insertEvents = (
  events: readonly ClientEvent[],
  userId: string | null,
  now: number,
  room: Room,
): Statement[] =>
  storeReports(room, events, (list) => insertRows(list, userId, now, room.kind, room.day, room.most))
