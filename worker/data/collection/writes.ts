import type { NavigationItem } from '../../../schema/tables/collection'
import { query, type Statement } from '../database'

/** What a new publication needs; the rest has its defaults. */
export interface NewCollection {
  id: string
  slug: string
  name: string
  tagline?: string
  description?: string
  creatorId: string
  navigationItems?: NavigationItem[]
  /** The importer that makes it, when one does. */
  importedFrom?: string
  createdAt: number
}

/** A new publication. A slug that is taken fails the batch. */
export const insertCollection = (collection: NewCollection): Statement => ({
  sql: `INSERT INTO collection (id, slug, name, tagline, description, creator_id, navigation_items,
          imported_from, created_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  params: [
    collection.id,
    collection.slug,
    collection.name,
    collection.tagline ?? '',
    collection.description ?? '',
    collection.creatorId,
    collection.navigationItems ? JSON.stringify(collection.navigationItems) : null,
    collection.importedFrom ?? null,
    collection.createdAt,
  ],
})

/** Gives somebody a role in a publication; one who has a role there keeps it. */
export const insertEditor = (
  collectionId: string,
  userId: string,
  role: 'OWNER' | 'EDITOR' | 'WRITER',
  position: number,
): Statement => ({
  sql: `INSERT INTO collection_editor (collection_id, user_id, role, position) VALUES (?, ?, ?, ?)
        ON CONFLICT (collection_id, user_id) DO NOTHING`,
  params: [collectionId, userId, role, position],
})

/** Takes a listed story out of its publication's count; before the story changes. */
export const uncountPostOfCollection = (postId: string): Statement => ({
  sql: `UPDATE collection SET post_count = post_count - 1
        WHERE id = (SELECT collection_id FROM post WHERE id = ? AND is_listed = 1)`,
  params: [postId],
})

/** Counts a listed story for its publication; after the story changed. */
export const countPostOfCollection = (postId: string): Statement => ({
  sql: `UPDATE collection SET post_count = post_count + 1
        WHERE id = (SELECT collection_id FROM post WHERE id = ? AND is_listed = 1)`,
  params: [postId],
})

/** A publication that an import may go into. */
export interface ImportTarget {
  id: string
  creatorId: string
  importedFrom: string | null
  isRemoved: 0 | 1
}

/** The publication with a slug. */
export const importTargetBySlug = query<[slug: string], ImportTarget>(
  'importTargetBySlug',
  `SELECT id, creator_id AS creatorId, imported_from AS importedFrom, is_removed AS isRemoved
   FROM collection WHERE slug = ?`,
)

/** Whether there is a publication with an id, whatever its slug. */
export const collectionExists = query<[id: string], { id: string }>(
  'collectionExists',
  'SELECT id FROM collection WHERE id = ?',
)

/** The publication that had a slug before. */
export const collectionOfOldSlug = query<[slug: string], { collectionId: string }>(
  'collectionOfOldSlug',
  'SELECT collection_id AS collectionId FROM collection_slug_history WHERE slug = ?',
)
