import { changeDocument } from '../../../../schema/story/change-document'
import type { Deltas } from '../../../../schema/story/delta'
import { deltasBetween } from '../../../../schema/story/deltas-between'
import type { DraftDocument } from '../../../../schema/story/draft'
import type { JournalEntry, Journaled, JournalHead, JournalKey, JournalStore, ServerDraft } from './ports'

/** The entries that the server has are dropped from the journal when there are so many. */
const ACKED_ENTRIES = 50

interface Entry extends JournalEntry {
  /** The text after it. */
  document: DraftDocument
}

/** What a stored journal leads to. */
export interface Replayed {
  /** What the server has of it for certain. */
  acked: ServerDraft
  /** The text after all entries. */
  document: DraftDocument
  /** Entries that the server may not have yet. */
  entries: Entry[]
}

/** The text that a stored journal leads to; undefined for one that is damaged. */
export function replayed({ snapshot, head, entries }: Journaled): Replayed | undefined {
  let document = snapshot
  let acked = snapshot
  const later: Entry[] = []
  for (const entry of entries) {
    const applied = changeDocument(document, entry.deltas)
    if (!applied.ok) return undefined
    document = applied.document
    if (entry.seq <= head.acked) acked = document
    else later.push({ ...entry, document })
  }
  return { acked: { revision: head.revision, document: acked }, document, entries: later }
}

/**
 * The journal of one tab: what the server has, and every change since, in memory and stored. It is stored in the
 * order of the calls; whether that succeeds is told, and what couldn't be stored is stored whole as soon as it can be.
 */
export class JournalLog {
  acked: ServerDraft
  sending: JournalHead['sending']
  readonly #key: JournalKey
  readonly #store: JournalStore
  readonly #onKept: (isKept: boolean) => void
  #entries: Entry[] = []
  #seq = 0
  #ackedSeq = 0
  /** Acknowledged entries that are still stored. */
  #stale = 0
  #isKept = false
  #writing: Promise<void> = Promise.resolve()

  constructor(key: JournalKey, store: JournalStore, acked: ServerDraft, onKept: (isKept: boolean) => void) {
    this.#key = key
    this.#store = store
    this.#onKept = onKept
    this.acked = acked
  }

  /** The text after all changes. */
  get document(): DraftDocument {
    return this.#entries.at(-1)?.document ?? this.acked.document
  }

  get unsent(): number {
    return this.#entries.length
  }

  /** Resolves when everything so far is stored, or couldn't be. */
  get written(): Promise<void> {
    return this.#writing
  }

  /** Continues a journal that a closed tab has left. */
  adopt(journaled: Journaled, replay: Replayed): void {
    this.acked = replay.acked
    this.sending = journaled.head.sending
    this.#entries = replay.entries
    this.#seq = journaled.entries.at(-1)?.seq ?? journaled.head.acked
    this.#ackedSeq = journaled.head.acked
    this.#keepWhole()
  }

  /** Adds what makes another text of the last one. Returns whether there is anything to add. */
  add(document: DraftDocument): boolean {
    const deltas = deltasBetween(this.document, document)
    if (deltas.length === 0) return false
    const entry: JournalEntry = { seq: ++this.#seq, deltas }
    this.#entries.push({ ...entry, document })
    this.#keep(() => this.#store.append(this.#key, entry))
    return true
  }

  /** The changes of the next save, which is noted before it is sent; the same again while its answer isn't known. */
  nextSave(newKey: () => string): { saveKey: string; upTo: number; deltas: Deltas } {
    const upTo = this.sending?.upTo ?? this.#seq
    if (!this.sending) this.#setSending({ saveKey: newKey(), upTo })
    const target = this.#entries.findLast(({ seq }) => seq <= upTo)?.document ?? this.acked.document
    const deltas = deltasBetween(this.acked.document, target)
    return { saveKey: this.sending?.saveKey ?? newKey(), upTo, deltas }
  }

  /** The save that was under way won't be sent again as it is. */
  giveUp(): void {
    if (this.sending) this.#setSending(undefined)
  }

  /** The server has the entries up to one. */
  ack(revision: number, upTo: number): void {
    const document = this.#entries.findLast(({ seq }) => seq <= upTo)?.document ?? this.acked.document
    const later = this.#entries.filter(({ seq }) => seq > upTo)
    this.#stale += this.#entries.length - later.length
    this.#entries = later
    this.#ackedSeq = upTo
    this.acked = { revision, document }
    this.sending = undefined
    if (this.#stale >= ACKED_ENTRIES) this.#keepWhole()
    else this.#keepHead()
  }

  /** The server has a text from which everything that isn't sent yet is one change. */
  rebase(acked: ServerDraft, document: DraftDocument): void {
    this.acked = acked
    this.sending = undefined
    this.#ackedSeq = this.#seq
    const deltas = deltasBetween(acked.document, document)
    this.#entries = deltas.length === 0 ? [] : [{ seq: ++this.#seq, deltas, document }]
    this.#keepWhole()
  }

  #setSending(sending: JournalHead['sending']): void {
    this.sending = sending
    this.#keepHead()
  }

  #head(): JournalHead {
    const { sending, acked } = this
    return { revision: acked.revision, acked: this.#ackedSeq, ...(sending ? { sending } : {}) }
  }

  #keepHead(): void {
    const head = this.#head()
    this.#keep(() => this.#store.setHead(this.#key, head))
  }

  #keepWhole(): void {
    this.#stale = 0
    this.#keep()
  }

  /** Stores after everything before. Without a part, after a failure and at the beginning, the journal whole. */
  #keep(part?: () => Promise<void>): void {
    // As it is now, not as it will be when its turn comes.
    const whole: Journaled = {
      ...this.#key,
      snapshot: this.acked.document,
      head: this.#head(),
      entries: this.#entries.map(({ seq, deltas }) => ({ seq, deltas })),
    }
    this.#writing = this.#writing.then(async () => {
      try {
        await (part && this.#isKept ? part() : this.#store.replace(whole))
        this.#isKept = true
      } catch (error) {
        this.#isKept = false
        console.warn('A change couldn’t be stored in this browser.', error)
      }
      this.#onKept(this.#isKept)
    })
  }
}
