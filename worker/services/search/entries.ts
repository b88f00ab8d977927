import { memberPreview } from '../../../schema/rules/member-preview'
import type { StoryBody } from '../../../schema/story/paragraph'
import { bodyText } from '../../../schema/story/text'
import { rowidOf } from '../../data/search/rowid'
import type { CollectionSource, PostSource, TagSource, UserSource } from '../../data/search/sources'
import type { CollectionEntry, PostEntry, TagEntry, UserEntry } from '../../data/search/tables'
import { isHighQualityWriter } from './quality'

/** How much of a story's text is searched, in UTF-16 units. */
export const MAX_SEARCHED_TEXT = 100_000

/**
 * The searchable text of a story. Of a member-only story it is the preview: nobody must be able to
 * reconstruct the rest by searching sentence after sentence. Rule: docs/rules/search.md, "Entries".
 */
function searchedText(body: StoryBody, access: PostSource['access']): string {
  const text = bodyText(access === 'locked' ? memberPreview(body) : body)
  return text.slice(0, MAX_SEARCHED_TEXT).replace(/[\ud800-\udbff]$/, '')
}

/** A story's entry. `body` is absent if the story has no text. */
export const postEntry = async (post: PostSource, body: StoryBody = []): Promise<PostEntry> => ({
  rowid: await rowidOf(post.key),
  postId: post.key,
  title: post.title,
  subtitle: post.subtitle,
  body: searchedText(body, post.access),
  author: `${post.creatorName} ${post.creatorUsername}`,
  tags: post.tags ?? '',
  collectionId: post.collectionId,
  publishedAt: post.publishedAt,
  isHighQuality: isHighQualityWriter({ postCount: post.creatorPostCount }),
})

export const userEntry = async (user: UserSource): Promise<UserEntry> => ({
  rowid: await rowidOf(user.key),
  userId: user.key,
  username: user.username,
  name: user.name,
  bio: user.bio,
  isHighQuality: isHighQualityWriter(user),
})

export const collectionEntry = async (collection: CollectionSource): Promise<CollectionEntry> => ({
  rowid: await rowidOf(collection.key),
  collectionId: collection.key,
  slug: collection.slug,
  name: collection.name,
  description: [collection.tagline, collection.description].filter(Boolean).join('\n'),
})

export const tagEntry = async (tag: TagSource): Promise<TagEntry> => ({
  rowid: await rowidOf(tag.key),
  tagSlug: tag.key,
  name: tag.name,
  postCount: tag.postCount,
})
