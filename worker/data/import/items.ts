import { query, type Statement } from '../database'

/** What an importer made of an item before. */
export interface ImportedItem {
  guid: string
  postId: string
  contentHash: string
}

/** Everything that was imported into a publication from one format. */
export const importedItems = query<[collectionId: string, format: string], ImportedItem>(
  'importedItems',
  `SELECT guid, post_id AS postId, content_hash AS contentHash FROM import_item
   WHERE collection_id = ? AND format = ?`,
)

/** One of them. */
export const importedItem = query<[collectionId: string, format: string, guid: string], ImportedItem>(
  'importedItem',
  `SELECT guid, post_id AS postId, content_hash AS contentHash FROM import_item
   WHERE collection_id = ? AND format = ? AND guid = ?`,
)

interface NotedItem extends ImportedItem {
  collectionId: string
  format: string
  importedAt: number
}

/**
 * Notes what was made of a new item; belongs into the batch of the story. Fails the batch when the item is noted
 * already: another import was first. `isDuplicate` knows the error.
 */
export const insertImportedItem = (item: NotedItem): Statement => ({
  sql: `INSERT INTO import_item (collection_id, format, guid, post_id, content_hash, imported_at)
        VALUES (?, ?, ?, ?, ?, ?)`,
  params: [item.collectionId, item.format, item.guid, item.postId, item.contentHash, item.importedAt],
})

/** Notes that an item came again and has changed; belongs into the batch of the story. */
export const updateImportedItem = (item: NotedItem): Statement => ({
  sql: `UPDATE import_item SET content_hash = ?, imported_at = ?
        WHERE collection_id = ? AND format = ? AND guid = ?`,
  params: [item.contentHash, item.importedAt, item.collectionId, item.format, item.guid],
})
