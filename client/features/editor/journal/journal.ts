import { type DraftDocument, EMPTY_DRAFT, isSame } from '../../../../schema/story/draft'
import { mergeDocuments } from '../../../../schema/story/merge-documents'
import { Elsewhere } from './elsewhere'
import { JournalLog } from './log'
import { BEGINNING, beginning, type ClosedJournal, readableJournals } from './opening'
import type { JournalOptions } from './options'
import type { Refusal, ServerDraft } from './ports'
import { Sender } from './sender'
import { type DraftConflict, type JournalState, nextState } from './state'

/** How long changes are gathered in one entry of the journal, and then before they are sent, in milliseconds. */
export const GATHER = 300
export const SEND_AFTER = 700

/**
 * Never loses a word: every change is stored in the browser before it is sent, sent in order, and sent again until
 * the server has it. What others write meanwhile is merged; what can't be merged is for the writer to decide. Rule:
 * docs/rules/writing.md, "The journal".
 */
export class DraftJournal {
  readonly #options: JournalOptions
  readonly #log: JournalLog
  readonly #sender: Sender
  readonly #elsewhere: Elsewhere
  readonly #tabId: string
  #state: JournalState = { status: 'opening', unsent: 0, isKept: true, revision: 0 }
  /** What the editor shows. */
  #shown: DraftDocument = EMPTY_DRAFT
  /** What closed tabs have left, besides the journal that this one continues. */
  #left: ClosedJournal[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #endings: (() => void)[] = []

  constructor(options: JournalOptions) {
    const { postId, store, server, tabs, newKey } = options
    this.#options = options
    this.#tabId = newKey()
    this.#log = new JournalLog({ postId, tabId: this.#tabId }, store, BEGINNING, (isKept) => {
      if (isKept !== this.#state.isKept) this.#setState({ isKept })
    })
    this.#sender = new Sender({
      log: this.#log,
      server,
      newKey,
      isHeldUp: () => this.#state.status === 'conflict',
      onSaved: (revision) => {
        tabs.tell(postId, revision)
        this.#setProgress()
      },
      onOffline: () => this.#setState({ status: 'offline' }),
      onRefused: (refusal) => this.#setState({ status: 'refused', refusal }),
      onTheirs: (theirs) => this.#merge(theirs),
      onDone: () => this.#takeUpLeft(),
    })
    this.#elsewhere = new Elsewhere({
      log: this.#log,
      sender: this.#sender,
      server,
      getState: () => this.#state,
      merge: (theirs, base) => this.#merge(theirs, base),
      onConflict: (base, theirs) => this.#conflicts(base, theirs),
    })
  }

  get state(): JournalState {
    return this.#state
  }

  /** What the editor shows. */
  get shown(): DraftDocument {
    return this.#shown
  }

  /**
   * The text to begin with: what a closed tab has left unsent, or what the server has. Offline, what this browser
   * knows of it.
   *
   * @throws if the server can't be reached and this browser knows nothing of the story.
   */
  async open(): Promise<DraftDocument | Refusal> {
    const { postId, tabs } = this.#options
    this.#endings.push(await tabs.hold({ postId, tabId: this.#tabId }))
    const closed = await readableJournals(this.#options, postId)
    const [first, ...others] = closed
    if (first && first.entries.length > 0) this.#log.adopt(first.journaled, first)
    else {
      const draft = await beginning(this.#options, first?.acked)
      if ('kind' in draft) {
        this.#setState({ status: 'refused', refusal: draft })
        return draft
      }
      this.#log.rebase(draft, draft.document)
    }
    this.#shown = this.#log.document
    await this.#log.written
    this.#left = others.filter(({ entries }) => entries.length > 0)
    await this.#forget(closed.filter((journal) => !this.#left.includes(journal)))
    this.#endings.push(tabs.listen(postId, (revision) => void this.heard(revision)))
    this.#setProgress()
    void this.#sender.send()
    return this.#shown
  }

  /** The editor has another text. Cheap if paragraphs that haven't changed are the same objects as before. */
  change(document: DraftDocument): void {
    this.#shown = document
    // At once: a tab may end with any key.
    this.#log.grow(document)
    this.#timer ??= setTimeout(() => this.flush(), GATHER)
  }

  /** What the editor shows is to be sent from now on: before the tab is hidden or closed, and before a publish. */
  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (!this.#log.add(this.#shown)) return
    const { status, conflict, refusal } = this.#state
    // What was refused as it was may be all right now. Who may not write any more has to do something about it.
    const isWaiting = status === 'offline' || (status === 'refused' && refusal?.code !== 'BAD_REQUEST')
    if (conflict) this.#conflicts(conflict.base, conflict.theirs, conflict.left)
    else if (isWaiting) this.#setState({})
    else {
      this.#setState({ status: 'saving' })
      this.#sender.sendIn(SEND_AFTER)
    }
  }

  /** Resolves when the server has everything, or can't be given it now. The revision is in the state. */
  async settle(): Promise<void> {
    this.flush()
    await this.#sender.send()
  }

  /** Tries again at once: the browser is online again, or the writer has signed in again. */
  retry(): void {
    if (this.#state.status !== 'offline' && this.#state.status !== 'refused') return
    this.#setState({ status: 'saving' })
    void this.#sender.again()
  }

  /**
   * The writer has decided a conflict as they saw it: this is the text. What was saved elsewhere since then is joined
   * as usual.
   */
  resolve(document: DraftDocument, seen: DraftConflict): void {
    if (!this.#state.conflict) return
    this.#show(document)
    if (seen.left) this.#takeOver(document)
    else this.#log.rebase(seen.theirs, document)
    this.#setState({ status: 'saving' })
    void this.#sender.again()
  }

  /** Puts another text into the editor, as if it had been written. */
  put(document: DraftDocument): void {
    this.#show(document)
    this.flush()
  }

  /** What couldn't be joined was decided in another editor: only what was written since is this one's own. */
  decidedElsewhere(contested: DraftDocument): Promise<void> {
    return this.#elsewhere.decided(contested)
  }

  /** Another editor has saved. */
  heard(revision: number): Promise<void> {
    return this.#elsewhere.saved(revision)
  }

  /** Stores what isn't stored yet, and leaves the rest to the next tab. */
  async close(): Promise<void> {
    this.flush()
    this.#sender.stop()
    await this.#log.written
    for (const end of this.#endings.splice(0)) end()
  }

  /** Removes the journals of closed tabs, once this one's has what was in them. */
  async #forget(journals: readonly ClosedJournal[]): Promise<void> {
    if (!this.#state.isKept) return
    await Promise.allSettled(journals.map(({ journaled }) => this.#options.store.remove(journaled)))
  }

  #setState(changes: Partial<JournalState>): void {
    this.#state = nextState({ ...this.#state, ...changes }, this.#log)
    this.#options.onState(this.#state)
  }

  #setProgress(): void {
    this.#setState({ status: this.#log.unsent > 0 ? 'saving' : 'saved' })
  }

  /** Joins ours and theirs, which began from the same text. Returns whether to go on; otherwise the writer has to decide. */
  #merge(theirs: ServerDraft, given?: DraftDocument): boolean {
    // What the editor has by now is part of ours.
    this.#log.add(this.#shown)
    const { acked } = this.#log
    // A server that has gone back to an older text has lost the newer one, and gets it again.
    const base = given ?? (theirs.revision < acked.revision ? theirs.document : acked.document)
    const { document, conflicts } = mergeDocuments(base, this.#shown, theirs.document)
    if (conflicts.length > 0) {
      this.#log.giveUp()
      return this.#conflicts(base, theirs)
    }
    this.#show(document)
    this.#log.rebase(theirs, document)
    this.#setProgress()
    return true
  }

  /** Asks the writer. What they go on to write meanwhile is part of ours. Returns that nothing goes on until then. */
  #conflicts(base: DraftDocument, theirs: ServerDraft, left?: DraftDocument): false {
    const ours = this.#shown
    const { document: merged, conflicts } = mergeDocuments(base, ours, left ?? theirs.document)
    // What the writer has written meanwhile has decided it.
    const conflict = { base, conflicts, merged, ours, theirs, ...(left ? { left } : {}) }
    if (conflicts.length === 0) this.resolve(merged, conflict)
    else this.#setState({ status: 'conflict', conflict })
    return false
  }

  #show(document: DraftDocument): void {
    if (isSame(document, this.#shown)) return
    this.#shown = document
    this.#options.onDocument(document)
  }

  /** Joins what another closed tab has left, once the server has this one's own changes. Returns whether it did. */
  #takeUpLeft(): boolean {
    const [left] = this.#left
    if (!left) {
      this.#setProgress()
      return false
    }
    this.#log.add(this.#shown)
    const { document, conflicts } = mergeDocuments(left.acked.document, this.#shown, left.document)
    if (conflicts.length > 0) return this.#conflicts(left.acked.document, this.#log.acked, left.document)
    this.#show(document)
    this.#takeOver(document)
    return true
  }

  /** The text has what the first of the other closed tabs has left. */
  #takeOver(document: DraftDocument): void {
    const left = this.#left.shift()
    this.#log.add(document)
    if (left) void this.#log.written.then(() => this.#forget([left]))
  }
}
