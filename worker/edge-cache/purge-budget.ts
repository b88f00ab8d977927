import { type BucketLevel, PLATFORM_PURGES, TokenBucket } from './token-bucket'

/** Calls that are reserved for take-downs, unless a change has waited for long. */
const KEPT_FOR_URGENT = 2
/** Calls that are reserved for changes: a second purge of the same tags waits. */
const KEPT_FOR_CHANGES = 10
/** A change that has waited this long, in milliseconds, may use as much of the budget as a take-down. */
const LONG = PLATFORM_PURGES.refillEvery
/** How long nothing is tried after the platform has refused, in milliseconds. */
const BLOCKED = PLATFORM_PURGES.refillEvery

/** The purpose of a call; the more urgent, the more of the budget it may use. */
export type PurgePriority = 'urgent' | 'change' | 'echo'

const RESERVE: Record<PurgePriority, number> = {
  urgent: 0,
  change: KEPT_FOR_URGENT,
  echo: KEPT_FOR_CHANGES,
}

interface BudgetState extends BucketLevel {
  metered: boolean
  blockedUntil: number
}

/**
 * The calls that the platform grants (docs/rules/caching.md, "Budget"). Kept in the storage of the object
 * that owns it, so that a restart doesn't refill it. Where calls aren't counted, it grants every one.
 */
export class PurgeBudget {
  readonly #kv: SyncKvStorage
  readonly #bucket: TokenBucket
  #metered: boolean
  #blockedUntil: number

  constructor(kv: SyncKvStorage, now: number) {
    this.#kv = kv
    const full: BudgetState = { tokens: PLATFORM_PURGES.capacity, at: now, metered: true, blockedUntil: 0 }
    const state = kv.get<BudgetState>('budget') ?? full
    this.#bucket = new TokenBucket(PLATFORM_PURGES, state)
    this.#metered = state.metered
    this.#blockedUntil = state.blockedUntil
  }

  /** Whether calls are counted, as far as it is known. */
  get metered(): boolean {
    return this.#metered
  }

  /**
   * Takes a call, if one is available for this purpose.
   *
   * @param dueSince when the call became due, in milliseconds, like all times here.
   */
  take(priority: PurgePriority, dueSince: number, now: number): boolean {
    if (!this.#metered) return true
    const waitedLong = priority === 'change' && now - dueSince >= LONG
    const granted = now >= this.#blockedUntil && this.#bucket.take(now, waitedLong ? 0 : RESERVE[priority])
    this.#save(now)
    return granted
  }

  /** Learns from a call's outcome whether calls are counted and used up. */
  learn(outcome: { metered: boolean; limited: boolean }, now: number): void {
    if (!outcome.limited && outcome.metered === this.#metered) return
    this.#metered = outcome.metered
    if (outcome.limited) {
      // Others have taken calls too. One is back for the next caller when the block is over.
      this.#bucket.lower(KEPT_FOR_URGENT, now)
      this.#blockedUntil = now + BLOCKED
    }
    this.#save(now)
  }

  /** When a call for this purpose can be taken, but not before it is due. */
  nextAt(priority: PurgePriority, dueSince: number, now: number): number {
    if (!this.#metered) return Math.max(dueSince, now)
    const regular = this.#bucket.nextAt(now, RESERVE[priority])
    const afterLong = Math.max(dueSince + LONG, this.#bucket.nextAt(now, 0))
    const granted = priority === 'change' ? Math.min(regular, afterLong) : regular
    return Math.max(granted, dueSince, this.#blockedUntil)
  }

  #save(now: number): void {
    this.#kv.put<BudgetState>('budget', {
      ...this.#bucket.level(now),
      metered: this.#metered,
      blockedUntil: this.#blockedUntil,
    })
  }
}
