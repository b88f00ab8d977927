import { eq, sql } from 'drizzle-orm'
import { catalog, catalogItem, staffPick } from '../../../schema/tables/catalog'
import type { Statement } from '../database'
import { jsonEach } from '../sql/fragments'
import { insert, insertFrom, upsert } from '../sql/insert'
import type { Param } from '../sql/params'
import { select } from '../sql/query'
import { deleteFrom, type NewRow, write } from '../sql/write'

/** A list of stories with its items, in order. */
export interface UpsertedCatalog extends Omit<NewRow<typeof catalog>, 'itemCount'> {
  items: readonly Pick<NewRow<typeof catalogItem>, 'id' | 'postId' | 'note'>[]
}

const upsertRow = upsert(catalog, ['type', 'visibility', 'followerCount', 'clapCount', 'createdAt'])

const deleteItems = write((catalogId: Param<string>) =>
  deleteFrom(catalogItem).where(eq(catalogItem.catalogId, catalogId)),
)

const insertItems = write((catalogId: Param<string>, items: Param<string>, now: Param<number>) => {
  const { from, key, part } = jsonEach(items)
  return insertFrom(
    catalogItem,
    select({
      id: part<string>('$.id'),
      catalogId: sql<string>`${catalogId}`,
      postId: part<string>('$.postId'),
      position: key,
      note: sql<string>`coalesce(${part('$.note')}, '')`,
      addedAt: sql<number>`${now}`,
    }).from(from),
  )
})

/** Creates or changes a list with its items. */
export const upsertCatalog = ({ items, ...row }: UpsertedCatalog): Statement[] => [
  upsertRow({ ...row, itemCount: items.length }),
  deleteItems(row.id),
  insertItems(row.id, JSON.stringify(items), row.updatedAt),
]

const insertPick = insert(staffPick, 'ignore')

/** Recommends a story to everybody; one that is already recommended keeps its place. */
export const insertStaffPick = (postId: string, pickedAt: number): Statement =>
  insertPick({ postId, pickedAt })
