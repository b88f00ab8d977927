import type { Clock } from './clock'

/** Keeps texts for a while. What is over by the clock isn't there, whenever the platform deletes it. */
export interface ExpiringStore {
  /** Null for what isn't there, or is over. */
  get(key: string): Promise<string | null>
  /** @param lifetime milliseconds by the clock. */
  put(key: string, value: string, lifetime: number): Promise<void>
  delete(key: string): Promise<void>
}

/** KV keeps nothing for less than a minute, in seconds. */
const SHORTEST_TTL = 60

/** KV's part of it, so that a test can put another in its place. */
export type ExpiringNamespace = Pick<KVNamespace<string>, 'getWithMetadata' | 'put' | 'delete'>

/**
 * An expiring store in KV. The time of the end stands beside each value, by the clock that development can move; for
 * the platform there is a lifetime of its own (docs/rules/development.md, "Clock").
 */
export function openExpiringStore(kv: ExpiringNamespace, clock: Clock): ExpiringStore {
  return {
    async get(key) {
      const { value, metadata } = await kv.getWithMetadata(key)
      const expiresAt =
        typeof metadata === 'object' && metadata !== null && 'expiresAt' in metadata ? metadata.expiresAt : 0
      return typeof expiresAt === 'number' && expiresAt > clock.now() ? value : null
    },
    async put(key, value, lifetime) {
      await kv.put(key, value, {
        expirationTtl: Math.max(SHORTEST_TTL, Math.ceil(lifetime / 1000)),
        metadata: { expiresAt: clock.now() + lifetime },
      })
    },
    delete: (key) => kv.delete(key),
  }
}
