import { send } from './http'
import type { Site } from './site'
import type { Subject } from './subjects'

/** What one answer asked of the database. */
export interface DatabaseWork {
  page: string
  stories: number
  roundTrips: number
  statements: number
  rows: number
}

const USAGE = /(\d+) round trips, (\d+) statements, (\d+) rows/

/** Reads from `Server-Timing` what each page asked of the database. */
export async function countDatabase(site: Site, subjects: readonly Subject[]): Promise<DatabaseWork[]> {
  const found: DatabaseWork[] = []
  for (const subject of subjects) {
    const { status, headers } = await send(site.origin, subject)
    if (status !== 200) continue
    const [, roundTrips, statements, rows] = USAGE.exec(headers['server-timing'] ?? '')?.map(Number) ?? []
    if (roundTrips === undefined || statements === undefined || rows === undefined) continue
    found.push({ page: subject.name, stories: site.stories, roundTrips, statements, rows })
  }
  return found
}
