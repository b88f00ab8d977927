/** The rows that addresses are matched against. */
import { ROWS } from './all-rows'
import type { NamedRoute, RouteName } from './index'
import { pathIn, type TableName } from './tables'

/** Every route of a table with its path there. */
export function routesIn(table: TableName): { route: NamedRoute; path: string }[] {
  const rows = []
  for (const [name, row] of Object.entries(ROWS)) {
    const route: NamedRoute = { name: name as RouteName, ...row }
    const path = pathIn(route, table)
    if (path !== undefined) rows.push({ route, path })
  }
  return rows
}
