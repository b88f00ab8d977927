import { and, eq } from 'drizzle-orm'
import { importItem } from '../../../schema/tables/operations'
import type { Statement } from '../database'
import { insert } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { only, type Row } from '../sql/rows'
import { type NewRow, update, write } from '../sql/write'

const importedItemFields = only(importItem, 'guid', 'postId', 'contentHash')

/** What an importer made of an item before. */
export interface ImportedItem extends Row<typeof importedItemFields> {}

const isOf = (targetId: Param<string>, format: Param<string>) =>
  and(eq(importItem.targetId, targetId), eq(importItem.format, format))

/** Everything that was imported into a publication, or into somebody's own stories, from one format. */
export const importedItems = query('importedItems', (targetId: Param<string>, format: Param<string>) =>
  select(importedItemFields).from(importItem).where(isOf(targetId, format)),
)

/** One of them. */
export const importedItem = query(
  'importedItem',
  (targetId: Param<string>, format: Param<string>, guid: Param<string>) =>
    select(importedItemFields)
      .from(importItem)
      .where(and(isOf(targetId, format), eq(importItem.guid, guid))),
)

/**
 * Records the result of a new item; belongs in the story's batch. Fails the batch if the item is recorded
 * already, because another import was first. `isDuplicate` recognises the error.
 */
export const insertImportedItem = insert(importItem)

const updateItem = write(
  (
    targetId: Param<string>,
    format: Param<string>,
    guid: Param<string>,
    contentHash: Param<string>,
    importedAt: Param<number>,
  ) =>
    update(importItem)
      .set({ contentHash, importedAt })
      .where(and(isOf(targetId, format), eq(importItem.guid, guid))),
)

/** Records that an item came again and has changed; belongs in the story's batch. */
export const updateImportedItem = (item: NewRow<typeof importItem>): Statement =>
  updateItem(item.targetId, item.format, item.guid, item.contentHash, item.importedAt)
