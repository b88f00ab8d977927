import type { Reader } from '../../../data/reader'
import { collectionCacheTag, userCacheTag } from '../../../edge-cache/tags'
import { feedFor } from '../../../services/follow/feed'
import * as lists from '../../../services/follow/lists'
import { relationTo } from '../../../services/follow/relation'
import type { PageOf } from '../../../services/paging'
import type { AskViewer } from '../../../services/policies/actor'
import { can } from '../../../services/policies/can'
import { viewerRow } from '../../../services/viewer/facts'
import type { GraphQLContext } from '../../context'
import { required } from '../../required'
import type { Resolvers } from '../../resolvers.generated'
import { connection } from '../../results'
import { postConnection } from '../post/show'

/** A page of people, each of whom the answer shows. */
function users<User extends { id: string }>({ tags }: GraphQLContext, page: PageOf<User>) {
  tags.add(...page.items.map(({ id }) => userCacheTag(id)))
  return connection('users', page)
}

/** A page of publications. */
function collections<Collection extends { id: string }>({ tags }: GraphQLContext, page: PageOf<Collection>) {
  tags.add(...page.items.map(({ id }) => collectionCacheTag(id)))
  return connection('collections', page)
}

const KINDS = { PEOPLE: 'people', PUBLICATIONS: 'publications', TOPICS: 'topics' } as const

const edges = (page: PageOf<lists.FollowedEntity>) => connection('edges', page)

async function isViewer(viewer: AskViewer, userId: string): Promise<boolean> {
  return can(await viewer(), 'personalize', { entity: 'account', account: { id: userId } })
}

async function entityOf(
  { reader, tags }: { reader: Reader; tags: GraphQLContext['tags'] },
  { kind, targetId }: lists.FollowedEntity,
) {
  if (kind === 'user') {
    tags.add(userCacheTag(targetId))
    const user = required(await reader.users.load(targetId), 'user', targetId)
    return { __typename: 'User' as const, ...user }
  }
  tags.add(collectionCacheTag(targetId))
  const collection = required(await reader.collections.load(targetId), 'collection', targetId)
  return { __typename: 'Collection' as const, ...collection }
}

/** Who follows whom, and what the viewer follows and mutes. */
export const followResolvers: Resolvers = {
  User: {
    followersUserConnection: async (user, { paging }, context) =>
      users(context, await lists.followersOf(context.reader.db, 'user', user.id, paging)),
    followingConnection: async (user, { paging }, { reader }) =>
      edges(await lists.followedEntities(reader.db, user.id, paging)),
  },
  Collection: {
    followersUserConnection: async (collection, { paging }, context) =>
      users(context, await lists.followersOf(context.reader.db, 'collection', collection.id, paging)),
  },
  Post: {
    viewerEdge: (post) => post,
  },
  PostViewerEdge: {
    id: async (post, _args, { viewer }) => `post:${post.id}:viewer:${(await viewer())?.id ?? 'lo'}`,
    isMuting: async (post, _args, { reader, viewer }) =>
      (await relationTo(reader, viewer, 'post', post.id)).isMuting,
  },
  TagViewerEdge: {
    isMuting: async (tag, _args, { reader, viewer }) =>
      (await relationTo(reader, viewer, 'tag', tag.slug)).isMuting,
  },
  UserViewerEdge: {
    followedEntitiesConnection: async (user, { order, paging }, { reader, viewer }) => {
      if (!(await isViewer(viewer, user.id))) return edges({ items: [], next: null })
      const list = order === 'UNREAD' ? lists.followedByNews : lists.followedEntities
      return edges(await list(reader.db, user.id, paging))
    },
    iconViewedAt: async (user, _args, { parts, viewer }) => {
      if (!(await isViewer(viewer, user.id))) return null
      if (user.iconViewedAt !== undefined) return user.iconViewedAt
      return (await viewerRow(parts, user.id)).iconViewedAt
    },
  },
  FollowedEntityEdge: {
    hasUnread: async ({ userId, lastPublishedAt, viewedAt }, _args, { viewer }) =>
      lastPublishedAt !== null && lastPublishedAt > viewedAt && (await isViewer(viewer, userId)),
    node: (edge) => edge,
  },
  FollowedEntityNode: {
    id: ({ kind, targetId }) => `${kind}:${targetId}`,
    entity: (node, _args, context) => entityOf(context, node),
  },
  Viewer: {
    followingFeed: async (user, { of, id, paging }, context) => {
      const feed = await feedFor(context.reader, user.id, KINDS[of], id, paging)
      if (!feed) return null
      return { name: feed.name, stories: postConnection(context, feed.page) }
    },
    followedUsers: async (user, { paging }, context) =>
      users(context, await lists.followedUsers(context.reader.db, user.id, paging)),
    followedCollections: async (user, { paging }, context) =>
      collections(context, await lists.followedCollections(context.reader.db, user.id, paging)),
    mutedUsers: async (user, { paging }, context) =>
      users(context, await lists.mutedUsers(context.reader.db, user.id, paging)),
    mutedCollections: async (user, { paging }, context) =>
      collections(context, await lists.mutedCollections(context.reader.db, user.id, paging)),
    mutedTags: async (user, { paging }, { reader }) =>
      connection('tags', await lists.mutedTags(reader.db, user.id, paging)),
    suggestedUsers: async (user, { paging }, context) =>
      users(context, await lists.suggestedUsers(context.reader.db, user.id, paging)),
    suggestedCollections: async (user, { paging }, context) =>
      collections(context, await lists.suggestedCollections(context.reader.db, user.id, paging)),
  },
}
