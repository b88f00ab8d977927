import { tierAt } from '../../../../schema/rules/membership/entitlement'
import { userWording } from '../../../../schema/wording/user'
import { rolesOfUser } from '../../../data/collection/queries'
import { mastodonAccountOfUser } from '../../../data/identity/mastodon'
import type { Reader } from '../../../data/reader'
import { topicsLedByUser } from '../../../data/user/awards'
import * as queries from '../../../data/user/queries'
import type { User } from '../../../data/user/rows'
import {
  collectionCacheTag,
  GROUP_TAGS,
  userCacheTag,
  userCatalogsCacheTag,
  userFollowersCacheTag,
  usernameCacheTag,
  userPinnedCacheTag,
} from '../../../edge-cache/tags'
import { publicCatalogsOf } from '../../../services/catalog/lists'
import { relationTo } from '../../../services/follow/relation'
import { accountView } from '../../../services/identity/mastodon/offered'
import { withForeignIds } from '../../../services/media/foreign-pictures'
import { LARGEST_PAGE, pageSize } from '../../../services/paging'
import { VISITOR } from '../../../services/policies/actor'
import { can, viewerCan } from '../../../services/policies/can'
import { storedBody } from '../../../services/post/decorate'
import * as lists from '../../../services/post/lists'
import { obfuscateEmail } from '../../../services/user/obfuscate-email'
import type { GraphQLContext } from '../../context'
import { userError } from '../../failures'
import { required } from '../../required'
import type { Resolvers } from '../../resolvers.generated'
import { connection } from '../../results'
import { themeOf } from '../../theme'
import { isListed, postConnection, showPost } from '../post/show'

async function findUser(
  context: GraphQLContext,
  { id, username }: { id?: string | null; username?: string | null },
): Promise<User | null> {
  const { reader, tags } = context
  const user = id
    ? await reader.users.load(id)
    : username
      ? await reader.usersByName.load(username.toLowerCase())
      : undefined
  // A deactivated person doesn't exist for others; 404s for them are purged when they come back.
  if (user && !can(VISITOR, 'see', { entity: 'user', user })) {
    tags.add(userCacheTag(user.id), usernameCacheTag(user.username))
    return null
  }
  if (user) tags.add(userCacheTag(user.id), userFollowersCacheTag(user.id))
  else if (id) tags.add(userCacheTag(id))
  else if (username) tags.add(usernameCacheTag(username))
  return user ?? null
}

/** A person's membership; nothing for people without one. */
export function membershipOf(
  user: User,
  _args: unknown,
  { clock, tags }: Pick<GraphQLContext, 'clock' | 'tags'>,
) {
  const tier = tierAt(user, clock.now())
  if (tier !== null && user.membershipEndsAt !== null) tags.changeAt(user.membershipEndsAt)
  return (
    tier && {
      id: `membership:${user.id}`,
      tier: tier === 'friend' ? ('FRIEND' as const) : ('MEMBER' as const),
      memberSince: user.memberSince,
      friendSince: user.friendSince,
    }
  )
}

/** A person's verifications. */
export const verificationsOf = (user: User) => ({ isBookAuthor: user.isBookAuthor === 1 })

/** Publications that a person owns or edits. */
export async function adminCollectionsOf(user: User, { reader, tags }: GraphQLContext) {
  const roles = await reader.db.all(rolesOfUser, user.id)
  const led = roles.filter(({ role }) => role !== 'WRITER').map(({ collectionId }) => collectionId)
  const loaded = await Promise.all(led.map((id) => reader.collections.load(id)))
  const collections = loaded.filter((collection) => collection !== undefined)
  tags.add(...collections.map(({ id }) => collectionCacheTag(id)))
  return collections
}

/** A person's email address, which only they may see; nothing for people who gave none. */
async function obfuscatedEmailOf({ db }: Reader, user: User): Promise<string | null> {
  const row = await db.first(queries.userEmail, user.id)
  return row?.email ? obfuscateEmail(row.email) : null
}

export const userResolvers: Resolvers = {
  Query: {
    user: (_root, args, context) => findUser(context, args),
    userResult: async (_root, args, context) => {
      const user = await findUser(context, args)
      return user ? { __typename: 'User', ...user } : userError('NOT_FOUND', userWording.notFound)
    },
    topWriters: async (_root, { limit }, context) => {
      const users = await context.reader.db.all(queries.topUsers, pageSize(limit))
      for (const user of users) context.tags.add(userCacheTag(user.id))
      return users
    },
  },
  Viewer: {
    theme: ({ theme }) => themeOf(theme),
  },
  User: {
    theme: ({ theme }) => themeOf(theme),
    about: async (user, _args, { parts, reader }) => {
      const row = await reader.db.first(queries.userAbout, user.id)
      return withForeignIds(parts.pictureKeys, storedBody(row?.about))
    },
    hasSubdomain: (user) => user.hasSubdomain === 1,
    isSuspended: (user) => user.isSuspended === 1,
    customDomainState: async (user, _args, { reader }) => {
      const row = await reader.userDomains.load(user.id)
      return { live: row ? { domain: row.domain } : null }
    },
    membership: membershipOf,
    emailObfuscated: async (user, _args, { reader, viewer }) =>
      (await viewerCan(viewer, 'view', { entity: 'account', account: user }))
        ? obfuscatedEmailOf(reader, user)
        : null,
    linkedAccounts: async (user, _args, { reader, viewer }) => {
      const isOwn = await viewerCan(viewer, 'view', { entity: 'account', account: user })
      const row = isOwn ? await reader.db.first(mastodonAccountOfUser, user.id) : undefined
      return { viewerEdge: { mediumMastodon: row ? accountView(row) : null } }
    },
    verifications: verificationsOf,
    socialStats: (user) => ({ followerCount: user.followerCount, followingCount: user.followingCount }),
    viewerEdge: (user) => user,
    homepagePostsConnection: async (user, { paging, withoutPinned }, context) => {
      const { id, pinnedPostId } = user
      const pinned = withoutPinned && pinnedPostId ? [pinnedPostId] : []
      const page = await lists.ofCreator(context.reader.db, id, paging, {
        ids: Promise.resolve(new Set(pinned)),
        most: pinned.length,
      })
      return postConnection(context, page)
    },
    pinnedPost: async (user, _args, context) => {
      context.tags.add(userPinnedCacheTag(user.id))
      const post = user.pinnedPostId ? await context.reader.posts.load(user.pinnedPostId) : undefined
      return showPost(context, post, (row) => isListed(row) && row.creatorId === user.id)
    },
    pickedPosts: async (user, { paging }, context) => {
      const page = await lists.pickedOfUser(context.reader.db, user.id, paging)
      return postConnection(context, page)
    },
    topWriterOf: async (user, _args, { reader, tags }) => {
      // Somebody else's next story may take the place.
      tags.add(GROUP_TAGS)
      const topics = await reader.db.all(topicsLedByUser, user.id, LARGEST_PAGE)
      return topics.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    },
    publications: (user, _args, { reader }) => reader.db.all(rolesOfUser, user.id),
    adminCollections: (user, _args, context) => adminCollectionsOf(user, context),
    catalogsConnection: async (user, { paging }, { reader, tags }) => {
      tags.add(userCatalogsCacheTag(user.id))
      if (!can(VISITOR, 'list', { entity: 'user', user }))
        return connection('catalogs', { items: [], next: null })
      return connection('catalogs', await publicCatalogsOf(reader.db, user.id, paging))
    },
  },
  UserViewerEdge: {
    id: async (user, _args, { viewer }) => `user:${user.id}:viewer:${(await viewer())?.id ?? 'lo'}`,
    isFollowing: async (user, _args, { reader, viewer }) =>
      (await relationTo(reader, viewer, 'user', user.id)).isFollowing,
    isMuting: async (user, _args, { reader, viewer }) =>
      (await relationTo(reader, viewer, 'user', user.id)).isMuting,
    isUser: async (user, _args, { viewer }) => (await viewer())?.id === user.id,
  },
  CollectionRole: {
    collection: async (role, _args, { reader, tags }) => {
      tags.add(collectionCacheTag(role.collectionId))
      return required(await reader.collections.load(role.collectionId), 'collection', role.collectionId)
    },
  },
}
