import { appClock } from '../platform/app-clock'
import type { PurgeOutcome } from './edge-cache'
import { type CacheContext, openEdgeCache } from './open-edge-cache'

/** Recognises the platform's refusal of too many calls. */
const LIMITED = /rate.?limit|too many|limit exceeded|exceeded.*limit/i

/**
 * Purges the cache of the entrypoint that this context belongs to. PublicPage's `purge` only calls it, since
 * on the platform a purge reaches only the cache of the entrypoint that requests it. Never rejects.
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
