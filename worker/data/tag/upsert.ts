import type { Statement } from '../database'

/** A tag with everything that isn't counted. */
export interface UpsertedTag {
  slug: string
  name: string
  description: string
  followerCount: number
  isFeatured: boolean
  createdAt: number
}

/** A tag as it shall be, made or changed; the count of its stories is left alone. */
export const upsertTag = (tag: UpsertedTag): Statement => ({
  sql: `INSERT INTO tag (slug, name, description, follower_count, is_featured, created_at)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6)
        ON CONFLICT (slug) DO UPDATE SET name = ?2, description = ?3, follower_count = ?4, is_featured = ?5`,
  params: [tag.slug, tag.name, tag.description, tag.followerCount, tag.isFeatured ? 1 : 0, tag.createdAt],
})
