import type { Database } from '../../data/database'
import {
  type EntryCount,
  entriesOfImport,
  type ImportEntry,
  importsOf,
  type OwnImport,
} from '../../data/import/imports'
import { FROM_BOTTOM, type Key, type PageOf, type Paging, readPage } from '../paging'

/** A person's imports, the newest first. */
export const ownImports = (
  db: Database,
  ownerId: string,
  paging?: Paging | null,
): Promise<PageOf<OwnImport>> =>
  readPage(
    paging,
    ([createdAt, id], limit) => db.all(importsOf, ownerId, createdAt, id, limit),
    ({ createdAt, id }): Key => [createdAt, id],
  )

/** What an import's file holds, in its order. */
export const importEntries = (
  db: Database,
  importId: string,
  paging?: Paging | null,
): Promise<PageOf<ImportEntry>> =>
  readPage(
    paging,
    ([position, id], limit) => db.all(entriesOfImport, importId, position, id, limit),
    ({ position }): Key => [position, ''],
    FROM_BOTTOM,
  )

/** How many entries came to what. */
export function tally(all: readonly EntryCount[]) {
  const counts = all.filter(({ isStory }) => isStory === 1)
  const sum = (matches: (row: EntryCount) => boolean): number =>
    counts.filter(matches).reduce((total, { n }) => total + n, 0)
  const of = (outcome: EntryCount['outcome']): number => sum((row) => row.outcome === outcome)
  return {
    stories: sum(({ state }) => state !== null),
    problems: sum(({ state }) => state === null),
    leftOut: sum(({ state, isLeftOut }) => state !== null && isLeftOut === 1),
    waiting: sum(({ state, outcome }) => state !== null && outcome === null),
    imported: of('imported'),
    updated: of('updated'),
    unchanged: of('unchanged'),
    skipped: of('skipped'),
    undone: of('undone'),
    kept: of('kept'),
    others: all.reduce((total, { isStory, isLeftOut, n }) => total + (isStory || isLeftOut ? 0 : n), 0),
  }
}
