import type { MiddlewareHandler } from 'hono'
import type { RouteMatch } from '../../schema/routes/match'
import { cacheEligibility, type Eligibility, type ViewerClass } from '../../schema/rules/cache-eligibility'
import type { Reader } from '../data/reader'
import type { Clock } from '../platform/clock'
import type { Parts } from '../services/parts'
import type { OperationMemory } from '../ssr/operation-memory'
import type { SiteHost } from './site-host'

/** One request on its way through the gateway. Each middleware adds what it finds out. */
export interface RequestContext {
  url: URL
  clock: Clock
  /** What operations answered a moment ago; nothing for a request that wants what is there now. */
  memory: OperationMemory | undefined
  /** The answer's own nonce for scripts. */
  nonce: string
  /** Names the request in logs and answers. */
  requestId: string
  viewer: ViewerClass
  /** Opens the request's loaders when they are first needed: most answers need none. */
  reader: () => Reader
  /** Opens what signing in needs; the site is known by then. */
  identity: () => Parts
  /** Set by `host`. */
  site: SiteHost
  /** Set by `address`; nothing for an address that no route has. */
  match: RouteMatch | undefined
  /** The address under which the answer may be shared. Set by `address`. */
  key: { path: string; query: string }
}

/** What Hono's handlers are given here. */
export interface GatewayEnv {
  Bindings: Env
  Variables: { requestContext: RequestContext }
}

export type GatewayMiddleware = MiddlewareHandler<GatewayEnv>

/** Whether the request's answer may be shared, as far as is known by now. */
export const eligibilityOf = ({ viewer, match }: RequestContext, method: string): Eligibility =>
  cacheEligibility({ viewer, method, route: match?.route })

/** How long the value of a dropped `source` waits to be read by the client, in seconds. */
const SOURCE_COOKIE_SECONDS = 10 * 60
const LONGEST_SOURCE = 500

/**
 * Headers of a redirect that drops `source`: a cookie keeps its value, which the client reads once. Rule:
 * docs/rules/routes.md, "The source parameter".
 */
export function keptSource(source: string | null | undefined): Record<string, string> {
  if (!source) return {}
  const value = encodeURIComponent(source.slice(0, LONGEST_SOURCE).toWellFormed())
  return { 'set-cookie': `source=${value}; Path=/; Max-Age=${SOURCE_COOKIE_SECONDS}; SameSite=Lax` }
}

/** A redirect that nobody stores. */
export const redirectTo = (
  location: string,
  status: number,
  headers: Record<string, string> = {},
): Response => new Response(null, { status, headers: { location, 'cache-control': 'no-store', ...headers } })
