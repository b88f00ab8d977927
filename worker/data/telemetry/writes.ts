import { sql } from 'drizzle-orm'
import { clientError, clientPerformance, exposure } from '../../../schema/tables/telemetry'
import type { Statement } from '../database'
import { jsonEach } from '../sql/fragments'
import { insertFrom, insertWhere } from '../sql/insert'
import type { Param } from '../sql/params'
import { select } from '../sql/query'
import { type NewRow, write } from '../sql/write'
import { hasRoom, type Room, storeReports } from './room'

/** An error as it is stored, except for who reported it and when it arrived. */
export type ErrorRow = Omit<NewRow<typeof clientError>, 'receivedAt' | 'userId' | 'userAgent'>

/** The person and browser that reported an error; null for people who ask not to be tracked. */
export interface ErrorOrigin {
  userId: string | null
  userAgent: string | null
}

const insertErrorRows = write(
  (
    errors: Param<string>,
    userId: Param<string | null>,
    userAgent: Param<string | null>,
    now: Param<number>,
    kind: Param<string>,
    day: Param<number>,
    most: Param<number>,
  ) => {
    const { from, part } = jsonEach(errors)
    const rows = select({
      id: part<string>('$.id'),
      receivedAt: sql<number>`${now}`,
      at: part<number>('$.at'),
      name: part<string>('$.name'),
      message: part<string>('$.message'),
      stack: part<string>('$.stack'),
      fileName: part<string>('$.fileName'),
      lineNumber: part<number>('$.lineNumber'),
      build: part<string>('$.build'),
      location: part<string>('$.location'),
      userId: sql<string | null>`${userId}`,
      userAgent: sql<string | null>`${userAgent}`,
    })
      .from(from)
      .where(hasRoom(kind, day, most))
    return insertFrom(clientError, rows)
  },
)

/** Stores errors, while their day has room. */
export const insertErrors = (
  errors: readonly ErrorRow[],
  { userId, userAgent }: ErrorOrigin,
  now: number,
  room: Room,
): Statement[] =>
  storeReports(room, errors, (list) =>
    insertErrorRows(list, userId, userAgent, now, room.kind, room.day, room.most),
  )

/** A measured time as it is stored. */
export type PerformanceRow = Required<Omit<NewRow<typeof clientPerformance>, 'id' | 'receivedAt'>>

const insertPerformanceRows = write(
  (
    events: Param<string>,
    now: Param<number>,
    kind: Param<string>,
    day: Param<number>,
    most: Param<number>,
  ) => {
    const { from, part } = jsonEach(events)
    const rows = select({
      id: sql<number>`null`,
      receivedAt: sql<number>`${now}`,
      kind: part<string>('$.kind'),
      pageType: part<string>('$.pageType'),
      value: part<number>('$.value'),
      isLoggedIn: part<boolean>('$.isLoggedIn'),
      isMobileOrTablet: part<boolean>('$.isMobileOrTablet'),
      build: part<string>('$.build'),
      parts: part<string | null>('$.parts'),
    })
      .from(from)
      .where(hasRoom(kind, day, most))
    return insertFrom(clientPerformance, rows)
  },
)

/** Stores measured times, while their day has room. */
export const insertPerformance = (events: readonly PerformanceRow[], now: number, room: Room): Statement[] =>
  storeReports(room, events, (list) => insertPerformanceRows(list, now, room.kind, room.day, room.most))

const insertExposureRow = insertWhere(
  exposure,
  (_row, kind: Param<string>, day: Param<number>, most: Param<number>) => hasRoom(kind, day, most),
  'ignore',
)

/** Stores an exposure, unless it is stored already or its day has no room. */
export const insertExposure = (row: NewRow<typeof exposure>, room: Room): Statement[] =>
  storeReports(room, [row], () => insertExposureRow(row, room.kind, room.day, room.most))
