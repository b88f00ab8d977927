import { SAVE_RETRY, SAVE_RETRY_LONGEST } from '../../../../schema/rules/drafts'
import { applyDeltas } from '../../../../schema/story/apply-deltas'
import type { Deltas } from '../../../../schema/story/delta'
import { type DraftDocument, EMPTY_DRAFT, isSame } from '../../../../schema/story/draft'
import { mergeDocuments } from '../../../../schema/story/merge-documents'
import { firstChunk } from './chunk-deltas'
import { type ClosedJournal, closedJournals } from './closed-journals'
import { JournalLog } from './log'
import type { DraftServer, JournalKey, JournalStore, Refusal, ServerDraft, Tabs } from './ports'
import type { JournalState } from './state'

/** How long changes are gathered before they are stored, and then before they are sent, in milliseconds. */
export const STORE_AFTER = 300
export const SEND_AFTER = 700

export interface JournalOptions {
  postId: string
  /** A story that is begun here: the server learns of it with the first change. */
  isNew?: boolean
  server: DraftServer
  store: JournalStore
  tabs: Tabs
  /** A new random key. */
  newKey(): string
  /** Told whenever the state changes. */
  onState(state: JournalState): void
  /** Others have written too, and this is the text of all: the editor shows it, and keeps its selection. */
  onDocument(document: DraftDocument): void
}

/** The revision of a story that has just been created. */
const FIRST_REVISION = 1

/**
 * Never loses a word: every change is stored in the browser before it is sent, sent in order, and sent again until
 * the server has it. What others write meanwhile is merged; what can't be merged is for the writer to decide. Rule:
 * docs/rules/writing.md, "The journal".
 */
export class DraftJournal {
  readonly #options: JournalOptions
  readonly #key: JournalKey
  readonly #log: JournalLog
  #state: JournalState = { status: 'opening', unsent: 0, isKept: true, revision: 0 }
  /** What the editor shows; what differs from the journal is stored after a pause. */
  #shown: DraftDocument = EMPTY_DRAFT
  /** What closed tabs have left, besides the journal that this one continues. */
  #left: ClosedJournal[] = []
  #sending: Promise<void> | undefined
  #storeTimer: ReturnType<typeof setTimeout> | undefined
  #sendTimer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #endings: (() => void)[] = []
  #isClosed = false

  constructor(options: JournalOptions) {
    this.#options = options
    this.#key = { postId: options.postId, tabId: options.newKey() }
    const acked = { revision: FIRST_REVISION, document: EMPTY_DRAFT }
    this.#log = new JournalLog(this.#key, options.store, acked, (isKept) => {
      if (isKept !== this.#state.isKept) this.#setState({ isKept })
    })
  }

  get state(): JournalState {
    return this.#state
  }

  /**
   * The text to begin with: what a closed tab has left unsent, or what the server has. Offline, what this browser
   * knows of it.
   *
   * @throws if the server can't be reached and this browser knows nothing of the story.
   */
  async open(): Promise<DraftDocument | Refusal> {
    const { postId, tabs } = this.#options
    this.#endings.push(await tabs.hold(this.#key))
    const closed = await closedJournals(this.#options, postId).catch((error: unknown) => {
      console.warn('What this browser has stored can’t be read.', error)
      return []
    })
    const [first, ...others] = closed
    const isUnsent = first !== undefined && first.entries.length > 0
    if (isUnsent) this.#log.adopt(first.journaled, first)
    else {
      const found = await this.#begin(first?.acked)
      if ('kind' in found) {
        this.#setState({ status: 'refused', refusal: found })
        return found
      }
      this.#log.rebase(found, found.document)
    }
    this.#shown = this.#log.document
    await this.#log.written
    this.#left = others.filter(({ entries }) => entries.length > 0)
    await this.#forget(closed.filter((journal) => !this.#left.includes(journal)))
    this.#endings.push(tabs.listen(postId, (revision) => void this.#heard(revision)))
    this.#setState({ status: this.#log.unsent > 0 ? 'saving' : 'saved' })
    this.#kick()
    return this.#shown
  }

  /** The editor has another text. Cheap if paragraphs that haven't changed are the same objects as before. */
  change(document: DraftDocument): void {
    this.#shown = document
    this.#storeTimer ??= setTimeout(() => this.flush(), STORE_AFTER)
  }

  /** Stores what the editor shows at once: before the tab is hidden or closed, and before a publish. */
  flush(): void {
    clearTimeout(this.#storeTimer)
    this.#storeTimer = undefined
    if (!this.#log.add(this.#shown)) return
    const { status, conflict, refusal } = this.#state
    if (status === 'conflict' && conflict) return this.#conflicts(conflict.base, conflict.theirs, conflict.left)
    // What was refused as it was may be all right now. Who may not write any more has to do something about it.
    const isWaiting = status === 'offline' || (status === 'refused' && refusal?.code !== 'BAD_REQUEST')
    this.#setState(isWaiting ? {} : { status: 'saving' })
    if (!isWaiting) this.#sendIn(SEND_AFTER)
  }

  /** Resolves when the server has everything, or can't be given it now. The revision is in the state. */
  async settle(): Promise<void> {
    this.flush()
    this.#kick()
    await this.#sending
  }

  /** Tries again at once: the browser is online again, or the writer has signed in again. */
  retry(): void {
    if (this.#state.status !== 'offline' && this.#state.status !== 'refused') return
    this.#failures = 0
    this.#setState({ status: 'saving' })
    this.#kick()
  }

  /** The writer has decided a conflict: this is the text. */
  resolve(document: DraftDocument): void {
    const { conflict } = this.#state
    if (!conflict) return
    this.#show(document)
    if (conflict.left) {
      const decided = this.#left.shift()
      this.#log.add(document)
      if (decided) void this.#log.written.then(() => this.#forget([decided]))
    } else this.#log.rebase(conflict.theirs, document)
    this.#setState({ status: 'saving' })
    this.#kick()
  }

  /** Stores what isn't stored yet, and leaves the rest to the next tab. */
  async close(): Promise<void> {
    this.flush()
    this.#isClosed = true
    clearTimeout(this.#sendTimer)
    await this.#log.written
    for (const end of this.#endings.splice(0)) end()
  }

  /** What the server has; offline, what this browser has of that. */
  async #begin(known: ServerDraft | undefined): Promise<ServerDraft | Refusal> {
    const { isNew, server } = this.#options
    if (isNew) return known ?? this.#log.acked
    return server.read().catch((error: unknown) => {
      if (known) return known
      throw error
    })
  }

  /** Removes the journals of closed tabs, once this one's has what was in them. */
  async #forget(journals: readonly ClosedJournal[]): Promise<void> {
    if (!this.#state.isKept) return
    await Promise.allSettled(journals.map(({ journaled }) => this.#options.store.remove(journaled)))
  }

  #setState(changes: Partial<JournalState>): void {
    const { conflict, refusal, ...state } = { ...this.#state, ...changes }
    this.#state = {
      ...state,
      unsent: this.#log.unsent,
      revision: this.#log.acked.revision,
      ...(state.status === 'conflict' && conflict ? { conflict } : {}),
      ...(state.status === 'refused' && refusal ? { refusal } : {}),
    }
    this.#options.onState(this.#state)
  }

  #sendIn(milliseconds: number): void {
    if (!this.#isClosed) this.#sendTimer ??= setTimeout(() => this.#kick(), milliseconds)
  }

  /** Begins to send, unless that is under way. */
  #kick(): void {
    clearTimeout(this.#sendTimer)
    this.#sendTimer = undefined
    if (this.#isClosed || this.#state.status === 'conflict' || this.#sending) return
    this.#sending = this.#send().finally(() => {
      this.#sending = undefined
    })
  }

  async #send(): Promise<void> {
    while (this.#log.unsent > 0 || this.#left.length > 0) {
      if (this.#isClosed) return
      const isDone = this.#log.unsent > 0 ? await this.#sendOnce() : this.#takeUpLeft()
      if (!isDone) return
    }
    if (this.#state.status !== 'saved') this.#setState({ status: 'saved' })
  }

  /** Sends the next save. Returns whether to go on. */
  async #sendOnce(): Promise<boolean> {
    const { saveKey, upTo, deltas: all } = this.#log.nextSave(this.#options.newKey)
    // What can't be stored is sent nevertheless: the server is the better place then.
    await this.#log.written
    const { revision: baseRevision } = this.#log.acked
    if (all.length === 0) {
      this.#log.ack(baseRevision, upTo)
      return true
    }
    const { deltas, isAll } = firstChunk(all)
    try {
      const answer = await this.#options.server.save({ baseRevision, deltas, saveKey })
      this.#failures = 0
      if (answer.kind === 'refused') return this.#refused(answer)
      if (answer.kind === 'conflict') return this.#merge(await this.#theirs(answer.revision, answer.deltas))
      this.#acked(answer.revision, upTo, isAll ? undefined : deltas)
      return true
    } catch (error) {
      console.warn('The server can’t be reached: what is written stays in this browser.', error)
      this.#setState({ status: 'offline' })
      this.#sendIn(Math.min(SAVE_RETRY * 2 ** this.#failures++, SAVE_RETRY_LONGEST))
      return false
    }
  }

  /** @param part the deltas that were sent, if those weren't all. */
  #acked(revision: number, upTo: number, part: Deltas | undefined): void {
    const applied = part && applyDeltas(this.#log.acked.document, part)
    if (applied?.ok) this.#log.rebase({ revision, document: applied.document }, this.#log.document)
    else this.#log.ack(revision, upTo)
    this.#options.tabs.tell(this.#options.postId, revision)
    this.#setState({ status: this.#log.unsent > 0 ? 'saving' : 'saved' })
  }

  #refused(refusal: Refusal): false {
    this.#log.giveUp()
    this.#setState({ status: 'refused', refusal })
    return false
  }

  /** What the server has: by what has changed since, or whole. */
  async #theirs(revision: number, deltas: Deltas[] | null): Promise<ServerDraft | Refusal> {
    let { document } = this.#log.acked
    for (const save of deltas ?? []) {
      const applied = applyDeltas(document, save)
      if (!applied.ok) return this.#options.server.read()
      document = applied.document
    }
    return deltas ? { revision, document } : this.#options.server.read()
  }

  /** Joins ours and theirs. Returns whether to go on; otherwise the writer has to decide. */
  #merge(theirs: ServerDraft | Refusal): boolean {
    if ('kind' in theirs) return this.#refused(theirs)
    // What the editor has by now is part of ours.
    this.#log.add(this.#shown)
    const base = this.#log.acked.document
    const { document, conflicts } = mergeDocuments(base, this.#shown, theirs.document)
    if (conflicts.length > 0) {
      this.#log.giveUp()
      this.#conflicts(base, theirs)
      return false
    }
    this.#show(document)
    this.#log.rebase(theirs, document)
    this.#setState({ status: this.#log.unsent > 0 ? 'saving' : 'saved' })
    return true
  }

  /** Asks the writer. What they go on to write meanwhile is part of ours. */
  #conflicts(base: DraftDocument, theirs: ServerDraft, left?: DraftDocument): void {
    const ours = this.#shown
    const { document: merged, conflicts } = mergeDocuments(base, ours, left ?? theirs.document)
    const conflict = { base, conflicts, merged, ours, theirs, ...(left ? { left } : {}) }
    this.#setState({ status: 'conflict', conflict })
  }

  #show(document: DraftDocument): void {
    if (isSame(document, this.#shown)) return
    this.#shown = document
    this.#options.onDocument(document)
  }

  /** Joins what another closed tab has left, once the server has this one's own changes. */
  #takeUpLeft(): boolean {
    const [left] = this.#left
    if (!left) return true
    this.#log.add(this.#shown)
    const { document, conflicts } = mergeDocuments(left.acked.document, this.#shown, left.document)
    if (conflicts.length > 0) {
      this.#conflicts(left.acked.document, this.#log.acked, left.document)
      return false
    }
    this.#left.shift()
    this.#show(document)
    this.#log.add(document)
    void this.#log.written.then(() => this.#forget([left]))
    return true
  }

  /** Another tab has saved: if nothing waits here, its text is shown at once. */
  async #heard(revision: number): Promise<void> {
    const isIdle = (): boolean =>
      this.#state.status === 'saved' && this.#log.unsent === 0 && !this.#sending && !this.#isClosed
    if (!isIdle() || revision <= this.#log.acked.revision) return
    try {
      const theirs = await this.#options.server.read()
      if ('kind' in theirs || !isIdle() || theirs.revision <= this.#log.acked.revision) return
      if (this.#merge(theirs)) this.#kick()
    } catch (error) {
      console.warn('What another tab has saved can’t be read now.', error)
    }
  }
}
