/** The size of a burst, and how long one token takes to come back, in milliseconds. */
export interface BucketSize {
  capacity: number
  refillEvery: number
}

/** The level of a bucket at a point in time. */
export interface BucketLevel {
  tokens: number
  /** Milliseconds since 1970 UTC. */
  at: number
}

/**
 * The platform's limit for purges: a burst of 25 calls, then 5 a minute (docs/rules/caching.md, "Budget").
 */
export const PLATFORM_PURGES: BucketSize = { capacity: 25, refillEvery: 12_000 }

/** Counts calls the way the platform does. */
export class TokenBucket {
  readonly #size: BucketSize
  #level: BucketLevel

  constructor(size: BucketSize, level: BucketLevel) {
    this.#size = size
    this.#level = level
  }

  /** The level now; may be fractional. */
  level(now: number): BucketLevel {
    // A clock that was set back neither adds nor removes tokens.
    const passed = Math.max(0, now - this.#level.at)
    const tokens = Math.min(this.#size.capacity, this.#level.tokens + passed / this.#size.refillEvery)
    this.#level = { tokens, at: now }
    return this.#level
  }

  /** Takes one token, if there are more than `reserve`. */
  take(now: number, reserve = 0): boolean {
    const { tokens } = this.level(now)
    if (tokens < reserve + 1) return false
    this.#level = { tokens: tokens - 1, at: now }
    return true
  }

  /** Leaves at most this many, because somebody else took the others. */
  lower(tokens: number, now: number): void {
    this.#level = { tokens: Math.min(tokens, this.level(now).tokens), at: now }
  }

  /** When a token becomes available, if nobody else takes one. */
  nextAt(now: number, reserve = 0): number {
    const missing = reserve + 1 - this.level(now).tokens
    return now + Math.max(0, Math.ceil(missing * this.#size.refillEvery))
  }
}
