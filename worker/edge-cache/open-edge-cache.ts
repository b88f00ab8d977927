import type { RenderFlight } from '../durable/render-flight'
import type { Clock } from '../platform/clock'
import type { EdgeCache } from './edge-cache'
import { LocalEdgeCache } from './local/local-adapter'
import { sharedPages } from './local/memory-share'
import { PlatformEdgeCache } from './platform-adapter'
import { publicPages } from './public-page'

/** The parts of a request's context that the cache uses. */
export type CacheContext = Pick<ExecutionContext, 'waitUntil' | 'cache'> & { exports: unknown }

/** The cache for one request: the platform's where it exists, otherwise the local one. Cheap to create. */
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
 * The single object behind the local cache. Its methods return plain data, so a stub behaves like the object
 * itself; the RPC types are wider than that.
 */
export const localFlight = (env: Env): Pick<RenderFlight, 'load' | 'refresh' | 'purge'> =>
  env.RENDER_FLIGHT.getByName('local') as unknown as Pick<RenderFlight, 'load' | 'refresh' | 'purge'>
