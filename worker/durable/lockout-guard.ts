import { DurableObject } from 'cloudflare:workers'
import {
  isLocked,
  type LockoutKind,
  type LockoutRecord,
  lockoutEndsAt,
  lockoutState,
  NO_RECORD,
  nextLockout,
  settledLockout,
} from '../../schema/rules/lockout'
import type { Attempt } from '../platform/lockouts/lockouts'

/** More uses than this aren't kept: every limit is lower. */
const MOST_USES = 1000

/** Uses of something limited. Times in milliseconds since 1970 UTC, oldest first. */
interface Uses {
  at: number[]
  /** How many items each of them had; absent where each had one. */
  items?: number[]
  windowMs: number
}

const total = (uses: readonly { items: number }[]): number => uses.reduce((sum, { items }) => sum + items, 0)

/**
 * Counts the wrong attempts, or the uses, of one subject (docs/rules/identity.md, "Lockouts"). It reads and
 * writes its state without awaiting in between, so attempts are handled one after the other. Once its state
 * no longer matters, an alarm deletes it.
 *
 * `now` is the caller's time, in milliseconds since 1970 UTC.
 */
export class LockoutGuard extends DurableObject<Env> {
  /** Counts one attempt before it is checked. */
  async attempt(kind: LockoutKind, now: number): Promise<Attempt> {
    const before = settledLockout(this.#record(), now)
    if (isLocked(before, now)) return { isAllowed: false, state: lockoutState(before) }
    const record = nextLockout(kind, before, 'attempt', now)
    await this.#keep(record, now)
    return { isAllowed: true, state: lockoutState(record) }
  }

  async succeeded(kind: LockoutKind, now: number): Promise<void> {
    await this.#keep(nextLockout(kind, this.#record(), 'succeeded', now), now)
  }

  async state(now: number): Promise<Attempt['state']> {
    return lockoutState(settledLockout(this.#record(), now))
  }

  async lift(kind: LockoutKind, now: number): Promise<void> {
    await this.#keep(nextLockout(kind, this.#record(), 'lifted', now), now)
  }

  /** Counts a use of some items and returns how many there were within `windowMs`. One beyond `most` isn't stored. */
  async use(windowMs: number, now: number, most = Number.POSITIVE_INFINITY, items = 1): Promise<number> {
    const before = this.#uses(windowMs, now)
    const uses = [...before, { at: now, items }].slice(-MOST_USES)
    const count = total(before) + items
    if (count > most) return count
    this.ctx.storage.kv.put<Uses>('uses', {
      at: uses.map(({ at }) => at),
      ...(uses.some((use) => use.items > 1) ? { items: uses.map((use) => use.items) } : {}),
      windowMs,
    })
    await this.#wakeAt(now + windowMs, now)
    return total(uses)
  }

  /** When a use of one item more is within the limit again. */
  async freeAt(windowMs: number, now: number, most: number): Promise<number> {
    const uses = this.#uses(windowMs, now)
    const last = uses.findLastIndex((_, i) => total(uses.slice(i)) >= most)
    return (uses[last]?.at ?? now - windowMs) + windowMs
  }

  async forget(): Promise<void> {
    await this.ctx.storage.deleteAll()
  }

  override async alarm(): Promise<void> {
    const now = Date.now() + (this.ctx.storage.kv.get<number>('ahead') ?? 0)
    const uses = this.ctx.storage.kv.get<Uses>('uses')
    const endsAt = Math.max(
      lockoutEndsAt(this.#record()),
      ...(uses?.at ?? []).map((at) => at + (uses?.windowMs ?? 0)),
    )
    if (endsAt > now) return this.#wakeAt(endsAt, now)
    await this.ctx.storage.deleteAll()
  }

  /** What is kept of the uses that still count, oldest first. */
  #uses(windowMs: number, now: number): { at: number; items: number }[] {
    const kept = this.ctx.storage.kv.get<Uses>('uses')
    return (kept?.at ?? [])
      .map((at, i) => ({ at, items: kept?.items?.[i] ?? 1 }))
      .filter(({ at }) => now - at < windowMs)
  }

  #record(): LockoutRecord {
    return this.ctx.storage.kv.get<LockoutRecord>('record') ?? NO_RECORD
  }

  async #keep(record: LockoutRecord, now: number): Promise<void> {
    if (lockoutEndsAt(record) <= now) return this.ctx.storage.deleteAll()
    this.ctx.storage.kv.put('record', record)
    await this.#wakeAt(lockoutEndsAt(record), now)
  }

  /** @param at the caller's time; infinite for permanent state. */
  async #wakeAt(at: number, now: number): Promise<void> {
    // In development the caller's clock differs from this machine's.
    this.ctx.storage.kv.put('ahead', now - Date.now())
    if (at === Number.POSITIVE_INFINITY) return this.ctx.storage.deleteAlarm()
    await this.ctx.storage.setAlarm(Date.now() + Math.max(0, at - now))
  }
}
