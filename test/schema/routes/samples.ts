import type { NamedRoute } from '../../../schema/routes/index'
import { pathIn, type TableName } from '../../../schema/routes/tables'

/** A value for each parameter that has a pattern. */
export const SAMPLES: Readonly<Record<string, string>> = {
  username: 'alice',
  postId: 'the-tide-turns-0123456789ab',
  inResponseToPostId: '0123456789ab',
  repostId: '0123456789ab',
  year: '2026',
  month: '02',
  day: '28',
  page: '2',
  baseRev: '17',
  startTimeMs: '1767225600000',
  endTimeMs: '1769904000000',
  monthDayYearSlug: 'january-01-2026',
}

/** Values for the parameters of a route. */
export function sampleParams(route: NamedRoute): Record<string, string> {
  const params: Record<string, string> = {}
  for (const [, name = ''] of route.path.matchAll(/\{(\w+)\}/g))
    params[name] = route.values?.[name]?.[0] ?? SAMPLES[name] ?? 'tidewater'
  return params
}

/** A path that leads to a route in a table. */
export function samplePath(route: NamedRoute, table: TableName = 'default'): string {
  const params = sampleParams(route)
  const path = pathIn(route, table) ?? ''
  return path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
}
