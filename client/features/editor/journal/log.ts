import { changeDocument } from '../../../../schema/story/change-document'
import type { Deltas } from '../../../../schema/story/delta'
import { deltasBetween } from '../../../../schema/story/deltas-between'
import { type DraftDocument, isSame } from '../../../../schema/story/draft'
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
  #entries: readonly Entry[] = []
  /** Whether the last entry still grows with each key. */
  #isGrowing = false
  /** The number of a growing entry whose next write hasn't begun, and stores what it has become by then. */
  #queued: number | undefined
  /** Whether an entry has grown while the browser stored nothing. */
  #isBehind = false
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

  /** The entries to send. The one that still grows isn't. */
  get unsent(): number {
    return this.#entries.length - (this.#isGrowing ? 1 : 0)
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
    this.#isGrowing = false
    this.#seq = journaled.entries.at(-1)?.seq ?? journaled.head.acked
    this.#ackedSeq = journaled.head.acked
    this.#keepWhole()
  }

  /** Stores what makes another text of the last one, in an entry that grows until something is added. */
  grow(document: DraftDocument): void {
    this.#change(document)
  }

  /** Adds what makes another text of the last one, and what has grown. Returns whether there is anything to send. */
  add(document: DraftDocument): boolean {
    const isNew = this.#change(document)
    const hasGrown = this.#isGrowing
    this.#isGrowing = false
    if (this.#isBehind) this.#keepWhole()
    return isNew || hasGrown
  }

  /** Puts a text into the entry that grows, or a new one. Returns whether it differs from the last one. */
  #change(document: DraftDocument): boolean {
    if (isSame(this.document, document)) return false
    const settled = this.#isGrowing ? this.#entries.slice(0, -1) : this.#entries
    const deltas = deltasBetween(settled.at(-1)?.document ?? this.acked.document, document)
    const entry: JournalEntry = { seq: this.#isGrowing ? this.#seq : ++this.#seq, deltas }
    this.#entries = [...settled, { ...entry, document }]
    this.#isGrowing = true
    this.#keepEntry(entry)
    return true
  }

  /** Stores an entry that grows. Keys that come faster than they are stored don't queue up. */
  #keepEntry(entry: JournalEntry): void {
    // Where nothing can be stored, that isn't tried with each key.
    if (!this.#isKept) this.#isBehind = true
    else if (this.#queued !== entry.seq) {
      this.#queued = entry.seq
      this.#keep(() => this.#store.append(this.#key, this.#latest(entry)))
    }
  }

  /** What an entry has become. */
  #latest({ seq, deltas }: JournalEntry): JournalEntry {
    return { seq, deltas: this.#entries.findLast((entry) => entry.seq === seq)?.deltas ?? deltas }
  }

  /** The changes of the next save, which is noted before it is sent; the same again while its answer isn't known. */
  nextSave(newKey: () => string): { saveKey: string; upTo: number; deltas: Deltas } {
    const upTo = this.sending?.upTo ?? (this.#isGrowing ? this.#seq - 1 : this.#seq)
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
    this.#isGrowing = false
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
    this.#isBehind = false
    this.#keep()
  }

  /** Stores after everything before. Without a part, after a failure and at the beginning, the journal whole. */
  #keep(part?: () => Promise<void>): void {
    // As it is now, not as it will be when its turn comes, but for what the last entry has become.
    const entries = this.#entries
    const whole = { ...this.#key, snapshot: this.acked.document, head: this.#head() }
    this.#writing = this.#writing.then(async () => {
      this.#queued = undefined
      try {
        await (part && this.#isKept
          ? part()
          : this.#store.replace({ ...whole, entries: entries.map((entry) => this.#latest(entry)) }))
        this.#isKept = true
      } catch (error) {
        this.#isKept = false
        console.warn('A change couldn’t be stored in this browser.', error)
      }
      this.#onKept(this.#isKept)
    })
  }
}
