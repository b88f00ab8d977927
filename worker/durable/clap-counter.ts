import { DurableObject } from 'cloudflare:workers'
import {
  CLAP_KEYS_KEPT,
  CLAPPERS_AT_ONCE,
  CLAPS_RETRY,
  CLAPS_RETRY_LONGEST,
  CLAPS_SHOWN_EVERY,
  CLAPS_STORED_AT_LATEST,
  CLAPS_STORED_EVERY,
  CLAPS_WAIT,
  type ClappedKind,
  type ClapTarget,
} from '../../schema/rules/claps'
import { MAX_CLAPS } from '../../schema/rules/limits'
import { Database } from '../data/database'
import type { Post } from '../data/post/rows'
import { openStatStores } from '../data/stats/stores'
import { OneAtATime } from '../edge-cache/one-at-a-time'
import { requestPurge } from '../edge-cache/request-purge'
import { storyPurger } from '../edge-cache/story-purger'
import type { ClapsNow, OneMore } from '../platform/claps/claps'
import { openChannels } from '../platform/notifications/channels'
import { withLimit } from '../platform/with-limit'
import { clapsOf, totalOf } from '../services/clap/counts'
import { storeClaps } from '../services/clap/store-claps'
import { tellTabs } from '../services/notification/notify'
import { requestIndexing } from '../services/search/request-indexing'
import { storyTotals } from '../services/stats/totals'
import { ClapLog } from './clap-log'

/** Of how many people the object remembers what they have sent. */
const MOST_REMEMBERED = 10_000

const { names, statements } = storyPurger(async () => {})

/**
 * Gathers the claps for one story or list, and stores them in the database together: at once while there are few, and
 * several times a second in a rush. Whatever it has been given is in its own storage until then, so it may end at any
 * point. Rule: docs/rules/claps.md, "Storing".
 *
 * `now` is the caller's time, in milliseconds since 1970 UTC.
 */
export class ClapCounter extends DurableObject<Env> {
  readonly #log: ClapLog
  readonly #storing = new OneAtATime(() => this.#store())
  /** When the last storing began, by this machine's clock. */
  #storedAt = 0
  #total: number | undefined
  /** What people have sent last, who are the only ones to change it. */
  readonly #own = new Map<string, number>()

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.#log = new ClapLog(ctx.storage)
  }

  /**
   * Takes how often somebody claps in all, or one clap more. Answers once that is stored, with what counts then, which
   * differs from what was sent if that had arrived before. If the database can't be reached in time, it is kept here.
   */
  async give(
    kind: ClappedKind,
    id: string,
    now: number,
    userId: string,
    given: number | OneMore,
    key: string,
  ): Promise<ClapsNow> {
    this.#log.target = { kind, id }
    // The clocks of two machines always differ a little.
    const ahead = now - Date.now()
    if (Math.abs(ahead - this.#log.state.ahead) > 1000) this.#log.change({ ahead })
    const count = typeof given === 'number' ? given : this.#oneMore(userId, given)
    const isNew = this.#log.take({ userId, count, at: now }, key)
    if (isNew) this.#remember(userId, count)
    // In case the object ends before they are stored.
    if (this.#log.state.failures === 0) await this.#wakeWithin(CLAPS_STORED_AT_LATEST)
    try {
      await withLimit(this.#storing.run(), CLAPS_WAIT, 'the claps are stored later')
      return await withLimit(this.#nowOf({ kind, id }, userId, isNew), CLAPS_WAIT, 'the claps are read later')
    } catch {
      return { total: null, own: this.#own.get(userId) ?? this.#log.waitingOf(userId) ?? null }
    }
  }

  /** What counts now: as it was just stored, or from the database if nothing had to be. */
  async #nowOf(target: ClapTarget, userId: string, isStored: boolean): Promise<ClapsNow> {
    const db = new Database(this.env.DB)
    const total = isStored ? this.#total : await totalOf(db, target)
    if (total === undefined) return { total: null, own: null }
    const own = this.#own.get(userId) ?? this.#log.waitingOf(userId) ?? (await clapsOf(db, target, userId))
    return { total, own }
  }

  /** Nothing is awaited between this and taking it: presses that arrive at once count one after the other. */
  #oneMore(userId: string, { oneMoreThan }: OneMore): number {
    const before = this.#own.get(userId) ?? this.#log.waitingOf(userId) ?? oneMoreThan
    return Math.min(MAX_CLAPS, before + 1)
  }

  #remember(userId: string, count: number): void {
    if (this.#own.size >= MOST_REMEMBERED) this.#own.clear()
    this.#own.set(userId, count)
  }

  override async alarm(): Promise<void> {
    const { target, state } = this.#log
    if (!target) return
    // Not thrown: a failed storing has set the next alarm.
    await this.#storing.run().catch(() => {})
    const now = this.#now()
    this.#log.forgetKeys(now - CLAP_KEYS_KEPT)
    const isIdle = now - state.usedAt >= CLAP_KEYS_KEPT && !this.#log.state.isBehind
    if (!isIdle || this.#log.waiting(1).length > 0) return this.#wakeNext()
    await this.ctx.storage.deleteAll()
    this.#log.clear()
    this.#own.clear()
  }

  #now(): number {
    return Date.now() + this.#log.state.ahead
  }

  async #store(): Promise<void> {
    if (!this.#hasWork()) return
    // Claps that arrive meanwhile are stored together.
    await scheduler.wait(Math.max(0, this.#storedAt + CLAPS_STORED_EVERY - Date.now()))
    this.#storedAt = Date.now()
    try {
      while (await this.#storeSome());
      if (this.#log.state.failures > 0) this.#log.change({ failures: 0 })
    } catch (error) {
      const { failures } = this.#log.state
      console.error(JSON.stringify({ event: 'claps-not-stored', error: String(error) }))
      this.#log.change({ failures: failures + 1 })
      const delay = Math.min(CLAPS_RETRY * 2 ** failures, CLAPS_RETRY_LONGEST)
      await this.ctx.storage.setAlarm(Date.now() + delay)
      throw error
    }
    await this.#wakeNext()
  }

  #isDue(): boolean {
    return this.#now() - this.#log.state.shownAt >= CLAPS_SHOWN_EVERY
  }

  #hasWork(): boolean {
    return this.#log.waiting(1).length > 0 || (this.#log.state.isBehind && this.#isDue())
  }

  /** Stores what waits, as far as one transaction takes it. Returns whether there may be more. */
  async #storeSome(): Promise<boolean> {
    const { target, state } = this.#log
    if (!target) return false
    const now = this.#now()
    const claps = this.#log.waiting(CLAPPERS_AT_ONCE)
    const mayShow = this.#isDue()
    const db = new Database(this.env.DB)
    const parts = {
      db,
      now,
      purger: { names, statements },
      mayShow,
      isBehind: state.isBehind,
      readsOf: async (post: Post) => (await storyTotals({ stats: openStatStores(this.env) }, post))?.reads,
    }
    const { total, isChanged, told } = await storeClaps(parts, target, claps)
    this.#total = total
    this.#log.wereStored(claps)
    const isBehind = this.#log.state.isBehind || isChanged
    if (isBehind && mayShow) {
      this.#log.change({ isBehind: false, shownAt: now })
      this.#follow(target)
    } else if (isBehind !== state.isBehind) this.#log.change({ isBehind })
    const clock = { now: () => this.#now() }
    this.ctx.waitUntil(tellTabs({ db, clock, channels: openChannels(this.env) }, told))
    return claps.length === CLAPPERS_AT_ONCE
  }

  /** Has the pages and the search follow the claps. */
  #follow({ kind, id }: ClapTarget): void {
    if (kind !== 'post') return
    requestPurge(this.env, this.ctx, { now: () => this.#now() })
    this.ctx.waitUntil(requestIndexing(this.env.JOBS, [id]))
  }

  /** Wakes when the pages may follow, or else when the keys may be forgotten. */
  #wakeNext(): Promise<void> {
    const { isBehind, shownAt, usedAt } = this.#log.state
    const due = isBehind ? shownAt + CLAPS_SHOWN_EVERY : usedAt + CLAP_KEYS_KEPT
    return this.#wakeWithin(Math.max(0, due - this.#now()))
  }

  /** Sets the alarm, unless it is to ring earlier. */
  async #wakeWithin(milliseconds: number): Promise<void> {
    const at = Date.now() + milliseconds
    const alarm = await this.ctx.storage.getAlarm()
    if (alarm === null || alarm > at) await this.ctx.storage.setAlarm(at)
  }
}
