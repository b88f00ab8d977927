/** A list of stories, as read from the database. */
export interface Catalog {
  id: string
  slug: string
  name: string
  description: string
  creatorId: string
  type: string
  /** 0 is public, 1 private. */
  visibility: number
  itemCount: number
  followerCount: number
  updatedAt: number
}

export const CATALOG_COLUMNS = `l.id, l.slug, l.name, l.description, l.creator_id AS creatorId, l.type,
  l.visibility, l.item_count AS itemCount, l.follower_count AS followerCount, l.updated_at AS updatedAt`

/** What stands in a list. */
export interface CatalogItem {
  id: string
  catalogId: string
  postId: string
  position: number
  note: string
}
