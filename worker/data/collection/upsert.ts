import type { StoryBody } from '../../../schema/story/paragraph'
import type { Statement } from '../database'
import type { NewCollection } from './writes'

/** A publication with everything that isn't counted. */
export interface UpsertedCollection extends NewCollection {
  about?: StoryBody
  avatarId?: string | null
  logoId?: string | null
  /** `#rrggbb`. */
  headerColor?: string
  followerCount?: number
}

/** A publication as it shall be, made or changed; the count of its stories is left alone. */
export const upsertCollection = (collection: UpsertedCollection): Statement => ({
  sql: `INSERT INTO collection (id, slug, name, tagline, description, about, creator_id, avatar_id, favicon_id,
          logo_id, header_color, navigation_items, follower_count, created_at)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8, ?9, ?10, ?11, ?12, ?13)
        ON CONFLICT (id) DO UPDATE SET slug = ?2, name = ?3, tagline = ?4, description = ?5, about = ?6,
          creator_id = ?7, avatar_id = ?8, favicon_id = ?8, logo_id = ?9, header_color = ?10,
          navigation_items = ?11, follower_count = ?12`,
  params: [
    collection.id,
    collection.slug,
    collection.name,
    collection.tagline ?? '',
    collection.description ?? '',
    collection.about ? JSON.stringify(collection.about) : null,
    collection.creatorId,
    collection.avatarId ?? null,
    collection.logoId ?? null,
    collection.headerColor ?? null,
    collection.navigationItems ? JSON.stringify(collection.navigationItems) : null,
    collection.followerCount ?? 0,
    collection.createdAt,
  ],
})

/** A page of a publication. */
export interface UpsertedPage {
  collectionId: string
  slug: string
  kind: 'subpage' | 'feature'
  title: string
  description?: string
  body?: StoryBody
  tagSlug?: string
  updatedAt: number
}

/** A page of a publication as it shall be, made or changed. */
export const upsertCollectionPage = (page: UpsertedPage): Statement => ({
  sql: `INSERT INTO collection_page (collection_id, slug, kind, title, description, body, tag_slug, updated_at)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
        ON CONFLICT (collection_id, kind, slug) DO UPDATE SET title = ?4, description = ?5, body = ?6,
          tag_slug = ?7, updated_at = ?8`,
  params: [
    page.collectionId,
    page.slug,
    page.kind,
    page.title,
    page.description ?? '',
    page.body ? JSON.stringify(page.body) : null,
    page.tagSlug ?? null,
    page.updatedAt,
  ],
})
