import type { RenderFlight } from '../durable/render-flight'
import type { Clock } from '../platform/clock'
import type { EdgeCache } from './edge-cache'
import { LocalEdgeCache } from './local/local-adapter'
import { sharedPages } from './local/memory-share'
import { PlatformEdgeCache } from './platform-adapter'
import { publicPages } from './public-page'

/** What of a request's context the cache uses. */
export type CacheContext = Pick<ExecutionContext, 'waitUntil' | 'cache'> & { exports: unknown }

/** The cache for one request: the platform's where it exists, the local one elsewhere. Cheap to make. */
export function openEdgeCache(env: Env, ctx: CacheContext, clock: Clock): EdgeCache {
  const pages = publicPages(ctx)
  if (ctx.cache) return new PlatformEdgeCache(pages)
  return new LocalEdgeCache({
    flight: localFlight(env),
    pages,
    share: sharedPages,
    clock,
    waitUntil: (work) => ctx.waitUntil(work),
  })
}

/**
 * The one object that the local cache goes through. Its methods answer with plain data, so a stub does what the
 * object does; the types of RPC make more of it than there is.
 */
export const localFlight = (env: Env): Pick<RenderFlight, 'load' | 'refresh' | 'purge'> =>
  env.RENDER_FLIGHT.getByName('local') as unknown as Pick<RenderFlight, 'load' | 'refresh' | 'purge'>
