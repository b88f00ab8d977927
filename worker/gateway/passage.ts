import type { MiddlewareHandler } from 'hono'
import type { RouteMatch } from '../../schema/routes/match'
import type { ViewerClass } from '../../schema/rules/cacheEligibility'
import type { Reader } from '../data/reader'
import type { Clock } from '../platform/clock'
import type { SiteHost } from './site-host'

/** One request on its way through the gateway. Each middleware adds what it finds out. */
export interface Passage {
  url: URL
  clock: Clock
  /** The answer's own nonce for scripts. */
  nonce: string
  /** Names the request in logs and answers. */
  requestId: string
  viewer: ViewerClass
  /** Opens the request's loaders when they are first needed: most answers need none. */
  reader: () => Reader
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
  Variables: { passage: Passage }
}

export type GatewayMiddleware = MiddlewareHandler<GatewayEnv>

/** A redirect that nobody stores. */
export const redirectTo = (
  location: string,
  status: number,
  headers: Record<string, string> = {},
): Response => new Response(null, { status, headers: { location, 'cache-control': 'no-store', ...headers } })
