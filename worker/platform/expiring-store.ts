import type { Clock } from './clock'

/**
 * Keeps texts for a while. A text that has expired by the clock is gone, whenever the platform deletes it.
 */
export interface ExpiringStore {
  /** Null if it is missing or expired. */
  get(key: string): Promise<string | null>
  /** @param lifetime milliseconds by the clock. */
  put(key: string, value: string, lifetime: number): Promise<void>
  delete(key: string): Promise<void>
}

/** The shortest lifetime in KV, in seconds. */
const SHORTEST_TTL = 60

/** The part of KV that is used, so that a test can replace it. */
export type ExpiringNamespace = Pick<KVNamespace<string>, 'getWithMetadata' | 'put' | 'delete'>

/**
 * An expiring store in KV. Each value is stored with its expiry, by the clock that development can move; the platform
 * gets its own lifetime (docs/rules/development.md, "Clock").
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
