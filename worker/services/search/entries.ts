import { memberPreview } from '../../../schema/rules/member-preview'
import type { StoryBody } from '../../../schema/story/paragraph'
import { bodyText } from '../../../schema/story/text'
import { rowidOf, storyRowid } from '../../data/search/rowid'
import type {
  CatalogSource,
  CollectionSource,
  PostSource,
  TagSource,
  UserSource,
} from '../../data/search/sources'
import {
  type CatalogEntry,
  type CollectionEntry,
  type PostEntry,
  storyFacet,
  type TagEntry,
  type UserEntry,
} from '../../data/search/tables'
import { collectionFacet, LOW_QUALITY, tagFacet, writerFacet } from './facets'
import { isHighQualityWriter } from './quality'
import { indexedText } from './tokens'

/** How much of a story's text is searched, in UTF-16 units. */
const MAX_SEARCHED_TEXT = 100_000

const beginningOf = (body: StoryBody): string =>
  bodyText(body)
    .slice(0, MAX_SEARCHED_TEXT)
    .replace(/[\ud800-\udbff]$/, '')

/**
 * The searchable text of a story. Of a member-only story it is the preview, except for members: nobody else must be
 * able to reconstruct the rest by searching sentence after sentence. Rule: docs/rules/search.md, "Entries".
 */
export const searchedText = (body: StoryBody, access: PostSource['access'], readsLocked = false): string =>
  beginningOf(access === 'locked' && !readsLocked ? memberPreview(body) : body)

const facets = (...words: (string | false | null)[]): string => words.filter(Boolean).join(' ')

/** A story's entry. `body` is absent if the story has no text. */
export const postEntry = (post: PostSource, body: StoryBody = []): PostEntry => ({
  rowid: storyRowid(post.key, post.publishedAt),
  facets: facets(
    storyFacet(post.key),
    writerFacet(post.creatorId),
    post.collectionId && collectionFacet(post.collectionId),
    !isHighQualityWriter({ postCount: post.creatorPostCount, mobileVerifiedAt: post.creatorVerifiedAt }) &&
      LOW_QUALITY,
    ...(post.tagSlugs?.split(' ').map(tagFacet) ?? []),
  ),
  title: indexedText(post.title),
  subtitle: indexedText(post.subtitle),
  author: indexedText(`${post.creatorName} ${post.creatorUsername}`),
  tags: indexedText(post.tags ?? ''),
  body: indexedText(searchedText(body, post.access)),
  ...(post.access === 'locked' && {
    locked: indexedText(
      [post.title, post.subtitle, post.tags ?? '', searchedText(body, post.access, true)].join('\n'),
    ),
  }),
})

export const userEntry = async (user: UserSource): Promise<UserEntry> => ({
  rowid: await rowidOf(user.key),
  facets: facets(!isHighQualityWriter(user) && LOW_QUALITY),
  weight: user.followerCount,
  userId: user.key,
  username: indexedText(user.username),
  name: indexedText(user.name),
  bio: indexedText(user.bio),
})

export const collectionEntry = async (collection: CollectionSource): Promise<CollectionEntry> => ({
  rowid: await rowidOf(collection.key),
  facets: '',
  weight: collection.followerCount,
  collectionId: collection.key,
  slug: indexedText(collection.slug),
  name: indexedText(collection.name),
  description: indexedText(`${collection.tagline} ${collection.description}`),
})

export const tagEntry = async (tag: TagSource): Promise<TagEntry> => ({
  rowid: await rowidOf(tag.key),
  facets: '',
  weight: tag.postCount,
  tagSlug: tag.key,
  name: indexedText(tag.name),
})

export const catalogEntry = async (catalog: CatalogSource): Promise<CatalogEntry> => ({
  rowid: await rowidOf(catalog.key),
  facets: '',
  weight: catalog.followerCount,
  catalogId: catalog.key,
  name: indexedText(catalog.name),
  description: indexedText(catalog.description),
  author: indexedText(`${catalog.creatorName} ${catalog.creatorUsername}`),
})

/** The words of an entry that queries may misspell. Those that only members find aren't among them. */
export const wordsOfEntry = ({
  rowid: _,
  facets: __,
  ...entry
}: {
  rowid: string
  facets: string
}): string[] =>
  Object.entries(entry)
    .filter(([field]) => !NOT_TEXT.has(field))
    .map(([, value]) => String(value))

const NOT_TEXT: ReadonlySet<string> = new Set([
  'userId',
  'collectionId',
  'tagSlug',
  'catalogId',
  'weight',
  'locked',
])
