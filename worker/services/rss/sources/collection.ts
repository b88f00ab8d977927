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

interface Shape {
  path: (collectionSlug: string) => string
  title: (collection: Collection, product: string) => string
  stories: (request: FeedRequest, collectionId: string) => Promise<PageOf<Post>>
}

const feedOf =
  ({ path, title, stories }: Shape): FindFeed =>
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
  path: (params: { collectionSlug: string; tagSlug: string }) => string
  title: (tag: Tag, collection: Collection, product: string) => string
  stories: (request: FeedRequest, collectionId: string, tagSlug: string) => Promise<PageOf<Post>>
}

const taggedFeedOf =
  ({ path, title, stories }: TaggedShape): FindFeed =>
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
      page: linkTo('ShowCollectionTagged', params),
      imageId: collection.avatarId,
      subjects: { collections: [collection.id], topics: [tag.slug] },
      stories: await stories(request, collection.id, tag.slug),
    }
  }

/** A publication's newest stories about one topic. */
export const collectionTaggedFeed = taggedFeedOf({
  path: (params) => linkTo('CollectionTaggedFeed', params),
  title: (tag, { name }, product) => rssWording.collectionTagged(tag.name, name, product),
  stories: ({ reader, paging }, id, tagSlug) => ofCollectionTagged(reader.db, id, tagSlug, paging),
})

/** A publication's newest stories about one topic that everybody may read in full. */
export const collectionNewsTaggedFeed = taggedFeedOf({
  path: (params) => linkTo('CollectionNewsTaggedFeed', params),
  title: (tag, { name }, product) => rssWording.newsTagged(tag.name, name, product),
  stories: ({ reader, paging }, collectionId, tagSlug) =>
    readPage(
      paging,
      ([key, id], limit) => reader.db.all(openTaggedInCollection, collectionId, tagSlug, key, id, limit),
      byTime,
    ),
})
