import type { PurgeOutcome } from '../edge-cache'
import { type BucketSize, TokenBucket } from '../token-bucket'

/** How the local cache should misbehave, so that tests can try the code that depends on it. */
export interface PurgeFaults {
  /** Every purge fails. */
  failing?: boolean
  /** Purges are counted and refused as on the platform. */
  limit?: BucketSize
}

/** Wraps the purges of the local cache and makes them fail on demand. */
export class FaultyGate {
  #failing = false
  #bucket: TokenBucket | undefined

  set(faults: PurgeFaults, now: number): void {
    this.#failing = faults.failing ?? false
    this.#bucket = faults.limit && new TokenBucket(faults.limit, { tokens: faults.limit.capacity, at: now })
  }

  /** Decides how a purge goes: a failure is final, a success still has to be carried out. */
  outcomeAt(now: number): PurgeOutcome {
    const outcome = { metered: this.#bucket !== undefined, limited: false, guarded: true }
    if (this.#bucket && !this.#bucket.take(now)) {
      return { ...outcome, success: false, limited: true, error: 'purge limit reached' }
    }
    if (this.#failing) return { ...outcome, success: false, error: 'purge failed as it was told to' }
    return { ...outcome, success: true }
  }
}
