import { DurableObject } from 'cloudflare:workers'
import {
  DRAFT_IDLE,
  FLUSH_AFTER_PAUSE,
  FLUSH_AT_LATEST,
  FLUSH_RETRY,
  FLUSH_RETRY_LONGEST,
  TRASH_KEPT,
} from '../../schema/rules/drafts'
import { newId } from '../../schema/rules/new-id'
import { applyDeltas } from '../../schema/story/apply-deltas'
import { checkBody } from '../../schema/story/check-body'
import type { Delta } from '../../schema/story/delta'
import { deltasBetween } from '../../schema/story/deltas-between'
import type { DraftDocument } from '../../schema/story/draft'
import { mergeDocuments } from '../../schema/story/merge-documents'
import { Database } from '../data/database'
import { draftHead } from '../data/post/draft-queries'
import { type SavedPost, savedPostById } from '../data/post/writes-state'
import { OneAtATime } from '../edge-cache/one-at-a-time'
import type { CurrentDraft, DraftAnswer, SavedSince } from '../platform/drafts/drafts'
import { documentOf, isStored, storeDraft } from '../services/post/store-draft'
import { DraftEditors } from './draft-editors'
import { DraftLog } from './draft-log'

/** How often a flush that finds another text in the database begins again. */
const TURNS = 3

/**
 * Puts the writers of one draft in order, and stores what they write: at once here, and in the database after a pause.
 * Whatever it has answered is in its own storage, so it may end at any point. Rule: docs/rules/writing.md, "Saving a
 * draft".
 *
 * `now` is the caller's time, in milliseconds since 1970 UTC. Answers are JSON.
 */
export class DraftSequencer extends DurableObject<Env> {
  readonly #log: DraftLog
  readonly #editors: DraftEditors
  readonly #flushes = new OneAtATime(() => this.#flush())

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.#log = new DraftLog(ctx.storage)
    this.#editors = new DraftEditors(ctx)
  }

  /** The newest text as a `CurrentDraft`; null for a story that doesn't exist. */
  async read(postId: string, now: number): Promise<string | null> {
    if (!(await this.#isOpen(postId, now))) return null
    return JSON.stringify({ revision: this.#revision, document: this.#log.document } satisfies CurrentDraft)
  }

  /** The saves after a revision, as `SavedSince`; null for a story that doesn't exist. */
  async since(postId: string, now: number, revision: number): Promise<string | null> {
    if (!(await this.#isOpen(postId, now))) return null
    const newest = this.#revision
    const deltas = revision > newest ? null : this.#log.since(revision)
    return JSON.stringify({ revision: newest, deltas } satisfies SavedSince)
  }

  /** Applies deltas, given as JSON. Returns a `DraftAnswer`. */
  async save(
    postId: string,
    now: number,
    saveKey: string,
    baseRevision: number,
    deltas: string,
  ): Promise<string> {
    return this.#save(postId, now, saveKey, baseRevision, () => JSON.parse(deltas) as unknown)
  }

  /** Puts a whole text, given as JSON, in place of the newest. Returns a `DraftAnswer`. */
  async replace(
    postId: string,
    now: number,
    saveKey: string,
    baseRevision: number,
    document: string,
  ): Promise<string> {
    const toDocument = (): Delta[] => deltasBetween(this.#log.document, JSON.parse(document) as DraftDocument)
    return this.#save(postId, now, saveKey, baseRevision, toDocument)
  }

  /** Resolves once everything that was saved before this call is in the database, with whether anything wasn't. */
  async store(postId: string, now: number): Promise<boolean> {
    const waits = typeof this.#log.head?.changedSince === 'number'
    if (!waits) return false
    this.#learn(postId, now)
    await this.#flushes.run()
    return true
  }

  async forget(): Promise<void> {
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
    this.#log.clear()
  }

  override async alarm(): Promise<void> {
    const { head } = this.#log
    if (!head) return
    const now = this.#now()
    if (head.changedSince === null) {
      if (now - head.changedAt >= DRAFT_IDLE) return this.forget()
      return this.#wakeIn(head.changedAt + DRAFT_IDLE - now)
    }
    const due = Math.min(head.changedAt + FLUSH_AFTER_PAUSE, head.changedSince + FLUSH_AT_LATEST)
    if (due > now && head.failures === 0) return this.#wakeIn(due - now)
    // Not thrown: a failed flush has set the next alarm.
    await this.#flushes.run().catch(() => {})
  }

  /** Everything after `#isOpen` happens without awaiting: saves are handled one after the other. */
  async #save(
    postId: string,
    now: number,
    saveKey: string,
    baseRevision: number,
    deltasOf: () => unknown,
  ): Promise<string> {
    const answer = (is: DraftAnswer): string => JSON.stringify(is)
    const head = (await this.#isOpen(postId, now)) ? this.#log.head : undefined
    if (!head) return answer({ kind: 'gone' })
    const known = this.#log.revisionOf(saveKey)
    if (known !== undefined) return answer({ kind: 'saved', revision: known })
    if (baseRevision !== head.revision) {
      const since = this.#log.since(baseRevision)
      return answer({ kind: 'conflict', revision: head.revision, since })
    }
    const deltas = deltasOf()
    const applied = applyDeltas(this.#log.document, deltas)
    if (!applied.ok) return answer({ kind: 'refused', problem: applied.problem })
    const revision = this.#log.add(head, saveKey, deltas as Delta[], applied.document, now)
    // A failed flush has set its own alarm.
    const alarm = await this.ctx.storage.getAlarm()
    const isFar = alarm === null || alarm > Date.now() + FLUSH_AT_LATEST
    if (isFar && head.failures === 0) await this.#wakeIn(FLUSH_AFTER_PAUSE)
    this.#editors.tell({ revision })
    return answer({ kind: 'saved', revision })
  }

  /** Connects an editor whose rights were checked: its story and the caller's time are in the address. */
  override async fetch(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    const isOpen = await this.#isOpen(pathname.slice(1), Number(searchParams.get('now')))
    return isOpen ? this.#editors.accept(this.#revision) : new Response(null, { status: 404 })
  }

  override webSocketMessage(socket: WebSocket, text: string | ArrayBuffer): void {
    this.#editors.heard(socket, text, this.#revision)
  }

  get #revision(): number {
    return this.#log.head?.revision ?? 0
  }

  /** Remembers what an alarm doesn't know. */
  #learn(postId: string, now: number): void {
    const { kv } = this.ctx.storage
    if (kv.get('postId') !== postId) kv.put('postId', postId)
    // In development the caller's clock differs from this machine's; those of two machines always do a little.
    const ahead = now - Date.now()
    if (Math.abs(ahead - (kv.get<number>('ahead') ?? 0)) > 1000) kv.put('ahead', ahead)
  }

  #now(): number {
    return Date.now() + (this.ctx.storage.kv.get<number>('ahead') ?? 0)
  }

  /**
   * Whether the draft is known and may be written. As long as nothing waits to be stored, the database is asked
   * whether somebody else has changed it: an import, or a publish.
   */
  async #isOpen(postId: string, now: number): Promise<boolean> {
    this.#learn(postId, now)
    if (typeof this.#log.head?.changedSince === 'number') return true
    const db = new Database(this.env.DB)
    const stored = await db.first(draftHead, postId)
    if (!stored || stored.state === 'removed' || stored.state === 'trashed') return false
    const isKnown = () => {
      const { head } = this.#log
      return head !== undefined && (head.changedSince !== null || head.storedRevision >= stored.revision)
    }
    if (isKnown()) return true
    const saved = await db.first(savedPostById, postId)
    if (!saved) return false
    // Somebody may have been faster.
    if (isKnown()) return true
    this.#log.begin(saved.revision, documentOf(saved), now)
    await this.#wakeIn(DRAFT_IDLE)
    return true
  }

  async #flush(): Promise<void> {
    try {
      let turn = await this.#flushOnce()
      for (let more = TURNS; turn === 'again' && more > 1; more--) turn = await this.#flushOnce()
      const { head } = this.#log
      if (!head) return
      // Staff may restore a story that they have removed: what waits is kept as long as the trash.
      const isGone = turn === 'gone'
      if (isGone && this.#now() - head.changedAt >= TRASH_KEPT) return await this.forget()
      await this.#wakeIn(isGone || head.changedSince === null ? DRAFT_IDLE : FLUSH_AFTER_PAUSE)
    } catch (error) {
      console.error(JSON.stringify({ event: 'draft-not-stored', error: String(error) }))
      await this.#wakeIn(Math.min(FLUSH_RETRY * 2 ** this.#log.failed(), FLUSH_RETRY_LONGEST))
      throw error
    }
  }

  /** Stores the newest text, or finds out what is in the way. */
  async #flushOnce(): Promise<'done' | 'again' | 'gone'> {
    const { head, document } = this.#log
    const postId = this.ctx.storage.kv.get<string>('postId')
    if (!head || head.changedSince === null || postId === undefined) return 'done'
    const { attempt } = this.#log
    const isSame = attempt?.revision === head.revision
    const versionId = isSame ? attempt.versionId : newId()
    if (attempt && !isSame && (await isStored(new Database(this.env.DB), postId, attempt.versionId))) {
      this.#log.wasStored(attempt.revision, this.#log.textAt(attempt.revision))
      return 'again'
    }
    this.#log.attempting({ revision: head.revision, versionId })
    const { storedRevision, revision } = head
    const draft = { postId, versionId, revision, storedRevision, document }
    const result = await storeDraft({ db: new Database(this.env.DB), now: this.#now() }, draft)
    if (result.kind === 'gone') return 'gone'
    if (result.kind === 'stored') {
      this.#log.wasStored(revision, document)
      return 'done'
    }
    this.#rebase(result.saved)
    return 'again'
  }

  /** Puts what waits on top of what somebody else has stored. Theirs stays a version, ours wins where both changed. */
  #rebase(saved: SavedPost): void {
    const theirs = documentOf(saved)
    const { document: ours, stored: base } = this.#log
    const { document: merged } = mergeDocuments(base, ours, theirs)
    // A database that was restored has lost what was stored since, and gets it again.
    const isOlder = saved.revision < (this.#log.head?.storedRevision ?? 0)
    const document = isOlder || checkBody(merged.body).length > 0 ? ours : merged
    this.#log.rebase({ revision: saved.revision, document: theirs }, document, this.#now())
  }

  async #wakeIn(milliseconds: number): Promise<void> {
    await this.ctx.storage.setAlarm(Date.now() + Math.max(0, milliseconds))
  }
}
