import { send } from './http'
import type { Site } from './site'
import type { Subject } from './subjects'

/** The database use of one response. */
export interface DatabaseWork {
  page: string
  stories: number
  roundTrips: number
  /** Of the round trips, those that only the primary may answer. */
  primaryRoundTrips: number
  statements: number
  rows: number
}

const USAGE = /(\d+) round trips, (\d+) statements, (\d+) rows/
const PRIMARY = /db-primary;desc="(\d+) round trips/

/** Reads each page's database use from `Server-Timing`. */
export async function countDatabase(site: Site, subjects: readonly Subject[]): Promise<DatabaseWork[]> {
  const work: DatabaseWork[] = []
  for (const subject of subjects) {
    const { status, headers } = await send(site.origin, subject)
    if (status !== 200) continue
    const timing = headers['server-timing'] ?? ''
    const [, roundTrips, statements, rows] = USAGE.exec(timing)?.map(Number) ?? []
    const primaryRoundTrips = Number(PRIMARY.exec(timing)?.[1] ?? 0)
    if (roundTrips === undefined || statements === undefined || rows === undefined) continue
    work.push({ page: subject.name, stories: site.stories, roundTrips, primaryRoundTrips, statements, rows })
  }
  return work
}
