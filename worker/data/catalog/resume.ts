import { and, asc, eq, min, notInArray, sql } from 'drizzle-orm'
import { POSITION_STEP } from '../../../schema/rules/catalogs'
import { catalog, catalogItem } from '../../../schema/tables/catalog'
import type { Statement } from '../database'
import { excluded, indexedBy } from '../sql/fragments'
import { insertFrom } from '../sql/insert'
import type { Param } from '../sql/params'
import { countOf, scalar, select, selectOne } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'

/* The list “Resume reading”, which the worker keeps itself (docs/rules/reading-history.md, "Resume reading"). */

const putItem = write(
  (id: Param<string>, catalogId: Param<string>, postId: Param<string>, now: Param<number>) => {
    const first = scalar(
      select({ position: min(catalogItem.position) })
        .from(catalogItem)
        .where(eq(catalogItem.catalogId, catalogId)),
    )
    return insertFrom(
      catalogItem,
      selectOne({
        id: sql<string>`${id}`,
        catalogId: sql<string>`${catalogId}`,
        postId: sql<string>`${postId}`,
        position: sql<number>`coalesce(${first}, 0) - ${POSITION_STEP}`,
        addedAt: sql<number>`${now}`,
      }).where(sql`true`),
    ).onConflictDoUpdate({
      target: [catalogItem.catalogId, catalogItem.postId],
      set: { position: excluded(catalogItem.position), addedAt: excluded(catalogItem.addedAt) },
    })
  },
)

const trim = write((catalogId: Param<string>, most: Param<number>) =>
  deleteFrom(catalogItem).where(
    and(
      eq(catalogItem.catalogId, catalogId),
      notInArray(
        catalogItem.id,
        select({ id: catalogItem.id })
          .from(indexedBy(catalogItem, 'catalog_item_ordered'))
          .where(eq(catalogItem.catalogId, catalogId))
          .orderBy(asc(catalogItem.position), asc(catalogItem.id))
          .limit(most),
      ),
    ),
  ),
)

const takeItem = write((catalogId: Param<string>, postId: Param<string>) =>
  deleteFrom(catalogItem).where(and(eq(catalogItem.catalogId, catalogId), eq(catalogItem.postId, postId))),
)
const takeAll = write((catalogId: Param<string>) =>
  deleteFrom(catalogItem).where(eq(catalogItem.catalogId, catalogId)),
)

const recount = write((id: Param<string>, now: Param<number>) =>
  update(catalog)
    .set({
      revision: sql`${catalog.revision} + 1`,
      itemCount: countOf(catalogItem, eq(catalogItem.catalogId, id)),
      updatedAt: now,
    })
    .where(eq(catalog.id, id)),
)

/** Puts a story first, and keeps the first `most` of them. The list has to be there. */
export const putFirst = (
  catalogId: string,
  item: { id: string; postId: string },
  most: number,
  now: number,
): Statement[] => [
  putItem(item.id, catalogId, item.postId, now),
  trim(catalogId, most),
  recount(catalogId, now),
]

/** Takes a story out. */
export const takeOut = (catalogId: string, postId: string, now: number): Statement[] => [
  takeItem(catalogId, postId),
  recount(catalogId, now),
]

/** Takes everything out. */
export const takeAllOut = (catalogId: string, now: number): Statement[] => [
  takeAll(catalogId),
  recount(catalogId, now),
]
