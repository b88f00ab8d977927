import { getTableColumns, type SQLWrapper } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { columnOf, type Kept, keptOf, type Retention } from './retention'

/* What each table holds about people, and for how long: what becomes of it when their account is removed, which of it
   belongs in an export of their data, and when it goes by itself. Every table declares itself, below its columns, with
   one of the functions here; a test rejects one that doesn't. Rules: docs/rules/data.md, "Personal data" and
   "Retention". */

type Columns<T extends SQLiteTable> = T['_']['columns']
type Key<T extends SQLiteTable> = keyof Columns<T> & string

/** Lists of columns, keyed by their common reason. */
type Reasons<K extends string> = Readonly<Record<string, readonly K[]>>

/** The owner of a row: a column holds the person's id, or the key of a row of theirs in another table. */
type Owner<T extends SQLiteTable> = Key<T> | readonly [column: Key<T>, of: SQLiteColumn]

interface Export<T extends SQLiteTable> {
  /** What doesn't belong in an export of the person's data; a single reason covers the whole table. */
  withheld?: Reasons<Key<T>> | string
}

interface OwnedRows<T extends SQLiteTable> extends Export<T> {
  owner: Owner<T>
  retention: Retention<T>
  /**
   * Columns that name somebody other than the owner, and are cleared when that person's account is removed.
   */
  forgotten?: readonly Key<T>[]
}

type Changes<T extends SQLiteTable> = {
  readonly [K in Key<T>]?: Columns<T>[K]['_']['data'] | null | SQLWrapper
}

/** A table's declaration. */
export interface PersonalTable {
  table: SQLiteTable
  retention: Kept
  /** Absent if rows have no owner. */
  owner?: { column: SQLiteColumn; of?: SQLiteColumn }
  removal: 'rows go' | 'columns change' | 'stays'
  /** The new values of the owner's columns. */
  changes: (now: SQLWrapper) => Readonly<Record<string, unknown>>
  forgotten: readonly SQLiteColumn[]
  /** Column → why it isn't changed. */
  kept: ReadonlyMap<string, string>
  /** Column → why an export omits it. */
  withheld: ReadonlyMap<string, string>
}

const declared = new Map<SQLiteTable, PersonalTable>()

/** Every declared table. */
export const personalTables = (): readonly PersonalTable[] => [...declared.values()]

const byColumn = (table: SQLiteTable, reasons: Reasons<string> | string = {}): Map<string, string> => {
  if (typeof reasons === 'string')
    return new Map(Object.keys(getTableColumns(table)).map((key) => [key, reasons]))
  return new Map(Object.entries(reasons).flatMap(([why, keys]) => keys.map((key) => [key, why] as const)))
}

function ownerOf(table: SQLiteTable, owner: string | readonly [column: string, of: SQLiteColumn]) {
  if (typeof owner === 'string') return { column: columnOf(table, owner) }
  return { column: columnOf(table, owner[0]), of: owner[1] }
}

/** A table whose rows belong to one person and are deleted with them. */
export function removedWithOwner<T extends SQLiteTable>(table: T, declaration: OwnedRows<T>): void {
  declared.set(table, {
    table,
    retention: keptOf(table, declaration.retention),
    owner: ownerOf(table, declaration.owner),
    removal: 'rows go',
    changes: () => ({}),
    forgotten: (declaration.forgotten ?? []).map((key) => columnOf(table, key)),
    kept: new Map(),
    withheld: byColumn(table, declaration.withheld),
  })
}

/** Columns of a table that no declaration covers. */
type Undeclared<T extends SQLiteTable, C, K> = Exclude<
  Key<T>,
  keyof C | (K extends Reasons<string> ? K[keyof K][number] : never)
>

/**
 * A table whose rows stay because others depend on them. Each column either changes, so that nothing in it is
 * about the person, or is kept for a reason.
 */
export function changedWithOwner<
  T extends SQLiteTable,
  const C extends Changes<T>,
  const K extends Reasons<Key<T>>,
  F extends Key<T> = never,
>(
  table: T,
  declaration: OwnedRows<T> & { changes: (now: SQLWrapper) => C; kept: K; forgotten?: readonly F[] } & ([
      Exclude<Undeclared<T, C, K>, F>,
    ] extends [never]
      ? unknown
      : { undeclared: Exclude<Undeclared<T, C, K>, F> }),
): void {
  const { owner, retention, changes, kept, forgotten = [], withheld } = declaration
  declared.set(table, {
    table,
    retention: keptOf(table, retention),
    owner: ownerOf(table, owner),
    removal: 'columns change',
    changes,
    forgotten: forgotten.map((key) => columnOf(table, key)),
    kept: byColumn(table, kept),
    withheld: byColumn(table, withheld),
  })
}

/** A table that isn't changed, for a reason: it names nobody, or its content has to be kept. */
export function staysWhole<T extends SQLiteTable>(table: T, why: string, retention: Retention<T>): void {
  declared.set(table, {
    table,
    retention: keptOf(table, retention),
    removal: 'stays',
    changes: () => ({}),
    forgotten: [],
    kept: byColumn(table, why),
    withheld: byColumn(table, why),
  })
}
