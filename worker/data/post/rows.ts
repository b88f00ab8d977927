/** A post without its body, as read from the database. Truth values are 0 and 1, times milliseconds. */
export interface Post {
  id: string
  kind: 'story' | 'response'
  state: 'draft' | 'scheduled' | 'published' | 'unlisted' | 'trashed' | 'removed'
  access: 'public' | 'locked'
  creatorId: string
  collectionId: string | null
  title: string
  subtitle: string
  slug: string
  excerpt: string
  previewImageId: string | null
  previewAlt: string
  /** The preview picture's mean colour as `#rrggbb`; null where it isn't known. */
  previewColor: string | null
  focusPercentX: number
  focusPercentY: number
  versionId: string | null
  revision: number
  createdAt: number
  updatedAt: number
  firstPublishedAt: number | null
  latestPublishedAt: number | null
  wordCount: number
  /** Seconds. */
  readingTime: number
  language: string
  canonicalUrl: string | null
  license: string
  clapCount: number
  responseCount: number
  trendingScore: number
  isListed: number
}

/** The columns of a Post, for a table that is called `p`. */
export const POST_COLUMNS = `p.id, p.kind, p.state, p.access, p.creator_id AS creatorId,
  p.collection_id AS collectionId, p.title, p.subtitle, p.slug, p.excerpt,
  p.preview_image_id AS previewImageId, p.preview_alt AS previewAlt,
  (SELECT m.color FROM media m WHERE m.id = p.preview_image_id) AS previewColor, p.focus_percent_x AS focusPercentX,
  p.focus_percent_y AS focusPercentY, p.version_id AS versionId, p.revision, p.created_at AS createdAt,
  p.updated_at AS updatedAt, p.first_published_at AS firstPublishedAt,
  p.latest_published_at AS latestPublishedAt, p.word_count AS wordCount, p.reading_time AS readingTime,
  p.language, p.canonical_url AS canonicalUrl, p.license, p.clap_count AS clapCount,
  p.response_count AS responseCount, p.trending_score AS trendingScore, p.is_listed AS isListed`
