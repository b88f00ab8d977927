/** The target of a redirect route, as far as the table can tell. Rule: docs/rules/routes.md, "Redirects". */

import { isRouteName, type NamedRoute, type ROUTES, type RouteName, routeNamed } from './index'
import { type HostContext, type LinkOptions, linkTo } from './links'
import { postIdOf } from './post-id'
import { ALLOWED_PARAMS } from './types'

/** The target routes of the table's redirects. */
type Target = Exclude<
  {
    [Name in RouteName]: (typeof ROUTES)[Name] extends { redirect: { to: infer To } } ? To : never
  }[RouteName],
  'dynamic'
>
type Named<Name extends RouteName> = Name
/** Fails to compile if the table redirects to a name that isn't a route. */
const isTarget = (name: string): name is Named<Target> => isRouteName(name)

const HOLES = /\{(\w+)\}/g

/**
 * The address and status of a plain redirect, or undefined: for a route that isn't one, for one that a
 * handler has to compute, and if a parameter of the target is missing (then the response is the 404 page).
 * `params` are those of the match, plus the host's owner on their own host. Query parameters that the target
 * keeps are passed on. A story's segment is reduced to its identifier.
 */
export function redirectOf(
  route: NamedRoute,
  params: Readonly<Record<string, string>>,
  options: { readonly search?: URLSearchParams; readonly host?: HostContext } = {},
): { location: string; status: 301 | 302 } | undefined {
  const { redirect } = route
  if (!redirect || !isTarget(redirect.to)) return undefined
  const target = routeNamed(redirect.to)
  const values: Record<string, string> = {}
  for (const [, name = ''] of target.path.matchAll(HOLES)) {
    const given = redirect.params?.[name] ?? `{${name}}`
    const value = given.replace(HOLES, (_, key: string) => params[key] ?? '')
    if (value === '') return undefined
    values[name] = (name === 'postId' && postIdOf(value)) || value
  }
  const kept = new Set<string>([...ALLOWED_PARAMS, ...(target.query ?? [])])
  const query = Object.fromEntries([...(options.search ?? [])].filter(([key]) => kept.has(key)))
  const link = linkTo as (name: RouteName, params: object, options: LinkOptions<RouteName>) => string
  const host = options.host && { host: options.host }
  return { location: link(redirect.to, values, { query, ...host }), status: redirect.status }
}
