/** Builds addresses from the names of routes. Rule: docs/rules/routes.md, "Links". */
import { encodeSegment, wellFormed } from './encode'
import { isRouteName, ROUTES, type RouteName, type RouteParam } from './index'
import { ownTableOf, pathIn, type TableName } from './tables'
import type { AllowedParam, Route } from './types'

/** Where the link will appear, and the host of its target. */
export interface HostContext {
  /** The table of the host on which the link appears. */
  readonly table: TableName
  /** The host's owner: a username or a publication's slug; absent on the main host. */
  readonly owner?: string
  /** The main host's origin: `https://quire.example`. */
  readonly main: string
  /** The origin of the authentication host, for `/m/…`; absent if it is the main host. */
  readonly auth?: string
  /** The own origin of the user or publication that the link leads to, if it has one. */
  readonly own?: string
}

type Declared<Name extends RouteName> = (typeof ROUTES)[Name] extends { query: readonly (infer Key)[] }
  ? Key & string
  : never
type QueryValue = string | number | boolean | null | undefined

/** Values for the parameters in the route's path. */
export type LinkParams<Name extends RouteName> = { readonly [Key in RouteParam<Name>]: string | number }

export interface LinkOptions<Name extends RouteName> {
  /** Parameters on the allow-list or declared by the route; those without a value are left out. */
  readonly query?: { readonly [Key in AllowedParam | Declared<Name>]?: QueryValue }
  /** Without the `#`. */
  readonly hash?: string
  readonly host?: HostContext
}

type Rest<Name extends RouteName> = [RouteParam<Name>] extends [never]
  ? [params?: Readonly<Record<never, never>>, options?: LinkOptions<Name>]
  : [params: LinkParams<Name>, options?: LinkOptions<Name>]

let mode: 'warn' | 'throw' = 'warn'

/** The effect of a missing or empty parameter: a console warning (the default), or an Error, in tests. */
export function setLinkMode(next: 'warn' | 'throw'): void {
  mode = next
}

function complain(message: string): void {
  if (mode === 'throw') throw new Error(message)
  console.warn(message)
}

/** Paths of the route table in pieces, alternating between text and parameter names. */
const known = new Map<string, readonly string[]>()

function piecesOf(path: string): readonly string[] {
  const pieces = known.get(path) ?? path.split(/\{(\w+)\}/)
  known.set(path, pieces)
  return pieces
}

function fill(name: string, path: string, params: Readonly<Record<string, unknown>>): string {
  const pieces = piecesOf(path)
  let filled = pieces[0] ?? ''
  for (let i = 1; i < pieces.length; i += 2) {
    const [key = '', after = ''] = [pieces[i], pieces[i + 1]]
    const value = Object.hasOwn(params, key) ? params[key] : undefined
    const text = value === undefined || value === null ? '' : String(value)
    // browsers would remove a segment of dots from the address
    if (text === '' || (/^\.\.?$/.test(text) && !filled.endsWith('@')))
      complain(`Route ${name} needs a value for {${key}}.`)
    filled += encodeSegment(text) + after
  }
  return filled
}

/** A query with its `?`, or '' if no parameter has a value. The inverse of `parseSearch` (client/lib/page-context.ts). */
export function queryText(query: Readonly<Record<string, unknown>> | undefined): string {
  // A page has dozens of links, and most have no query.
  if (!query) return ''
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== null) params.append(key, String(value))
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}

/** The origin (or '') and the path pattern of a route as seen from a host. */
function place(name: RouteName, params: Readonly<Record<string, unknown>>, host: HostContext | undefined) {
  const route: Route = ROUTES[name]
  if (!host) return ['', route.path] as const
  const table = ownTableOf(route.path)
  const owner = table && String(params[table === 'user' ? 'username' : 'collectionSlug'])
  if (table && table === host.table && owner === host.owner) return ['', pathIn(route, table) ?? '/'] as const
  if (table && host.own) return [host.own, pathIn(route, table) ?? '/'] as const
  if (host.table === 'default' || route.everywhere) return ['', route.path] as const
  return [(route.path.startsWith('/m/') && host.auth) || host.main, route.path] as const
}

/**
 * The address of a route: `linkTo('ShowTag', { tagSlug: 'rust' })` → `/tag/rust`; with a host context, an
 * absolute address where the host requires it. Values are percent-encoded. An unknown name is a compile
 * error, and throws an Error that names it; a missing or empty parameter causes a warning, or an Error
 * (`setLinkMode`). Rule: docs/rules/routes.md, "Links".
 */
export function linkTo<Name extends RouteName>(name: Name, ...rest: Rest<Name>): string {
  if (!isRouteName(name)) throw new Error(`Unknown route: ${String(name)}`)
  const [params = {}, options = {}] = rest as [Readonly<Record<string, unknown>>?, LinkOptions<Name>?]
  const [origin, pattern] = place(name, params, options.host)
  const path = fill(name, pattern, params)
  const hash = options.hash ? `#${encodeURI(wellFormed(options.hash))}` : ''
  return `${origin}${path}${queryText(options.query)}${hash}`
}
