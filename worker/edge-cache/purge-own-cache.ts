import { appClock } from '../platform/app-clock'
import type { PurgeOutcome } from './edge-cache'
import { type CacheContext, openEdgeCache } from './open-edge-cache'

/** What the platform's refusal for too many calls looks like. */
const LIMITED = /rate.?limit|too many|limit exceeded|exceeded.*limit/i

/**
 * Purges the cache of the entrypoint whose context this is: PublicPage's `purge` does nothing but call it,
 * since on the platform a purge reaches only the cache of the entrypoint that asks. Never rejects.
 */
export async function purgeOwnCache(env: Env, ctx: CacheContext, tags: string[]): Promise<PurgeOutcome> {
  if (!ctx.cache) return openEdgeCache(env, ctx, appClock).purge(tags)
  const outcome = { metered: true, guarded: false }
  try {
    const { success, errors } = await ctx.cache.purge({ tags })
    if (success) return { ...outcome, success, limited: false }
    const error = errors.map(({ code, message }) => `${code} ${message}`).join('; ') || 'purge refused'
    return { ...outcome, success, limited: errors.some(isLimit), error }
  } catch (error) {
    return { ...outcome, success: false, limited: false, error: String(error) }
  }
}

const isLimit = ({ code, message }: CachePurgeError): boolean => code === 429 || LIMITED.test(message)
