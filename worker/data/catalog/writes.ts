import type { Statement } from '../database'

/** A list of stories with what stands in it, in order. */
export interface UpsertedCatalog {
  id: string
  slug: string
  name: string
  description: string
  creatorId: string
  isInLibrary: boolean
  followerCount: number
  createdAt: number
  updatedAt: number
  items: readonly { id: string; postId: string; note?: string }[]
}

/** A list as it shall be, made or changed, with its items. */
export const upsertCatalog = (catalog: UpsertedCatalog): Statement[] => [
  {
    sql: `INSERT INTO catalog (id, slug, name, description, creator_id, is_in_library, item_count, follower_count,
            created_at, updated_at)
          VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
          ON CONFLICT (id) DO UPDATE SET slug = ?2, name = ?3, description = ?4, creator_id = ?5,
            is_in_library = ?6, item_count = ?7, follower_count = ?8, updated_at = ?10`,
    params: [
      catalog.id,
      catalog.slug,
      catalog.name,
      catalog.description,
      catalog.creatorId,
      catalog.isInLibrary ? 1 : 0,
      catalog.items.length,
      catalog.followerCount,
      catalog.createdAt,
      catalog.updatedAt,
    ],
  },
  { sql: 'DELETE FROM catalog_item WHERE catalog_id = ?', params: [catalog.id] },
  {
    sql: `INSERT INTO catalog_item (id, catalog_id, post_id, position, note, added_at)
          SELECT json_extract(value, '$.id'), ?, json_extract(value, '$.postId'), key,
            coalesce(json_extract(value, '$.note'), ''), ? FROM json_each(?)`,
    params: [catalog.id, catalog.updatedAt, JSON.stringify(catalog.items)],
  },
]

/** Recommends a story to everybody; one that is recommended already stays where it is. */
export const insertStaffPick = (postId: string, pickedAt: number): Statement => ({
  sql: 'INSERT INTO staff_pick (post_id, picked_at) VALUES (?, ?) ON CONFLICT (post_id) DO NOTHING',
  params: [postId, pickedAt],
})
