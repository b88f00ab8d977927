import { linkTo } from '../../../../schema/routes/links'
import { rssWording } from '../../../../schema/wording/rss'
import type { Collection } from '../../../data/collection/rows'
import type { Post } from '../../../data/post/rows'
import { openOfCollection, openTaggedInCollection } from '../../../data/rss/queries'
import type { Tag } from '../../../data/tag/rows'
import { type PageOf, readPage } from '../../paging'
import { homeOfCollection, liveDomain } from '../../post/address'
import { byTime, ofCollection, ofCollectionTagged } from '../../post/lists'
import { findTopic } from '../../tag/topic'
import type { FeedRequest, FeedSource, FindFeed, MovedFeed } from '../source'

const findCollection = ({ reader, params }: FeedRequest): Promise<Collection | undefined> =>
  reader.collectionsBySlug.load(params.collectionSlug?.toLowerCase() ?? '')

/** What a publication's feed is known by for good. */
const lastingOf = (collectionId: string, part = ''): string =>
  linkTo('ShowCollectionById', { collectionId }) + part

interface Shape {
  /** What it is of the publication; nothing if it is the publication's own. */
  part?: string
  path: (collectionSlug: string) => string
  title: (collection: Collection, product: string) => string
  stories: (request: FeedRequest, collectionId: string) => Promise<PageOf<Post>>
}

const feedOf =
  ({ part, path, title, stories }: Shape): FindFeed =>
  async (request): Promise<FeedSource | MovedFeed | undefined> => {
    const collection = await findCollection(request)
    if (!collection) return undefined
    const { id, slug } = collection
    if (slug !== request.params.collectionSlug) return { movedTo: path(slug) }
    const named = title(collection, request.product)
    return {
      title: named,
      description: collection.description || collection.tagline || named,
      path: path(slug),
      lasting: lastingOf(id, part),
      page: homeOfCollection({ slug, domain: liveDomain(collection) }, request.origin),
      imageId: collection.avatarId,
      subjects: { collections: [id] },
      stories: await stories(request, id),
    }
  }

/** A publication's newest stories. */
export const collectionFeed = feedOf({
  path: (collectionSlug) => linkTo('CollectionFeed', { collectionSlug }),
  title: ({ name }, product) => rssWording.collection(name, product),
  stories: ({ reader, paging }, id) => ofCollection(reader.db, id, paging),
})

/** A publication's newest stories that everybody may read in full. Rule: docs/rules/feeds.md, "News and Flipboard". */
export const collectionNewsFeed = feedOf({
  part: '#news',
  path: (collectionSlug) => linkTo('CollectionNewsFeed', { collectionSlug }),
  title: ({ name }, product) => rssWording.news(name, product),
  stories: ({ reader, paging }, collectionId) =>
    readPage(
      paging,
      ([key, id], limit) => reader.db.all(openOfCollection, collectionId, key, id, limit),
      byTime,
    ),
})

interface TaggedShape {
  part: string
  path: (params: { collectionSlug: string; tagSlug: string }) => string
  title: (tag: Tag, collection: Collection, product: string) => string
  stories: (request: FeedRequest, collectionId: string, tagSlug: string) => Promise<PageOf<Post>>
}

const taggedFeedOf =
  ({ part, path, title, stories }: TaggedShape): FindFeed =>
  async (request): Promise<FeedSource | MovedFeed | undefined> => {
    const asked = request.params.tagSlug ?? ''
    const [collection, tag] = await Promise.all([findCollection(request), findTopic(request.reader, asked)])
    if (!collection || !tag) return undefined
    const params = { collectionSlug: collection.slug, tagSlug: tag.slug }
    const here = path(params)
    if (collection.slug !== request.params.collectionSlug || tag.slug !== asked) return { movedTo: here }
    const named = title(tag, collection, request.product)
    return {
      title: named,
      description: named,
      path: here,
      lasting: lastingOf(collection.id, `${part}-${tag.slug}`),
      page: linkTo('ShowCollectionTagged', params),
      imageId: collection.avatarId,
      subjects: { collections: [collection.id], topics: [tag.slug] },
      stories: await stories(request, collection.id, tag.slug),
    }
  }

/** A publication's newest stories about one topic. */
export const collectionTaggedFeed = taggedFeedOf({
  part: '#tagged',
  path: (params) => linkTo('CollectionTaggedFeed', params),
  title: (tag, { name }, product) => rssWording.collectionTagged(tag.name, name, product),
  stories: ({ reader, paging }, id, tagSlug) => ofCollectionTagged(reader.db, id, tagSlug, paging),
})

/** A publication's newest stories about one topic that everybody may read in full. */
export const collectionNewsTaggedFeed = taggedFeedOf({
  part: '#news-tagged',
  path: (params) => linkTo('CollectionNewsTaggedFeed', params),
  title: (tag, { name }, product) => rssWording.newsTagged(tag.name, name, product),
  stories: ({ reader, paging }, collectionId, tagSlug) =>
    readPage(
      paging,
      ([key, id], limit) => reader.db.all(openTaggedInCollection, collectionId, tagSlug, key, id, limit),
      byTime,
    ),
})
