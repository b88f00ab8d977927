import { SAVE_RETRY, SAVE_RETRY_LONGEST } from '../../../../schema/rules/drafts'
import { changeDocument } from '../../../../schema/story/change-document'
import type { Deltas } from '../../../../schema/story/delta'
import { firstChunk } from './chunk-deltas'
import type { JournalLog } from './log'
import type { DraftServer, Refusal, ServerDraft } from './ports'

export interface SenderOptions {
  log: JournalLog
  server: DraftServer
  newKey(): string
  /** Whether sending has to wait for the writer. */
  isHeldUp(): boolean
  onSaved(revision: number): void
  onOffline(): void
  onRefused(refusal: Refusal): void
  /** Somebody else was faster. Returns whether their text could be joined with ours. */
  onTheirs(theirs: ServerDraft): boolean
  /** Everything is sent. Returns whether to go on, because there is more now. */
  onDone(): boolean
}

/** Sends a journal's changes, one save after the other, and again after a delay if that may help. */
export class Sender {
  readonly #options: SenderOptions
  #running: Promise<void> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #isStopped = false

  constructor(options: SenderOptions) {
    this.#options = options
  }

  get isRunning(): boolean {
    return this.#running !== undefined
  }

  /** Begins after a while, if nothing begins before. */
  sendIn(milliseconds: number): void {
    if (!this.#isStopped) this.#timer ??= setTimeout(() => void this.send(), milliseconds)
  }

  /** Begins at once, unless sending is under way. Resolves when there is nothing left to send, or it has to wait. */
  send(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#isStopped || this.#options.isHeldUp()) return Promise.resolve()
    this.#running ??= this.#sendAll().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  /** Begins at once, and resets the delay between attempts to the shortest one. */
  again(): Promise<void> {
    this.#failures = 0
    return this.send()
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  async #sendAll(): Promise<void> {
    do {
      while (this.#options.log.unsent > 0) if (this.#isStopped || !(await this.#sendOnce())) return
    } while (this.#options.onDone())
  }

  /** Sends the next save. Returns whether to go on. */
  async #sendOnce(): Promise<boolean> {
    const { log, server, newKey, onRefused, onTheirs, onOffline } = this.#options
    const { saveKey, upTo, deltas: all } = log.nextSave(newKey)
    // What can't be stored is sent nevertheless: the server is the better place then.
    await log.written
    const { revision: baseRevision } = log.acked
    if (all.length === 0) {
      log.ack(baseRevision, upTo)
      return true
    }
    const { deltas, isAll } = firstChunk(all)
    try {
      const answer = await server.save({ baseRevision, deltas, saveKey })
      // The next tab sends it again, and learns by its key that it has arrived.
      if (this.#isStopped) return false
      if (answer.kind !== 'refused') this.#failures = 0
      if (answer.kind === 'saved') {
        this.#acked(answer.revision, upTo, isAll ? undefined : deltas)
        return true
      }
      const theirs = answer.kind === 'conflict' ? await this.#theirs(answer.revision, answer.deltas) : answer
      if (this.#isStopped) return false
      if (!('kind' in theirs)) return onTheirs(theirs)
      if (theirs.mayPass) this.#sendLater()
      else log.giveUp()
      onRefused(theirs)
    } catch (error) {
      console.warn('The server can’t be reached: what is written stays in this browser.', error)
      onOffline()
      this.#sendLater()
    }
    return false
  }

  #sendLater(): void {
    this.sendIn(Math.min(SAVE_RETRY * 2 ** this.#failures++, SAVE_RETRY_LONGEST))
  }

  /** @param part the deltas that were sent, if those weren't all. */
  #acked(revision: number, upTo: number, part: Deltas | undefined): void {
    const { log, onSaved } = this.#options
    const applied = part && changeDocument(log.acked.document, part)
    if (applied?.ok) log.rebase({ revision, document: applied.document }, log.document)
    else log.ack(revision, upTo)
    onSaved(revision)
  }

  /** What the server has: by what has changed since, or whole. */
  async #theirs(revision: number, deltas: Deltas[] | null): Promise<ServerDraft | Refusal> {
    const { log, server } = this.#options
    let { document } = log.acked
    for (const save of deltas ?? []) {
      const applied = changeDocument(document, save)
      if (!applied.ok) return server.read()
      document = applied.document
    }
    return deltas ? { revision, document } : server.read()
  }
}
