import { hasSession } from '../../schema/rules/session'
import { createReader, type Reader } from '../data/reader'
import { newNonce } from '../edge-cache/nonce'
import type { Clock } from '../platform/clock'
import { readSiteFlags } from '../platform/flags/site-flags'
import { hasBegun } from '../services/identity/browser'
import type { Parts } from '../services/parts'
import type { OperationMemory } from '../ssr/operation-memory'
import { openParts } from './open-parts'
import type { GatewayMiddleware, RequestContext } from './request-context'
import { viewerClass } from './viewer-class'

/** Whether a request refuses answers from memory, as browsers do on a forced reload. */
const wantsFresh = (headers: Headers): boolean => headers.get('cache-control')?.includes('no-cache') === true

/**
 * Whether only the primary may answer the first read. Sessions are verified on the primary, so that one that
 * has ended is over everywhere at once; access tokens alike. So is everything that a browser has begun, because it continues
 * within the second, when a replica may not have it yet. A mailed link continues in a browser that hasn't
 * begun anything, and an application redeems a code that somebody's browser has just brought it.
 */
function isPrimaryFirst(headers: Headers, { pathname }: URL): boolean {
  const cookies = headers.get('cookie')
  return (
    hasSession(cookies) ||
    hasBegun(cookies) ||
    headers.has('authorization') ||
    pathname.startsWith('/m/') ||
    pathname.startsWith('/v1/tokens')
  )
}

function openReader(env: Env, isPrimary: boolean): Reader {
  return createReader(env.DB.withSession(isPrimary ? 'first-primary' : 'first-unconstrained'), isPrimary)
}

/** Opens the request context, which later middleware extends. Nothing in it is read before it is needed. */
export const openRequestContext =
  (clock: Clock, memory: OperationMemory): GatewayMiddleware =>
  async (c, next) => {
    const { env } = c
    const request = c.req.raw
    let reader: Reader | undefined
    let parts: Parts | undefined
    const requestContext = {
      url: new URL(request.url),
      startedAt: performance.now(),
      clock,
      memory: wantsFresh(request.headers) ? undefined : memory,
      nonce: newNonce(),
      requestId: request.headers.get('cf-ray') ?? newNonce(),
      viewerClass: viewerClass(request, env),
      isSessionOver: false,
      reader: () => {
        reader ??= openReader(env, isPrimaryFirst(request.headers, requestContext.url))
        return reader
      },
      parts: () => {
        parts ??= openParts({
          request,
          env,
          clock,
          reader: requestContext.reader(),
          mainOrigin: requestContext.site.mainOrigin,
          later: (work) => (c.executionCtx as ExecutionContext).waitUntil(work),
        })
        return parts
      },
      setCookies: () => parts?.browser.setCookies ?? [],
    } as RequestContext
    c.set('requestContext', requestContext)
    await readSiteFlags(env.KV, clock.now(), (work) => (c.executionCtx as ExecutionContext).waitUntil(work))
    await next()
  }
