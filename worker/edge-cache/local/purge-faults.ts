import type { PurgeOutcome } from '../edge-cache'
import { type BucketSize, TokenBucket } from '../token-bucket'

/** How the local cache shall misbehave, so that what stands on it can be tried. */
export interface PurgeFaults {
  /** Every purge fails. */
  failing?: boolean
  /** Purges are counted and refused as the platform does. */
  limit?: BucketSize
}

/** Stands before the purges of the local cache and lets them fail when it was told to. */
export class FaultyGate {
  #failing = false
  #bucket: TokenBucket | undefined

  set(faults: PurgeFaults, now: number): void {
    this.#failing = faults.failing ?? false
    this.#bucket = faults.limit && new TokenBucket(faults.limit, { tokens: faults.limit.capacity, at: now })
  }

  /** How a purge goes: a failure is final, a success still has to be carried out. */
  admit(now: number): PurgeOutcome {
    const outcome = { metered: this.#bucket !== undefined, limited: false, guarded: true }
    if (this.#bucket && !this.#bucket.take(now)) {
      return { ...outcome, success: false, limited: true, error: 'purge limit reached' }
    }
    if (this.#failing) return { ...outcome, success: false, error: 'purge failed as it was told to' }
    return { ...outcome, success: true }
  }
}
