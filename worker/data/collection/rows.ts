/** A publication, as read from the database. */
export interface Collection {
  id: string
  slug: string
  name: string
  tagline: string
  description: string
  creatorId: string
  avatarId: string | null
  faviconId: string | null
  logoId: string | null
  headerColor: string | null
  /** JSON, a list of navigation items. */
  navigationItems: string | null
  domain: string | null
  domainVerifiedAt: number | null
  newsletterId: string | null
  isAuroraVisible: number
  followerCount: number
  postCount: number
  createdAt: number
}

export const COLLECTION_COLUMNS = `c.id, c.slug, c.name, c.tagline, c.description, c.creator_id AS creatorId,
  c.avatar_id AS avatarId, c.favicon_id AS faviconId, c.logo_id AS logoId, c.header_color AS headerColor,
  c.navigation_items AS navigationItems, c.domain, c.domain_verified_at AS domainVerifiedAt,
  c.newsletter_id AS newsletterId, c.is_aurora_visible AS isAuroraVisible,
  c.follower_count AS followerCount, c.post_count AS postCount, c.created_at AS createdAt`

/** A person's role in a publication. */
export interface CollectionEditor {
  collectionId: string
  userId: string
  role: 'OWNER' | 'EDITOR' | 'WRITER'
}

/** A page of a publication. */
export interface CollectionPage {
  collectionId: string
  slug: string
  kind: 'subpage' | 'feature'
  title: string
  description: string
  /** JSON, a story body. */
  body: string | null
  tagSlug: string | null
}
