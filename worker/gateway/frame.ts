import { eligibilityHeader } from '../../schema/rules/cacheEligibility'
import { createReader, type Reader } from '../data/reader'
import { EDGE_CACHE_HEADER } from '../edge-cache/edge-cache'
import { newNonce } from '../edge-cache/nonce'
import type { Clock } from '../platform/clock'
import { isProduction } from '../platform/environment'
import type { OperationMemory } from '../ssr/operation-memory'
import { eligibilityOf, type GatewayMiddleware, type Passage } from './passage'
import { setSecurityHeaders } from './security-headers'
import { addTiming } from './server-timing'
import { viewerClass } from './viewer-class'

const ELIGIBILITY_HEADER = 'x-cache-eligibility'

/** Whether a request wants nothing that was read before it, as a browser says when its reader insists. */
const readsPast = (headers: Headers): boolean => headers.get('cache-control')?.includes('no-cache') === true

/**
 * The outermost middleware: begins a request's passage and puts on its answer what every answer has, also one
 * that says that something failed.
 */
export const frame =
  (clock: Clock, memory: OperationMemory): GatewayMiddleware =>
  async (c, next) => {
    const started = performance.now()
    const { env } = c
    const request = c.req.raw
    let reader: Reader | undefined
    const passage = {
      url: new URL(request.url),
      clock,
      memory: readsPast(request.headers) ? undefined : memory,
      nonce: newNonce(),
      requestId: request.headers.get('cf-ray') ?? newNonce(),
      viewer: viewerClass(request, env),
      reader: () => {
        reader ??= createReader(env.DB.withSession('first-unconstrained'))
        return reader
      },
    } as Passage
    c.set('passage', passage)
    await next()
    const { headers } = c.res
    const { url, match, nonce, requestId } = passage
    if (!headers.has(EDGE_CACHE_HEADER)) headers.set(EDGE_CACHE_HEADER, 'BYPASS')
    headers.set(ELIGIBILITY_HEADER, eligibilityHeader(eligibilityOf(passage, request.method)))
    headers.set('x-request-id', requestId)
    if (isProduction(env.ENVIRONMENT)) headers.delete('cache-tag')
    setSecurityHeaders(headers, { nonce, route: match?.route.name, secure: url.protocol === 'https:' })
    addTiming(headers, 'total', performance.now() - started)
  }
