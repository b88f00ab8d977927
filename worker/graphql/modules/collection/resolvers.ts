import { MAX_FEATURED } from '../../../../schema/rules/limits'
import { collectionWording } from '../../../../schema/wording/collection'
import { hiddenCollection } from '../../../data/collection/ownership'
import * as queries from '../../../data/collection/queries'
import type { Collection } from '../../../data/collection/rows'
import { featuredOfCollection } from '../../../data/post/queries'
import {
  collectionCacheTag,
  collectionFollowersCacheTag,
  slugCacheTag,
  tagCacheTag,
  userCacheTag,
} from '../../../edge-cache/tags'
import { relationTo } from '../../../services/follow/relation'
import { withForeignIds } from '../../../services/media/foreign-pictures'
import { whyTakenDown } from '../../../services/moderation/why-taken-down'
import { pageSize } from '../../../services/paging'
import { periodOf } from '../../../services/period'
import { VISITOR } from '../../../services/policies/actor'
import { can } from '../../../services/policies/can'
import { liveDomain } from '../../../services/post/address'
import { periodsOfCollection } from '../../../services/post/archive'
import { storedBody } from '../../../services/post/decorate'
import * as lists from '../../../services/post/lists'
import type { GraphQLContext } from '../../context'
import { userError } from '../../failures'
import { required } from '../../required'
import type { NavigationDestination, NavigationItem, Resolvers } from '../../resolvers.generated'
import { enumName } from '../../results'
import { postConnection, showPosts } from '../post/show'

/** Marks the answer as showing a publication, and returns it. */
const seen = (context: GraphQLContext, collection: Collection | undefined): Collection | null => {
  if (collection) context.tags.add(collectionCacheTag(collection.id))
  return collection ?? null
}
/** A publication's own picture, which has no alternative text. */
const picture = (id: string | null) => (id ? { id, alt: '', focusPercentX: 50, focusPercentY: 50 } : null)

/** The editors' navigation, with destinations under the schema's names: `tag feed` is TAG_FEED. */
const navigationOf = ({ navigationItems }: Collection): NavigationItem[] =>
  (JSON.parse(navigationItems ?? '[]') as NavigationItem[]).map((item) => ({
    ...item,
    destination: enumName<NavigationDestination>(item.destination),
  }))

/** Why a publication isn't shown, if staff has hidden it. */
async function reasonHidden({ reader }: GraphQLContext, domainOrSlug: string) {
  const row = await reader.db.first(hiddenCollection, domainOrSlug)
  const hidden = row && (await whyTakenDown(reader, 'COLLECTION', row.id))
  return hidden && { ...userError('TAKEN_DOWN', hidden.message), isTakenDown: hidden.isTakenDown }
}

export const collectionResolvers: Resolvers = {
  Query: {
    collection: async (_root, { id }, context) => seen(context, await context.reader.collections.load(id)),
    collectionByDomainOrSlug: async (_root, { domainOrSlug }, context) => {
      const collection = seen(
        context,
        await context.reader.collectionsBySlug.load(domainOrSlug.toLowerCase()),
      )
      if (collection) {
        context.tags.add(collectionFollowersCacheTag(collection.id))
        return { __typename: 'Collection', ...collection }
      }
      context.tags.add(slugCacheTag(domainOrSlug))
      const hidden = await reasonHidden(context, domainOrSlug.toLowerCase())
      return hidden ?? userError('NOT_FOUND', collectionWording.notFound)
    },
    topCollections: async (_root, { limit }, context) => {
      const collections = await context.reader.db.all(queries.topCollections, pageSize(limit))
      for (const collection of collections) seen(context, collection)
      return collections
    },
  },
  Collection: {
    avatar: (collection) => picture(collection.avatarId),
    favicon: (collection) => picture(collection.faviconId),
    logo: (collection) => picture(collection.logoId),
    drawing: (collection) => picture(collection.drawingId),
    domain: (collection) => liveDomain(collection),
    isAuroraVisible: (collection) => collection.isAuroraVisible === 1,
    about: async (collection, _args, { parts, reader }) => {
      const row = await reader.db.first(queries.collectionAbout, collection.id)
      return withForeignIds(parts.pictureKeys, storedBody(row?.about))
    },
    revisions: ({ infoRevision, navigationRevision, aboutRevision, designRevision }) => ({
      info: infoRevision,
      navigation: navigationRevision,
      about: aboutRevision,
      design: designRevision,
    }),
    navigationItems: (collection) => navigationOf(collection),
    homepage: ({ id, headerColor }) => ({
      id: `homepage:${id}`,
      headerColor: headerColor ? { rgb: headerColor } : null,
    }),
    compatLegacy: ({ id }) => ({ id }),
    creator: async (collection, _args, { reader, tags }) => {
      tags.add(userCacheTag(collection.creatorId))
      return required(await reader.users.load(collection.creatorId), 'user', collection.creatorId)
    },
    editors: async (collection, _args, { reader, tags }) => {
      const editors = await reader.editors.load(collection.id)
      // Editors who aren't shown have tags too: the page changes when they come back.
      tags.add(...editors.map(({ userId }) => userCacheTag(userId)))
      return editors.filter((user) => can(VISITOR, 'see', { entity: 'user', user }))
    },
    firstPostAt: async (collection, _args, { reader }) => {
      if (collection.firstPostAt !== undefined) return collection.firstPostAt
      return (await reader.db.first(queries.firstPostOfCollection, collection.id))?.firstPostAt ?? null
    },
    subscriberCount: (collection) => collection.followerCount,
    viewerEdge: (collection) => collection,
    latestPosts: async (collection, { paging, page: number, tagSlug, withoutFeatured }, context) => {
      const { db } = context.reader
      if (tagSlug) context.tags.add(tagCacheTag(tagSlug))
      const page = tagSlug
        ? await lists.ofCollectionTagged(db, collection.id, tagSlug, { ...paging, page: number })
        : await lists.ofCollection(
            db,
            collection.id,
            { ...paging, page: number },
            Math.min(Math.max(withoutFeatured ?? 0, 0), MAX_FEATURED),
          )
      return postConnection(context, page)
    },
    archivePosts: async (collection, { year, month, day, paging, page: number }, context) => {
      const period = periodOf(year, month, day)
      const page = await lists.archiveOfCollection(context.reader.db, collection.id, period, {
        ...paging,
        page: number,
      })
      return postConnection(context, page)
    },
    trendingPosts: async (collection, { paging, page: number }, context) => {
      const page = await lists.trendingOfCollection(context.reader.db, collection.id, {
        ...paging,
        page: number,
      })
      return postConnection(context, page)
    },
    featuredPosts: async (collection, { limit }, context) =>
      showPosts(context, await context.reader.db.all(featuredOfCollection, collection.id, pageSize(limit))),
    archivePeriods: (collection, { year, month }, { reader }) =>
      periodsOfCollection(reader.db, collection.id, year, month),
    page: async (collection, { slug, kind }, { reader }) =>
      (await reader.db.first(queries.collectionPage, collection.id, kind.toLowerCase(), slug)) ?? null,
  },
  CollectionViewerEdge: {
    id: async (collection, _args, { viewer }) =>
      `collection:${collection.id}:viewer:${(await viewer())?.id ?? 'lo'}`,
    isFollowing: async (collection, _args, { reader, viewer }) =>
      (await relationTo(reader, viewer, 'collection', collection.id)).isFollowing,
    isMuting: async (collection, _args, { reader, viewer }) =>
      (await relationTo(reader, viewer, 'collection', collection.id)).isMuting,
    viewerStaffRole: async (collection, _args, { reader, viewer }) => {
      const asking = await viewer()
      if (!asking) return null
      const editors = await reader.editors.load(collection.id)
      return editors.find((editor) => editor.userId === asking.id)?.role ?? null
    },
  },
  CollectionEditor: {
    user: async ({ userId }, _args, { reader }) => required(await reader.users.load(userId), 'user', userId),
  },
  CollectionPage: {
    kind: (page) => (page.kind === 'feature' ? 'FEATURE' : 'SUBPAGE'),
    body: async ({ collectionId, kind, slug, body }, _args, { parts, reader }) => {
      const json =
        body === undefined
          ? (await reader.db.first(queries.collectionPage, collectionId, kind, slug))?.body
          : body
      return withForeignIds(parts.pictureKeys, storedBody(json))
    },
  },
}
