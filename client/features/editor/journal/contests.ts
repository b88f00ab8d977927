import type { Contest } from '../../../../schema/rules/draft-channel'
import type { DraftDocument } from '../../../../schema/story/draft'
import { mergeDocuments } from '../../../../schema/story/merge-documents'
import type { DraftJournal } from './journal'
import type { Hearing, OtherEditors } from './other-editors'
import type { DraftConflict, JournalState } from './state'

interface Options {
  journal: DraftJournal
  connect(hearing: Hearing): OtherEditors
  newKey(): string
  /** Told of what another editor can't join, and can be settled here; of nothing once that is settled. */
  onContest(conflict: DraftConflict | undefined): void
}

/**
 * Tells the other open editors of a story of a conflict that waits in this one, and lets this one settle theirs. Whoever
 * decides first has decided it for all. Rule: docs/rules/writing.md, "Open editors".
 */
export class Contests {
  readonly #options: Options
  readonly #others: OtherEditors
  /** The conflict of this editor, as the others know it. */
  #own: Contest | undefined
  /** What another editor can't join. */
  #theirs: Contest | undefined
  /** What was decided here, and is told once the server has the text. */
  #decided: string | undefined

  constructor(options: Options) {
    this.#options = options
    this.#others = options.connect({
      onRevision: (revision) => void this.#heard(revision),
      onContest: (contest) => this.#contested(contest),
      onSettled: (id) => void this.#settled(id),
    })
  }

  /** The journal's state has changed. */
  changed({ status, conflict, unsent }: JournalState): void {
    if (conflict && !conflict.left && !this.#own) {
      this.#own = { id: this.#options.newKey(), base: conflict.base, text: conflict.ours }
      this.#others.contest(this.#own)
    }
    if (this.#own && !conflict) {
      this.#decided = this.#own.id
      this.#own = undefined
    }
    if (this.#decided !== undefined && status === 'saved' && unsent === 0) {
      this.#others.settled(this.#decided)
      this.#decided = undefined
    }
    this.#show()
  }

  /** The writer has settled here what another editor can't join. */
  resolve(document: DraftDocument): void {
    this.#decided = this.#theirs?.id
    this.#theirs = undefined
    this.#options.onContest(undefined)
    this.#options.journal.put(document)
  }

  stop(): void {
    this.#others.stop()
  }

  async #heard(revision: number): Promise<void> {
    await this.#options.journal.heard(revision)
    this.#show()
  }

  #contested(contest: Contest): void {
    if (contest.id === this.#own?.id || contest.id === this.#decided) return
    this.#theirs = contest
    this.#show()
  }

  async #settled(id: string): Promise<void> {
    if (this.#theirs?.id === id) this.#theirs = undefined
    this.#show()
    if (this.#own?.id !== id) return
    const { text } = this.#own
    this.#own = undefined
    await this.#options.journal.decidedElsewhere(text)
  }

  /** Says what can be settled here: not while this editor has a conflict of its own. */
  #show(): void {
    const { journal, onContest } = this.#options
    const contest = this.#theirs
    if (!contest || journal.state.conflict) {
      onContest(undefined)
      return
    }
    const { base, text } = contest
    const ours = journal.shown
    const { document: merged, conflicts } = mergeDocuments(base, ours, text)
    const theirs = { revision: journal.state.revision, document: ours }
    onContest(conflicts.length === 0 ? undefined : { base, conflicts, merged, ours, theirs, left: text })
  }
}
