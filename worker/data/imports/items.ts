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

/** Notes what was made of an item; belongs into the batch of the story. */
export const noteImportedItem = (
  item: ImportedItem & { collectionId: string; format: string; importedAt: number },
): Statement => ({
  sql: `INSERT INTO import_item (collection_id, format, guid, post_id, content_hash, imported_at)
        VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (collection_id, format, guid) DO UPDATE SET post_id = excluded.post_id,
          content_hash = excluded.content_hash, imported_at = excluded.imported_at`,
  params: [item.collectionId, item.format, item.guid, item.postId, item.contentHash, item.importedAt],
})
