/** How many calls at once, and how long one takes to come back, in milliseconds. */
export interface BucketSize {
  capacity: number
  refillEvery: number
}

/** What a bucket held at a time. */
export interface BucketLevel {
  tokens: number
  /** Milliseconds since 1970 UTC. */
  at: number
}

/** What the platform grants for purges: 25 calls at once, 5 a minute (docs/rules/caching.md, "Budget"). */
export const PLATFORM_PURGES: BucketSize = { capacity: 25, refillEvery: 12_000 }

/** Counts calls as the platform counts them. */
export class TokenBucket {
  readonly #size: BucketSize
  #level: BucketLevel

  constructor(size: BucketSize, level: BucketLevel) {
    this.#size = size
    this.#level = level
  }

  /** The level now; may be fractional. */
  level(now: number): BucketLevel {
    // A clock that was set back gives nothing and takes nothing.
    const passed = Math.max(0, now - this.#level.at)
    const tokens = Math.min(this.#size.capacity, this.#level.tokens + passed / this.#size.refillEvery)
    this.#level = { tokens, at: now }
    return this.#level
  }

  /** Takes one token, if more than `reserve` are there. */
  take(now: number, reserve = 0): boolean {
    const { tokens } = this.level(now)
    if (tokens < reserve + 1) return false
    this.#level = { tokens: tokens - 1, at: now }
    return true
  }

  /** Leaves at most so many: somebody else took the others. */
  lower(tokens: number, now: number): void {
    this.#level = { tokens: Math.min(tokens, this.level(now).tokens), at: now }
  }

  /** When a token can be taken, if nobody else takes one. */
  nextAt(now: number, reserve = 0): number {
    const missing = reserve + 1 - this.level(now).tokens
    return now + Math.max(0, Math.ceil(missing * this.#size.refillEvery))
  }
}
