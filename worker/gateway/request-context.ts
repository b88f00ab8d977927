import type { MiddlewareHandler } from 'hono'
import { serialize } from 'hono/utils/cookie'
import type { RouteMatch } from '../../schema/routes/match'
import { cacheEligibility, type Eligibility, type ViewerClass } from '../../schema/rules/cache-eligibility'
import type { Reader } from '../data/reader'
import type { Clock } from '../platform/clock'
import type { Parts } from '../services/parts'
import type { OperationMemory } from '../ssr/operation-memory'
import type { SiteHost } from './site-host'

/** What the gateway knows about one request. Each middleware adds to it. */
export interface RequestContext {
  url: URL
  clock: Clock
  /** Recent answers of operations; absent for a request that refuses answers from memory. */
  memory: OperationMemory | undefined
  /** The nonce of the response's scripts. */
  nonce: string
  /** Identifies the request in logs and responses. */
  requestId: string
  /** `performance.now` when the request arrived. */
  startedAt: number
  viewerClass: ViewerClass
  /** Set once the session of the request's cookie was found to be over: the page is a visitor's. */
  isSessionOver: boolean
  /** The request's loaders, opened on first use. */
  reader: () => Reader
  /** The parts for use cases, opened on first use. Available only once `host` has set the site. */
  parts: () => Parts
  /** `Set-Cookie` headers of the response. */
  setCookies: () => readonly string[]
  /** Set by `host`. */
  site: SiteHost
  /** Set by `address`; absent for an address without a route, or one that the viewer may not see. */
  match: RouteMatch | undefined
  /** The address under which the response may be cached. Set by `address`. */
  key: { path: string; query: string }
}

/** What Hono passes to the gateway's middleware. */
export interface GatewayEnv {
  Bindings: Env
  Variables: { requestContext: RequestContext }
}

export type GatewayMiddleware = MiddlewareHandler<GatewayEnv>

/** Whether the response may be shared, as far as the context tells so far. */
export const eligibilityOf = ({ viewerClass: viewer, match }: RequestContext, method: string): Eligibility =>
  cacheEligibility({ viewer, method, route: match?.route })

/** How long the cookie with the value of a dropped `source` lives, in seconds. */
const SOURCE_COOKIE_SECONDS = 10 * 60
const LONGEST_SOURCE = 500

/**
 * Headers of a redirect that drops `source`: a cookie keeps its value for the client. Rule:
 * docs/rules/routes.md, "The source parameter".
 */
export function keptSource(source: string | null | undefined): Record<string, string> {
  if (!source) return {}
  const value = source.slice(0, LONGEST_SOURCE).toWellFormed()
  return {
    'set-cookie': serialize('source', value, { path: '/', maxAge: SOURCE_COOKIE_SECONDS, sameSite: 'Lax' }),
  }
}

/** A redirect that may not be stored. */
export const redirectTo = (
  location: string,
  status: number,
  headers: Record<string, string> = {},
): Response => new Response(null, { status, headers: { location, 'cache-control': 'no-store', ...headers } })
