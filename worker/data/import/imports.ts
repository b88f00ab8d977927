import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { MAX_UPLOAD_BYTES } from '../../../schema/rules/imports'
import { partCount } from '../../../schema/rules/upload-parts'
import { importItem } from '../../../schema/tables/operations'
import { post } from '../../../schema/tables/post'
import { storyImport, storyImportEntry, storyImportPart } from '../../../schema/tables/story-import'
import type { RowOf } from '../database'
import { after, before, inJson } from '../sql/fragments'
import { insert } from '../sql/insert'
import type { Page, Param } from '../sql/params'
import { query, scalar, select } from '../sql/query'
import { type Row, without } from '../sql/rows'
import { deleteFrom, update, write } from '../sql/write'

/** More entries than any file has. What isn't a story has its place behind them. */
export const MOST_ENTRIES = 20_000

const importFields = without(storyImport)

/** An import of somebody's own stories. */
export interface OwnImport extends Row<typeof importFields> {}

export type ImportState = OwnImport['state']

export const importById = query('importById', (id: Param<string>) =>
  select(importFields).from(storyImport).where(eq(storyImport.id, id)),
)

/** A person's imports, the newest first. */
export const importsOf = query('importsOf', (ownerId: Param<string>, ...[createdAt, id, limit]: Page) =>
  select(importFields)
    .from(storyImport)
    .where(
      and(eq(storyImport.ownerId, ownerId), before([storyImport.createdAt, storyImport.id], [createdAt, id])),
    )
    .orderBy(desc(storyImport.createdAt), desc(storyImport.id))
    .limit(limit),
)

/** Imports in a state that haven't come further since a time. */
export const importsLeft = query(
  'importsLeft',
  (state: Param<ImportState>, until: Param<number>, limit: Param<number>) =>
    select(importFields)
      .from(storyImport)
      .where(and(eq(storyImport.state, state), lt(storyImport.updatedAt, until)))
      .orderBy(asc(storyImport.updatedAt), asc(storyImport.id))
      .limit(limit),
)

export const insertImport = insert(storyImport)

/** Moves an import from a state into the next; does nothing if it is in another one by now. */
export const setImportState = write(
  (
    id: Param<string>,
    from: Param<ImportState>,
    to: Param<ImportState>,
    problem: Param<string | null>,
    now: Param<number>,
  ) =>
    update(storyImport)
      .set({ state: to, position: 0, problem, uploadId: null, updatedAt: now })
      .where(and(eq(storyImport.id, id), eq(storyImport.state, from))),
)

export const setAsDrafts = write((id: Param<string>, asDrafts: Param<boolean>) =>
  update(storyImport)
    .set({ asDrafts: sql`${asDrafts}` })
    .where(and(eq(storyImport.id, id), eq(storyImport.state, 'ready'))),
)

/** Records how far an import has come; it never goes back. */
export const setImportPosition = write(
  (id: Param<string>, state: Param<ImportState>, position: Param<number>, now: Param<number>) =>
    update(storyImport)
      .set({ position, updatedAt: now })
      .where(
        and(
          eq(storyImport.id, id),
          eq(storyImport.state, state),
          sql`${storyImport.position} <= ${position}`,
        ),
      ),
)

/** Deletes an import with what it has found. Its stories stay. */
export const deleteImport = (id: string) => [deleteParts(id), deleteEntries(id), deleteRow(id)]

const deleteRow = write((id: Param<string>) => deleteFrom(storyImport).where(eq(storyImport.id, id)))
const deleteEntries = write((id: Param<string>) =>
  deleteFrom(storyImportEntry).where(eq(storyImportEntry.importId, id)),
)
export const deleteParts = write((id: Param<string>) =>
  deleteFrom(storyImportPart).where(eq(storyImportPart.importId, id)),
)

export const partsOfImport = query('partsOfImport', (importId: Param<string>) =>
  select({ number: storyImportPart.number, etag: storyImportPart.etag })
    .from(storyImportPart)
    .where(eq(storyImportPart.importId, importId))
    .orderBy(asc(storyImportPart.number))
    .limit(partCount(MAX_UPLOAD_BYTES)),
)

/** A part that comes again takes the place of the first. */
export const forgetPart = write((importId: Param<string>, number: Param<number>) =>
  deleteFrom(storyImportPart).where(
    and(eq(storyImportPart.importId, importId), eq(storyImportPart.number, number)),
  ),
)
export const insertPart = insert(storyImportPart)

const entryFields = without(storyImportEntry)

/** An entry of an import's file. */
export interface ImportEntry extends Row<typeof entryFields> {}

/** The entries from a position on, in the file's order. */
export const entriesOfImport = query(
  'entriesOfImport',
  (importId: Param<string>, ...[position, , limit]: Page) =>
    select(entryFields)
      .from(storyImportEntry)
      .where(and(eq(storyImportEntry.importId, importId), after([storyImportEntry.position], [position])))
      .orderBy(asc(storyImportEntry.position))
      .limit(limit),
)

/** Entries whose story was imported, and that an undo hasn't looked at yet. */
export const broughtEntries = query('broughtEntries', (importId: Param<string>, limit: Param<number>) =>
  select(entryFields)
    .from(storyImportEntry)
    .where(
      and(
        eq(storyImportEntry.importId, importId),
        inArray(storyImportEntry.outcome, ['imported', 'updated']),
        isNotNull(storyImportEntry.postId),
      ),
    )
    .orderBy(asc(storyImportEntry.position))
    .limit(limit),
)

/** More than there are pairs of a state and an outcome. */
const MOST_COUNTS = 100

/** How many entries have come to what: the outcome is null for those that wait. */
export const entryCounts = query('entryCounts', (importId: Param<string>) =>
  select({
    isStory: sql<0 | 1>`${storyImportEntry.kind} = 'story'`,
    state: storyImportEntry.state,
    outcome: storyImportEntry.outcome,
    isLeftOut: storyImportEntry.isLeftOut,
    n: count(),
  })
    .from(storyImportEntry)
    .where(eq(storyImportEntry.importId, importId))
    .groupBy(
      sql`${storyImportEntry.kind} = 'story'`,
      storyImportEntry.state,
      storyImportEntry.outcome,
      storyImportEntry.isLeftOut,
    )
    .limit(MOST_COUNTS),
)

export interface EntryCount extends RowOf<typeof entryCounts> {}

export const insertEntry = insert(storyImportEntry, 'ignore')

/** What can be imported: stories, and what isn't a file. */
const canBeChosen = or(isNotNull(storyImportEntry.state), ne(storyImportEntry.kind, 'story'))

/** Chooses entries of a preview, by their positions as a JSON list. */
export const chooseEntries = write(
  (importId: Param<string>, positions: Param<string>, isLeftOut: Param<boolean>) =>
    update(storyImportEntry)
      .set({ isLeftOut: sql`${isLeftOut}` })
      .where(
        and(
          eq(storyImportEntry.importId, importId),
          inJson(storyImportEntry.position, positions),
          canBeChosen,
        ),
      ),
)

/** Chooses all of them. */
export const chooseAllEntries = write((importId: Param<string>, isLeftOut: Param<boolean>) =>
  update(storyImportEntry)
    .set({ isLeftOut: sql`${isLeftOut}` })
    .where(and(eq(storyImportEntry.importId, importId), canBeChosen)),
)

/** The positions of the stories that aren't imported. */
export const leftOutPositions = query('leftOutPositions', (importId: Param<string>, limit: Param<number>) =>
  select({ position: storyImportEntry.position })
    .from(storyImportEntry)
    .where(and(eq(storyImportEntry.importId, importId), eq(storyImportEntry.isLeftOut, true)))
    .limit(limit),
)

type Outcome = NonNullable<ImportEntry['outcome']>

/** Records what became of an entry, once, with the story as it is at the end of the batch. */
export const setOutcome = write(
  (
    importId: Param<string>,
    position: Param<number>,
    outcome: Param<Outcome>,
    postId: Param<string | null>,
    notes: Param<string>,
  ) =>
    update(storyImportEntry)
      .set({
        outcome,
        postId,
        notes,
        revision: scalar(select({ revision: post.revision }).from(post).where(eq(post.id, postId))),
        savedAt: scalar(select({ updatedAt: post.updatedAt }).from(post).where(eq(post.id, postId))),
      })
      .where(
        and(
          eq(storyImportEntry.importId, importId),
          eq(storyImportEntry.position, position),
          isNull(storyImportEntry.outcome),
        ),
      ),
)

/** Records what an undo has made of an entry. */
export const setUndone = write(
  (importId: Param<string>, position: Param<number>, outcome: Param<Outcome>, notes: Param<string>) =>
    update(storyImportEntry)
      .set({ outcome, notes })
      .where(and(eq(storyImportEntry.importId, importId), eq(storyImportEntry.position, position))),
)

/** Forgets that a story was imported, so that the same file imports it again. */
export const forgetItem = write((ownerId: Param<string>, postId: Param<string>) =>
  deleteFrom(importItem).where(and(eq(importItem.ownerId, ownerId), eq(importItem.postId, postId))),
)
