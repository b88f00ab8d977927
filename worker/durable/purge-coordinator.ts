import { DurableObject } from 'cloudflare:workers'
import { Database } from '../data/database'
import { nextDue, type OutboxRow, openRows } from '../data/outbox/open-rows'
import { markDone, markFailed } from '../data/outbox/settle-rows'
import { Echoes } from '../edge-cache/echoes'
import { MAX_TAGS_PER_PURGE, type PublicPageStub, type PurgeOutcome } from '../edge-cache/edge-cache'
import { OneAtATime } from '../edge-cache/one-at-a-time'
import { publicPages } from '../edge-cache/public-page'
import { joinRows, type PurgeBatch } from '../edge-cache/purge-batch'
import { PurgeBudget, type PurgePriority } from '../edge-cache/purge-budget'
import { withLimit } from '../platform/with-limit'

/** How many rows of the outbox are considered for one call. */
const ROWS = 1000
/** How many calls one run makes; the next run follows at once. */
const CALLS = 25
/** From this many failures of a row on, each further one is an alarm. */
const ALARM_AFTER = 8
/** A call that takes longer counts as failed, in milliseconds. */
const CALL_LIMIT = 10_000
/** How much the clocks of two machines may differ, in milliseconds, without one of them having been reset. */
const CLOCKS_DIFFER = 1000
/** The delay after the database couldn't be reached, in milliseconds. */
const RETRY_AFTER = 5000

/** The outcome of a run. */
export interface PurgeReport {
  /** Calls that succeeded. */
  calls: number
  /** Rows that are done. */
  done: number
  /** Rows whose purge failed and will be retried. */
  failed: number
}

/**
 * The only place that calls purges (docs/rules/caching.md, "Budget"). It learns what to purge only from the
 * outbox, so nothing is lost if the object is.
 */
export class PurgeCoordinator extends DurableObject<Env> {
  /** The cache to purge. */
  pages: PublicPageStub
  readonly #budget: PurgeBudget
  readonly #echoes: Echoes
  readonly #runs = new OneAtATime(() => this.#run())
  /**
   * How far the callers' clocks are ahead of this machine's, in milliseconds: as far as the one that is furthest ahead,
   * so that what any of them has just written is due. Far from 0 only in development.
   */
  #ahead: number

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.pages = publicPages(ctx)
    this.#ahead = ctx.storage.kv.get<number>('ahead') ?? 0
    this.#budget = new PurgeBudget(ctx.storage.kv, this.#now())
    this.#echoes = new Echoes(ctx.storage.sql)
  }

  /**
   * Purges the open rows of the outbox, as far as the budget allows; an alarm handles the rest. Resolves when
   * a run has ended that began after this call.
   *
   * @param now the caller's time, in milliseconds since 1970 UTC.
   * @throws if the database can't be reached; an alarm retries.
   */
  async purgeOpen(now: number): Promise<PurgeReport> {
    const ahead = now - Date.now()
    if (ahead > this.#ahead || ahead < this.#ahead - CLOCKS_DIFFER) {
      this.#ahead = ahead
      this.ctx.storage.kv.put('ahead', ahead)
    }
    return this.#runs.run()
  }

  override async alarm(): Promise<void> {
    // Not thrown: the run has set its next alarm itself.
    await this.#runs.run().catch(() => {})
  }

  #now(): number {
    return Date.now() + this.#ahead
  }

  async #run(): Promise<PurgeReport> {
    const db = new Database(this.env.DB)
    const report: PurgeReport = { calls: 0, done: 0, failed: 0 }
    try {
      for (let call = 0; call < CALLS && (await this.#call(db, report)); call++) report.calls += 1
      await this.#setAlarm((await db.first(nextDue))?.at)
    } catch (error) {
      console.error(JSON.stringify({ event: 'purge-run-failed', error: String(error) }))
      await this.ctx.storage.setAlarm(Date.now() + RETRY_AFTER)
      throw error
    }
    return report
  }

  /** Makes one call, if there is something to purge and budget for it. Returns whether to continue. */
  async #call(db: Database, report: PurgeReport): Promise<boolean> {
    const now = this.#now()
    // Read before the call: a row that arrives during it may belong to a page that was stored again
    // meanwhile.
    const rows = await db.all(openRows, now, ROWS)
    const batch = joinRows(rows, this.#echoes.due(now, MAX_TAGS_PER_PURGE))
    if (batch.unusable.length > 0) await this.#discard(db, batch.unusable)
    if (batch.tags.length === 0 || !this.#budget.take(priorityOf(batch), batch.dueSince, now)) return false
    const outcome = await this.#purge(batch.tags)
    this.#budget.learn(outcome, this.#now())
    const byRow = new Set(batch.rows.map((row) => row.tag))
    const echoed = batch.tags.filter((tag) => !byRow.has(tag))
    if (!outcome.success) {
      this.#echoes.add(echoed, this.#now())
      await this.#retry(db, batch, outcome, report)
      return false
    }
    this.#echoes.delete(echoed)
    if (!outcome.guarded) this.#echoes.add([...byRow], this.#now())
    await db.write([markDone(idsOf(batch.rows), this.#now())])
    report.done += batch.rows.length
    return true
  }

  async #purge(tags: string[]): Promise<PurgeOutcome> {
    try {
      return await withLimit(this.pages.purge(tags), CALL_LIMIT, 'purge took too long')
    } catch (error) {
      const { metered } = this.#budget
      return { success: false, metered, limited: false, guarded: false, error: String(error) }
    }
  }

  async #retry(db: Database, batch: PurgeBatch, outcome: PurgeOutcome, report: PurgeReport): Promise<void> {
    // Without budget nothing was tried, so the rows stay due.
    if (outcome.limited) return
    const error = outcome.error ?? 'purge failed'
    const stuck = batch.rows.filter((row) => row.attempts + 1 >= ALARM_AFTER)
    if (stuck.length > 0) {
      const tags = [...new Set(stuck.map((row) => row.tag))]
      console.error(JSON.stringify({ event: 'purge-stuck', alarm: true, tags, error }))
    }
    await db.write([markFailed(idsOf(batch.rows), this.#now(), error)])
    report.failed += batch.rows.length
  }

  async #discard(db: Database, rows: readonly OutboxRow[]): Promise<void> {
    console.error(JSON.stringify({ event: 'purge-tag-unusable', tags: rows.map((row) => row.tag) }))
    await db.write([markDone(idsOf(rows), this.#now())])
  }

  /** @param rowDue when the next row became or becomes due; 0 for a take-down. */
  async #setAlarm(rowDue: number | undefined): Promise<void> {
    const now = this.#now()
    const echoDue = this.#echoes.nextAt()
    const times: number[] = []
    if (rowDue !== undefined) {
      times.push(this.#budget.nextAt(rowDue === 0 ? 'urgent' : 'change', rowDue, now))
    }
    if (echoDue !== undefined) times.push(this.#budget.nextAt('echo', echoDue, now))
    if (times.length === 0) return this.ctx.storage.deleteAlarm()
    return this.ctx.storage.setAlarm(Date.now() + Math.max(0, Math.min(...times) - now))
  }
}

const idsOf = (rows: readonly OutboxRow[]): number[] => rows.map((row) => row.id)

function priorityOf(batch: PurgeBatch): PurgePriority {
  if (batch.isUrgent) return 'urgent'
  return batch.rows.length > 0 ? 'change' : 'echo'
}
