import { DurableObject } from 'cloudflare:workers'
import {
  MOST_PAGES,
  MOST_STORIES_NOW,
  OPEN_FOR,
  type OpenPage,
  type PagesNow,
  TOLD_WITHIN,
  WATCHED_FOR,
} from '../../schema/rules/stats/reading-now'
import { openChannels } from '../platform/notifications/channels'

/** Who looks, and until when they are told of changes, in milliseconds since 1970 UTC. */
interface Watched {
  writerId: string
  until: number
}

/**
 * Counts the open pages of one writer's stories. A page is known by a random token, and forgotten five minutes after its
 * last report. While nobody looks, it only notes what it is told; somebody who looks is told of changes by the channel of
 * their open tabs. Rule: docs/rules/stats.md, "Reading now".
 *
 * `now` is the caller's time, in milliseconds since 1970 UTC.
 */
export class ReadingNow extends DurableObject<Env> {
  readonly #sql: SqlStorage

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.#sql = ctx.storage.sql
    this.#begin()
  }

  /** Notes that pages are open. Idempotent. */
  async note(pages: readonly OpenPage[], now: number): Promise<void> {
    this.#keepClock(now)
    this.#forget(now)
    for (const { postId, token, at } of pages) {
      if (at <= now - OPEN_FOR) continue
      this.#sql.exec(
        `INSERT INTO page (post_id, token, at) SELECT ?1, ?2, ?3
         WHERE (SELECT count(*) FROM page) < ?4
           OR EXISTS (SELECT 1 FROM page WHERE post_id = ?1 AND token = ?2)
         ON CONFLICT (post_id, token) DO UPDATE SET at = max(at, excluded.at)`,
        postId,
        token,
        Math.min(at, now),
        MOST_PAGES,
      )
    }
    await this.#wakeWithin(this.#isWatched(now) ? TOLD_WITHIN : OPEN_FOR)
  }

  /** Which pages are open. From then on, the writer is told of changes for two minutes. */
  async look(writerId: string, now: number): Promise<PagesNow> {
    this.#keepClock(now)
    this.#forget(now)
    const pages = this.#now()
    this.ctx.storage.kv.put<Watched>('watched', { writerId, until: now + WATCHED_FOR })
    this.ctx.storage.kv.put('told', pages.total)
    const [oldest] = this.#times()
    await this.#wakeWithin(oldest === undefined ? WATCHED_FOR : oldest + OPEN_FOR - now)
    return pages
  }

  /** Forgets pages that are no longer open, and tells whoever looks. */
  override async alarm(): Promise<void> {
    const now = Date.now() + (this.ctx.storage.kv.get<number>('ahead') ?? 0)
    this.#forget(now)
    const watched = this.ctx.storage.kv.get<Watched>('watched')
    const isWatched = this.#isWatched(now)
    const { total } = this.#now()
    if (watched && isWatched && total !== this.ctx.storage.kv.get<number>('told')) {
      this.ctx.storage.kv.put('told', total)
      await openChannels(this.env).tellReading(watched.writerId, total)
    }
    const [oldest, newest] = this.#times()
    if (oldest !== undefined && newest !== undefined)
      return this.#wakeWithin((isWatched ? oldest : newest) + OPEN_FOR - now)
    if (watched && isWatched) return this.#wakeWithin(watched.until - now)
    await this.ctx.storage.deleteAll()
    this.#begin()
  }

  #begin(): void {
    this.#sql.exec(
      `CREATE TABLE IF NOT EXISTS page (
        post_id TEXT NOT NULL, token TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (post_id, token)
      ) WITHOUT ROWID`,
    )
  }

  /** In development the caller's clock differs from this machine's; those of two machines always do a little. */
  #keepClock(now: number): void {
    const ahead = now - Date.now()
    if (Math.abs(ahead - (this.ctx.storage.kv.get<number>('ahead') ?? 0)) > 1000)
      this.ctx.storage.kv.put('ahead', ahead)
  }

  #forget(now: number): void {
    this.#sql.exec('DELETE FROM page WHERE at <= ?', now - OPEN_FOR)
  }

  #isWatched(now: number): boolean {
    return (this.ctx.storage.kv.get<Watched>('watched')?.until ?? 0) > now
  }

  #now(): PagesNow {
    const rows = this.#sql
      .exec<{ postId: string; pages: number }>(
        'SELECT post_id AS postId, count(*) AS pages FROM page GROUP BY post_id ORDER BY pages DESC, post_id',
      )
      .toArray()
    const total = rows.reduce((sum, { pages }) => sum + pages, 0)
    return { total, stories: rows.slice(0, MOST_STORIES_NOW) }
  }

  /** When the first and the last of the open pages reported. */
  #times(): [oldest: number | undefined, newest: number | undefined] {
    const { oldest, newest } = this.#sql
      .exec<{ oldest: number | null; newest: number | null }>(
        'SELECT min(at) AS oldest, max(at) AS newest FROM page',
      )
      .one()
    return [oldest ?? undefined, newest ?? undefined]
  }

  async #wakeWithin(milliseconds: number): Promise<void> {
    const at = Date.now() + Math.max(0, milliseconds)
    const known = await this.ctx.storage.getAlarm()
    if (known === null || known > at) await this.ctx.storage.setAlarm(at)
  }
}
