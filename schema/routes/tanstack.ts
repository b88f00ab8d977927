/** Paths in the syntax of TanStack Router. Rule: docs/rules/routes.md, "Three tables". */
import type { NamedRoute } from './index'
import { routesIn, type TableName } from './tables'

/**
 * A path of the table in TanStack's syntax: `/@{username}/{postId}` → `/@{$username}/$postId`,
 * `/sitemap/{name}.xml` → `/sitemap/{$name}.xml`.
 */
export function toTanStackPath(path: string): string {
  return path
    .split('/')
    .map((segment) => {
      const whole = /^\{(\w+)\}$/.exec(segment)
      return whole ? `$${whole[1]}` : segment.replace(/\{(\w+)\}/g, '{$$$1}')
    })
    .join('/')
}

/**
 * The routes that the client's router renders, with their paths: pages, and redirects that have a page of
 * their own. These paths don't include the parameters' patterns: ask `matchRoute` first.
 */
export function tanStackRoutes(table: TableName): { route: NamedRoute; path: string }[] {
  return routesIn(table)
    .filter(({ route }) => route.page !== undefined)
    .map(({ route, path }) => ({ route, path: toTanStackPath(path) }))
}
