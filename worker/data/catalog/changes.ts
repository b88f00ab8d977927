import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { catalog, catalogItem } from '../../../schema/tables/catalog'
import type { Statement } from '../database'
import { excluded, failedOn, inJson, jsonEach } from '../sql/fragments'
import { insert, insertFrom, insertWhere } from '../sql/insert'
import type { Param } from '../sql/params'
import { countOf, select } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'
import { isThere } from './rows'

/** Creates a list, unless it exists or its owner has `most` of them. */
export const insertCatalog = insertWhere(
  catalog,
  (row, most: Param<number>) =>
    sql`${countOf(
      catalog,
      and(eq(catalog.creatorId, row.creatorId), eq(catalog.type, 'list'), isNull(catalog.deletedAt)),
    )} < ${most}`,
  'ignore',
)

/** Creates a list that everybody has from the start, unless it exists. */
export const insertPredefined = insert(catalog, 'ignore')

/** Changes what a list is called and says, and who sees it; null changes nothing. */
export const setCatalog = write(
  (
    id: Param<string>,
    slug: Param<string | null>,
    name: Param<string | null>,
    description: Param<string | null>,
    visibility: Param<number | null>,
    now: Param<number>,
  ) =>
    update(catalog)
      .set({
        slug: sql`coalesce(${slug}, ${catalog.slug})`,
        name: sql`coalesce(${name}, ${catalog.name})`,
        description: sql`coalesce(${description}, ${catalog.description})`,
        visibility: sql`coalesce(${visibility}, ${catalog.visibility})`,
        updatedAt: now,
      })
      .where(and(eq(catalog.id, id), isThere)),
)

/** Closes the discussion of a list, or opens it. */
export const closeResponses = write((id: Param<string>, isClosed: Param<0 | 1>) =>
  update(catalog)
    .set({ responsesClosed: sql`${isClosed}` })
    .where(eq(catalog.id, id)),
)

/** Fails the batch if the items aren't those that the change is based on, or the list is gone. */
const expectRevision = write((id: Param<string>, revision: Param<number>) =>
  update(catalog)
    .set({ revision: sql`null` })
    .where(and(eq(catalog.id, id), ne(catalog.revision, revision))),
)

/** Whether a batch failed because the list has changed meanwhile. */
export const isChangedMeanwhile = (error: unknown): boolean => failedOn(error, catalog.revision)

const removeItems = write((catalogId: Param<string>, postIds: Param<string>) =>
  deleteFrom(catalogItem).where(
    and(eq(catalogItem.catalogId, catalogId), inJson(catalogItem.postId, postIds)),
  ),
)

const putItems = write((catalogId: Param<string>, items: Param<string>, now: Param<number>) => {
  const { from, part } = jsonEach(items)
  return insertFrom(
    catalogItem,
    select({
      id: part<string>('$.id'),
      catalogId: sql<string>`${catalogId}`,
      postId: part<string>('$.postId'),
      position: part<number>('$.position'),
      note: part<string>('$.note'),
      addedAt: sql<number>`${now}`,
    })
      .from(from)
      // Without a condition, SQLite takes the conflict clause for a part of a join.
      .where(sql`true`),
  ).onConflictDoUpdate({
    target: catalogItem.id,
    set: { position: excluded(catalogItem.position), note: excluded(catalogItem.note) },
  })
})

const finishChange = write((id: Param<string>, changeKeys: Param<string>, now: Param<number>) =>
  update(catalog)
    .set({
      revision: sql`${catalog.revision} + 1`,
      itemCount: countOf(catalogItem, eq(catalogItem.catalogId, id)),
      changeKeys,
      updatedAt: now,
    })
    .where(eq(catalog.id, id)),
)

/** What a change makes of a list's items. */
export interface ChangedItems {
  /** What it is based on. */
  revision: number
  /** The stories that are taken out. */
  removed: readonly string[]
  /** The items that are new, or have another place or note. */
  put: readonly { id: string; postId: string; position: number; note: string }[]
  changeKeys: readonly string[]
}

/** Changes a list's items; the batch fails if they have changed meanwhile (`isChangedMeanwhile`). */
export const changeItems = (
  id: string,
  { revision, removed, put, changeKeys }: ChangedItems,
  now: number,
): Statement[] => [
  expectRevision(id, revision),
  ...(removed.length > 0 ? [removeItems(id, JSON.stringify(removed))] : []),
  ...(put.length > 0 ? [putItems(id, JSON.stringify(put), now)] : []),
  finishChange(id, JSON.stringify(changeKeys), now),
]

export const markDeleted = write((id: Param<string>, now: Param<number>) =>
  update(catalog)
    .set({ deletedAt: now })
    .where(and(eq(catalog.id, id), isThere)),
)

const other = alias(catalog, 'other')

/** Restores a list that was deleted, unless its owner has `most` of them by now. */
export const restore = write((id: Param<string>, creatorId: Param<string>, most: Param<number>) =>
  update(catalog)
    .set({ deletedAt: null })
    .where(
      and(
        eq(catalog.id, id),
        isNotNull(catalog.deletedAt),
        sql`${countOf(
          other,
          and(eq(other.creatorId, creatorId), eq(other.type, 'list'), isNull(other.deletedAt)),
        )} < ${most}`,
      ),
    ),
)
