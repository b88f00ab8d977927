import { memberPreview } from '../../../schema/rules/member-preview'
import type { StoryBody } from '../../../schema/story/paragraph'
import { bodyText } from '../../../schema/story/text'
import { rowidOf } from '../../data/search/rowid'
import type { CollectionSource, PostSource, TagSource, UserSource } from '../../data/search/sources'
import type { SearchEntry } from '../../data/search/tables'
import { isHighQualityWriter } from './quality'

/** UTF-16 units of a story's text that are searched. */
export const MAX_SEARCHED_TEXT = 100_000

/**
 * The text of a story that everybody may find it by. Of a member-only story it is the preview: whoever asks for
 * sentence after sentence must not read the rest in the results. Rule: docs/rules/search.md, "Entries".
 */
function searchedText(body: StoryBody, access: PostSource['access']): string {
  const text = bodyText(access === 'locked' ? memberPreview(body) : body)
  return text.slice(0, MAX_SEARCHED_TEXT).replace(/[\ud800-\udbff]$/, '')
}

/** A story's entry. `body` is absent when the story has no text. */
export const postEntry = async (post: PostSource, body: StoryBody = []): Promise<SearchEntry> => ({
  rowid: await rowidOf(post.key),
  key: post.key,
  values: [
    post.title,
    post.subtitle,
    searchedText(body, post.access),
    `${post.creatorName} ${post.creatorUsername}`,
    post.tags ?? '',
    post.collectionId,
    post.publishedAt,
    Number(isHighQualityWriter({ postCount: post.creatorPostCount })),
  ],
})

export const userEntry = async (user: UserSource): Promise<SearchEntry> => ({
  rowid: await rowidOf(user.key),
  key: user.key,
  values: [user.username, user.name, user.bio, Number(isHighQualityWriter(user))],
})

export const collectionEntry = async (collection: CollectionSource): Promise<SearchEntry> => ({
  rowid: await rowidOf(collection.key),
  key: collection.key,
  values: [
    collection.slug,
    collection.name,
    [collection.tagline, collection.description].filter(Boolean).join('\n'),
  ],
})

export const tagEntry = async (tag: TagSource): Promise<SearchEntry> => ({
  rowid: await rowidOf(tag.key),
  key: tag.key,
  values: [tag.name, tag.postCount],
})
