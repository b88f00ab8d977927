import { Database } from '../../data/database'
import { removeEntries, SEARCH_TABLES, type SearchKind } from '../../data/search/tables'
import { KINDS } from './kinds'
import { type Refreshed, refreshEntries } from './refresh-entries'

/** The main database, and that of the search index, which is derived from it. */
export interface SearchDatabases {
  DB: D1Database
  SEARCH_DB: D1Database
}

/**
 * The position of a rebuild: first the entries of a kind are written, then those whose subject is gone are
 * removed.
 */
export interface RebuildCursor {
  kind: SearchKind
  phase: 'write' | 'sweep'
  /** The last key, or row. */
  after: string
}

/** What a step did, and where the next one begins; nothing if the index is complete. */
export interface RebuildStep extends Refreshed {
  next: RebuildCursor | undefined
}

const ORDER: readonly SearchKind[] = ['posts', 'users', 'collections', 'tags', 'catalogs']

/** Where a rebuild begins. */
export const REBUILD_START: RebuildCursor = { kind: 'posts', phase: 'write', after: '' }

/** How many keys a step handles. */
const STEP = 200

/** A cursor as one word, for transport. */
export const writeCursor = ({ kind, phase, after }: RebuildCursor): string => `${kind}.${phase}.${after}`

/** Parses such a word; nothing if it is invalid. */
export function readCursor(text: string): RebuildCursor | undefined {
  const [, kind, phase, after] =
    /^(posts|users|collections|tags|catalogs)\.(write|sweep)\.(.*)$/s.exec(text) ?? []
  if (kind === undefined || after === undefined) return undefined
  if (phase === 'sweep' && !/^-?\d{1,19}$/.test(after)) return undefined
  return { kind: kind as SearchKind, phase: phase as RebuildCursor['phase'], after }
}

/**
 * One step of rebuilding the index from the main database. Entries are replaced in place, so search finds the
 * old or the new ones at any time; a step may be repeated and the rebuild interrupted anywhere. A step limits
 * the memory used. Rule: docs/rules/search.md, "Rebuilding".
 */
export async function rebuildStep(
  databases: SearchDatabases,
  cursor: RebuildCursor,
  limit: number = STEP,
): Promise<RebuildStep> {
  return cursor.phase === 'write' ? writeStep(databases, cursor, limit) : sweepStep(databases, cursor, limit)
}

async function writeStep(
  databases: SearchDatabases,
  { kind, after }: RebuildCursor,
  limit: number,
): Promise<RebuildStep> {
  const db = new Database(databases.DB)
  const rows = await db.all(KINDS[kind].keysAfter, after, limit)
  const keys = rows.map(({ key }) => key)
  const done = await refreshEntries({ db, searchIndex: new Database(databases.SEARCH_DB) }, kind, keys)
  const last = keys.length < limit ? undefined : keys.at(-1)
  const next: RebuildCursor =
    last === undefined ? { kind, phase: 'sweep', after: '-1' } : { kind, phase: 'write', after: last }
  return { written: done.written, removed: 0, next }
}

async function sweepStep(
  databases: SearchDatabases,
  { kind, after }: RebuildCursor,
  limit: number,
): Promise<RebuildStep> {
  const index = new Database(databases.SEARCH_DB)
  const rows = await index.all(SEARCH_TABLES[kind].after, after, limit)
  const keys = rows.map(({ key }) => key)
  const sources = await KINDS[kind].sources(new Database(databases.DB), keys)
  const rowids = new Map(
    await Promise.all(sources.map(async (source) => [source.key, await KINDS[kind].rowid(source)] as const)),
  )
  const gone = rows.filter(({ key, rowid }) => rowids.get(key) !== rowid)
  await index.write(
    removeEntries(
      kind,
      gone.map(({ rowid }) => rowid),
    ),
  )
  const last = rows.length < limit ? undefined : rows.at(-1)
  const following = ORDER[ORDER.indexOf(kind) + 1]
  const next: RebuildCursor | undefined = last
    ? { kind, phase: 'sweep', after: last.rowid }
    : following && { kind: following, phase: 'write', after: '' }
  return { written: 0, removed: gone.length, next }
}
