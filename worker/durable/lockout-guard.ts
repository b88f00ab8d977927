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

/** Larger counts aren't distinguished: every limit is lower. */
const MOST_USES = 1000

/** Uses of something limited. Times in milliseconds since 1970 UTC, oldest first. */
interface Uses {
  at: number[]
  windowMs: number
}

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

  /** Counts one use and returns how many there were within `windowMs`. A use beyond `most` isn't stored. */
  async use(windowMs: number, now: number, most = Number.POSITIVE_INFINITY): Promise<number> {
    const kept = this.ctx.storage.kv.get<Uses>('uses')?.at ?? []
    const before = kept.filter((used) => now - used < windowMs)
    if (before.length >= most) return before.length + 1
    const at = [...before, now].slice(-MOST_USES)
    this.ctx.storage.kv.put<Uses>('uses', { at, windowMs })
    await this.#wakeAt(now + windowMs, now)
    return at.length
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
