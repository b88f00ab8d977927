import { query } from '../database'
import type { Post } from './rows'

/** A story as a save finds it. Truth values are 0 and 1, times milliseconds. */
export interface SavedPost extends Omit<Post, 'kind' | 'previewColor' | 'responseCount' | 'isListed'> {
  previewSrc: string | null
  featuredAt: number | null
  isListed: 0 | 1
  /** The newest version, and its words. */
  newestVersionId: string | null
  versionTitle: string | null
  versionSubtitle: string | null
  /** The newest version's body, as JSON. */
  body: string | null
  /** Slugs of its tags in their order, as JSON. */
  tags: string
}

/** A story with its newest version and its tags, by id. */
export const savedPostById = query<[id: string], SavedPost>(
  'savedPostById',
  `SELECT p.id, p.state, p.access, p.creator_id AS creatorId, p.collection_id AS collectionId, p.title,
     p.subtitle, p.slug, p.excerpt, p.preview_image_id AS previewImageId, p.preview_alt AS previewAlt,
     p.preview_src AS previewSrc, p.focus_percent_x AS focusPercentX, p.focus_percent_y AS focusPercentY,
     p.version_id AS versionId, p.revision, p.created_at AS createdAt, p.updated_at AS updatedAt,
     p.first_published_at AS firstPublishedAt, p.latest_published_at AS latestPublishedAt,
     p.word_count AS wordCount, p.reading_time AS readingTime, p.language, p.canonical_url AS canonicalUrl,
     p.license, p.clap_count AS clapCount, p.trending_score AS trendingScore, p.featured_at AS featuredAt,
     p.is_listed AS isListed, v.id AS newestVersionId, v.title AS versionTitle, v.subtitle AS versionSubtitle, v.body,
     (SELECT json_group_array(t.tag_slug) FROM
       (SELECT tag_slug FROM post_tag WHERE post_id = p.id ORDER BY position) t) AS tags
   FROM post p LEFT JOIN post_version v ON v.post_id = p.id AND v.revision = p.revision
   WHERE p.id = ?`,
)
