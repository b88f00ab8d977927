/**
 * The three routing tables, one per kind of host. Rule: docs/rules/routes.md, "Three tables".
 *
 * default: the main host, every route as written. user: a user's own host; the routes below `/@{username}`,
 * without that segment. publication: a publication's own host; the routes below `/{collectionSlug}`, without
 * that segment.
 *
 * The other two also have the routes marked `everywhere`, which a page on any host needs on its own host:
 * files that are requested by fixed names (robots, icons, app association), helper paths and the data of a
 * story (this host's cookie is sent along), frames and images, the story's short address, and of sign-in only
 * the routes that hand over or end the session. Everything else (sign-in, payments, settings, writing, staff,
 * the API, webhooks and the feeds) exists only on the main host, with the one set of cookies, and of
 * addresses that providers know. A link to it from another host names the main host.
 */
import type { Route } from './types'

export type TableName = 'default' | 'user' | 'publication'

/** The segment that the host stands for. */
const OWN_SEGMENT = { user: '/@{username}', publication: '/{collectionSlug}' } as const

/**
 * A route's path in a table, or undefined if the table doesn't have it. ('/@{username}/about', 'user') →
 * '/about'.
 */
export function pathIn(route: Pick<Route, 'path' | 'everywhere'>, table: TableName): string | undefined {
  if (table === 'default') return route.path
  const own = OWN_SEGMENT[table]
  if (route.path === own) return '/'
  if (route.path.startsWith(`${own}/`)) return route.path.slice(own.length)
  return route.everywhere ? route.path : undefined
}

/** The table in which a route's path loses its first segment, or undefined if there is none. */
export function ownTableOf(path: string): 'user' | 'publication' | undefined {
  for (const table of ['user', 'publication'] as const)
    if (path === OWN_SEGMENT[table] || path.startsWith(`${OWN_SEGMENT[table]}/`)) return table
  return undefined
}
