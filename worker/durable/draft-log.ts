import { REMEMBERED_DELTAS, REMEMBERED_SAVES } from '../../schema/rules/drafts'
import { applyDeltas } from '../../schema/story/apply-deltas'
import type { Delta } from '../../schema/story/delta'
import { deltasBetween } from '../../schema/story/deltas-between'
import type { DraftDocument } from '../../schema/story/draft'

/** What the object knows besides the text. Times in milliseconds since 1970 UTC, of the callers' clock. */
interface Head {
  revision: number
  /** The revision that is in the database, whose text is `stored`. */
  storedRevision: number
  /** When the first and the last change were made that aren't in the database. */
  changedSince: number | null
  changedAt: number
  failures: number
}

/** An attempt to store a revision, of which it isn't known yet whether it has succeeded. */
interface Attempt {
  revision: number
  versionId: string
}

/**
 * The storage of one draft: the text that is in the database, and every save since. Each method writes all that
 * belongs together without awaiting, so that an object that ends at any point has all of it or nothing.
 */
export class DraftLog {
  readonly #kv: DurableObjectStorage['kv']
  readonly #sql: SqlStorage
  #document: DraftDocument | undefined

  constructor(storage: DurableObjectStorage) {
    this.#kv = storage.kv
    this.#sql = storage.sql
    this.#createTable()
  }

  /** Undefined while nothing is known of the draft. */
  get head(): Head | undefined {
    return this.#kv.get<Head>('head')
  }

  get attempt(): Attempt | undefined {
    return this.#kv.get<Attempt>('attempt')
  }

  /** The text that is in the database. */
  get stored(): DraftDocument {
    return JSON.parse(
      this.#kv.get<string>('stored') ?? '{"title":"","subtitle":"","body":[]}',
    ) as DraftDocument
  }

  /** The newest text. */
  get document(): DraftDocument {
    this.#document ??= this.textAt(this.head?.revision ?? 0)
    return this.#document
  }

  /** The text of a revision that isn't older than the one in the database. */
  textAt(revision: number): DraftDocument {
    const rows = this.#sql.exec<{ deltas: string }>(
      'SELECT deltas FROM save WHERE revision > ? AND revision <= ? AND deltas IS NOT NULL ORDER BY revision',
      this.head?.storedRevision ?? 0,
      revision,
    )
    let document = this.stored
    for (const { deltas } of rows) {
      const applied = applyDeltas(document, JSON.parse(deltas))
      if (!applied.ok) throw new Error(`a saved delta can’t be applied: ${applied.problem.message}`)
      document = applied.document
    }
    return document
  }

  /** Begins with what the database has, in place of everything known. Saves stay known by their keys. */
  begin(revision: number, document: DraftDocument, now: number): void {
    this.#sql.exec('UPDATE save SET deltas = NULL')
    this.#kv.delete('attempt')
    this.#kv.put('stored', JSON.stringify(document))
    this.#putHead({ revision, storedRevision: revision, changedSince: null, changedAt: now, failures: 0 })
    this.#document = document
  }

  /** The revision that a save has made; undefined for one that isn't known. */
  revisionOf(saveKey: string): number | undefined {
    const [row] = this.#sql
      .exec<{ revision: number }>('SELECT revision FROM save WHERE key = ?', saveKey)
      .toArray()
    return row?.revision
  }

  /** The deltas of each save after a revision; null if some of them aren't known any more. */
  since(revision: number): Delta[][] | null {
    const { head } = this
    const rows = this.#sql
      .exec<{ deltas: string | null }>(
        'SELECT deltas FROM save WHERE revision > ? ORDER BY revision',
        revision,
      )
      .toArray()
    if (!head || revision > head.revision || rows.length !== head.revision - revision) return null
    return rows.some(({ deltas }) => deltas === null)
      ? null
      : rows.map(({ deltas }) => JSON.parse(deltas ?? '[]') as Delta[])
  }

  /** Adds a save, and returns its revision. */
  add(
    head: Head,
    saveKey: string | null,
    deltas: readonly Delta[],
    document: DraftDocument,
    now: number,
  ): number {
    const revision = head.revision + 1
    this.#insert(revision, saveKey, deltas)
    this.#putHead({ ...head, revision, changedSince: head.changedSince ?? now, changedAt: now })
    this.#document = document
    return revision
  }

  /** Notes an attempt before it is made. */
  attempting(attempt: Attempt): void {
    this.#kv.put('attempt', attempt)
  }

  /** A revision is in the database. What was saved since still isn't. */
  wasStored(revision: number, document: DraftDocument): void {
    const { head } = this
    if (!head) return
    this.#kv.put('stored', JSON.stringify(document))
    this.#kv.delete('attempt')
    const isAll = revision === head.revision
    this.#putHead({
      ...head,
      storedRevision: revision,
      changedSince: isAll ? null : head.changedAt,
      failures: 0,
    })
    this.#forgetOld(revision)
  }

  /** The database has another text: what isn't stored yet becomes one save on top of it. */
  rebase(stored: { revision: number; document: DraftDocument }, document: DraftDocument, now: number): void {
    const { head } = this
    if (!head) return
    const revision = Math.max(head.revision, stored.revision) + 1
    this.#sql.exec('UPDATE save SET deltas = NULL')
    this.#insert(revision, null, deltasBetween(stored.document, document))
    this.#kv.put('stored', JSON.stringify(stored.document))
    this.#kv.delete('attempt')
    this.#putHead({
      ...head,
      revision,
      storedRevision: stored.revision,
      changedSince: head.changedSince ?? now,
      changedAt: now,
    })
    this.#document = document
  }

  failed(): number {
    const { head } = this
    if (head) this.#putHead({ ...head, failures: head.failures + 1 })
    return head?.failures ?? 0
  }

  /** After the storage has been emptied. */
  clear(): void {
    this.#document = undefined
    this.#createTable()
  }

  #createTable(): void {
    this.#sql.exec(
      'CREATE TABLE IF NOT EXISTS save (revision INTEGER PRIMARY KEY, key TEXT UNIQUE, deltas TEXT)',
    )
  }

  #insert(revision: number, saveKey: string | null, deltas: readonly Delta[]): void {
    this.#sql.exec(
      'INSERT INTO save (revision, key, deltas) VALUES (?, ?, ?)',
      revision,
      saveKey,
      JSON.stringify(deltas),
    )
  }

  #putHead(head: Head): void {
    this.#kv.put<Head>('head', head)
  }

  /** Forgets saves that are in the database: the oldest, and the deltas of those that are too much together. */
  #forgetOld(storedRevision: number): void {
    this.#sql.exec('DELETE FROM save WHERE revision <= ?', storedRevision - REMEMBERED_SAVES)
    this.#sql.exec(
      `UPDATE save SET deltas = NULL WHERE revision <= ? AND revision IN (
        SELECT revision FROM (
          SELECT revision, sum(length(deltas)) OVER (ORDER BY revision DESC) AS together FROM save
        ) WHERE together > ?
      )`,
      storedRevision,
      REMEMBERED_DELTAS,
    )
  }
}
