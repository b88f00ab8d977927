import { eligibilityHeader, type ViewerClass } from '../../schema/rules/cache-eligibility'
import { hasSession } from '../../schema/rules/session'
import { hasPrivacyBanner, PRIVACY_TIMING } from '../../schema/rules/visitor'
import { createReader, type Reader } from '../data/reader'
import { EDGE_CACHE_HEADER } from '../edge-cache/edge-cache'
import { newNonce } from '../edge-cache/nonce'
import type { Clock } from '../platform/clock'
import { isProduction } from '../platform/environment'
import { hasBegun } from '../services/identity/browser'
import { isMainOrBelow } from '../services/identity/own-address'
import type { Parts } from '../services/parts'
import type { OperationMemory } from '../ssr/operation-memory'
import { flagsOf, openIdentity } from './identity'
import { outsideSources } from './outside-sources'
import { eligibilityOf, type GatewayMiddleware, type RequestContext } from './request-context'
import { setSecurityHeaders } from './security-headers'
import { addTiming } from './server-timing'
import { viewerClass } from './viewer-class'

const ELIGIBILITY_HEADER = 'x-cache-eligibility'

/** Whether the privacy banner is for who asks: a visitor from one of its countries. */
const isShownPrivacy = (request: Request): boolean =>
  hasPrivacyBanner((request.cf?.country as string | undefined) ?? null) &&
  !hasSession(request.headers.get('cookie'))

const SIGNED_IN: ReadonlySet<ViewerClass> = new Set(['signed-in', 'staff', 'spoofed'])
/** Whether a request wants nothing that was read before it, as a browser says when its reader insists. */
const readsPast = (headers: Headers): boolean => headers.get('cache-control')?.includes('no-cache') === true

/**
 * Which copy of the database a request's first read may come from. A session is verified on the primary: one that
 * was ended is over everywhere at once. So is what a browser has begun: it goes on within the second, when a copy
 * may not have it yet; a mailed link does so in a browser that has begun nothing.
 */
function constraintOf({ headers, url }: Request): 'first-primary' | 'first-unconstrained' {
  const cookies = headers.get('cookie')
  const isPrimary = hasSession(cookies) || hasBegun(cookies) || new URL(url).pathname.startsWith('/m/')
  return isPrimary ? 'first-primary' : 'first-unconstrained'
}

/**
 * The outermost middleware: begins the request context and puts on its answer what every answer has, also one
 * that says that something failed.
 */
export const responseHeaders =
  (clock: Clock, memory: OperationMemory): GatewayMiddleware =>
  async (c, next) => {
    const started = performance.now()
    const { env } = c
    const request = c.req.raw
    let reader: Reader | undefined
    let identity: Parts | undefined
    const requestContext = {
      url: new URL(request.url),
      clock,
      memory: readsPast(request.headers) ? undefined : memory,
      nonce: newNonce(),
      requestId: request.headers.get('cf-ray') ?? newNonce(),
      viewer: viewerClass(request, env),
      reader: () => {
        reader ??= createReader(env.DB.withSession(constraintOf(request)))
        return reader
      },
      identity: () => {
        identity ??= openIdentity({
          request,
          env,
          clock,
          reader: requestContext.reader(),
          mainOrigin: requestContext.site.mainOrigin,
          later: (work) => (c.executionCtx as ExecutionContext).waitUntil(work),
        })
        return identity
      },
    } as RequestContext
    c.set('requestContext', requestContext)
    await next()
    const { headers } = c.res
    for (const cookie of identity?.browser.setCookies ?? []) headers.append('set-cookie', cookie)
    const { url, match, nonce, requestId } = requestContext
    if (!headers.has(EDGE_CACHE_HEADER)) headers.set(EDGE_CACHE_HEADER, 'BYPASS')
    headers.set(ELIGIBILITY_HEADER, eligibilityHeader(eligibilityOf(requestContext, request.method)))
    headers.set('x-request-id', requestId)
    if (isProduction(env.ENVIRONMENT)) headers.delete('cache-tag')
    setSecurityHeaders(headers, {
      nonce,
      route: match?.route.name,
      secure: url.protocol === 'https:',
      isOurDomain:
        requestContext.site !== undefined && isMainOrBelow(url.host, requestContext.site.mainOrigin),
      outside: () =>
        outsideSources({
          env,
          flags: flagsOf(env),
          route: match?.route,
          table: requestContext.site?.table,
          isSignedIn: SIGNED_IN.has(requestContext.viewer),
        }),
    })
    addTiming(headers, 'total', performance.now() - started)
    // The page itself may be everybody's: its script reads this (docs/rules/viewer.md, "Banners").
    if (isShownPrivacy(request)) headers.append('server-timing', PRIVACY_TIMING)
  }
