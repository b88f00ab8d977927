import type { DraftDocument } from '../../../../schema/story/draft'
import type { JournalLog } from './log'
import type { DraftServer, ServerDraft } from './ports'
import type { Sender } from './sender'
import type { JournalState } from './state'

interface Options {
  log: JournalLog
  sender: Sender
  server: DraftServer
  getState(): JournalState
  /** Joins the server's text and this editor's. Returns whether to go on; otherwise the writer has to decide. */
  merge(theirs: ServerDraft, base?: DraftDocument): boolean
  /** The conflict is now one with this text of the server. */
  onConflict(base: DraftDocument, theirs: ServerDraft): void
}

/** What other open editors of the story do, as far as it concerns a journal. Rule: docs/rules/writing.md, "Open editors". */
export class Elsewhere {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /** Another editor has saved: if nothing waits here, its text is shown at once. A conflict becomes one with that text. */
  async saved(revision: number): Promise<void> {
    const { sender, merge, onConflict } = this.#options
    if (!this.#isNews(revision)) return
    const theirs = await this.#read()
    if (!theirs || !this.#isNews(theirs.revision)) return
    const conflict = this.#conflict
    if (conflict) onConflict(conflict.base, theirs)
    else if (merge(theirs)) void sender.send()
  }

  /** What couldn't be joined was decided in another editor: only what was written since is this one's own. */
  async decided(contested: DraftDocument): Promise<void> {
    const { sender, merge } = this.#options
    const theirs = await this.#read()
    if (theirs && this.#options.getState().conflict && merge(theirs, contested)) void sender.again()
  }

  /** The conflict with the server's text, if there is one. */
  get #conflict() {
    const { conflict } = this.#options.getState()
    return conflict?.left ? undefined : conflict
  }

  /** Whether this editor doesn't know the revision, and can take it. */
  #isNews(revision: number): boolean {
    if (this.#conflict) return revision > this.#conflict.theirs.revision
    const { log, sender, getState } = this.#options
    const isIdle = getState().status === 'saved' && log.unsent === 0 && !sender.isRunning
    return isIdle && revision > log.acked.revision
  }

  async #read(): Promise<ServerDraft | undefined> {
    const theirs = await this.#options.server.read().catch((error: unknown) => {
      console.warn('What another editor has saved can’t be read now.', error)
    })
    return theirs && !('kind' in theirs) ? theirs : undefined
  }
}
