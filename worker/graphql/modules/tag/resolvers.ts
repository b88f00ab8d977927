import * as queries from '../../../data/tag/queries'
import { GROUP_TAGS, tagCacheTag, userCacheTag } from '../../../edge-cache/tags'
import { relationTo } from '../../../services/follow/relation'
import { LARGEST_PAGE, pageSize } from '../../../services/paging'
import { periodOf } from '../../../services/period'
import { periodsOfTag } from '../../../services/post/archive'
import * as posts from '../../../services/post/lists'
import * as lists from '../../../services/tag/lists'
import { findTopic } from '../../../services/tag/topic'
import type { GraphQLContext } from '../../context'
import type { Resolvers } from '../../resolvers.generated'
import { connection } from '../../results'
import { postConnection } from '../post/show'

async function findTag(context: GraphQLContext, slug: string) {
  // Even if it doesn't exist: creating it purges the 404.
  context.tags.add(GROUP_TAGS, tagCacheTag(slug))
  return (await findTopic(context.reader, slug)) ?? null
}

export const tagResolvers: Resolvers = {
  Query: {
    tagFromSlug: (_root, { tagSlug }, context) => findTag(context, tagSlug),
    topic: (_root, { slug }, context) => findTag(context, slug),
    featuredTags: async (_root, { paging }, context) => {
      context.tags.add(GROUP_TAGS)
      return connection('tags', await lists.featuredTags(context.reader.db, paging))
    },
    topTags: async (_root, { paging }, context) => {
      context.tags.add(GROUP_TAGS)
      return connection('tags', await lists.topTags(context.reader.db, paging))
    },
  },
  Tag: {
    id: (tag) => tag.slug,
    displayTitle: (tag) => tag.name,
    viewerEdge: (tag) => tag,
    latestPosts: async (tag, { paging }, context) => {
      const page = await posts.latestOfTag(context.reader.db, tag.slug, paging)
      return postConnection(context, page)
    },
    recommendedPosts: async (tag, { paging, withoutLatest }, context) => {
      const without = Math.min(Math.max(withoutLatest ?? 0, 0), LARGEST_PAGE)
      const page = await posts.trendingOfTag(context.reader.db, tag.slug, paging, without)
      return postConnection(context, page)
    },
    archivePosts: async (tag, { year, month, day, paging }, context) => {
      const period = periodOf(year, month, day)
      const page = await posts.archiveOfTag(context.reader.db, tag.slug, period, paging)
      return postConnection(context, page)
    },
    archivePeriods: (tag, { year, month }, { reader }) => periodsOfTag(reader.db, tag.slug, year, month),
    topWriters: async (tag, { paging }, context) => {
      const page = await lists.writersOfTag(context.reader.db, tag.slug, paging)
      for (const writer of page.items) context.tags.add(userCacheTag(writer.id))
      return connection('users', page)
    },
    relatedTags: (tag, { limit }, context) =>
      context.reader.db.all(queries.relatedTags, tag.slug, pageSize(limit)),
  },
  TagViewerEdge: {
    id: async (tag, _args, { viewer }) => `tag:${tag.slug}:viewer:${(await viewer())?.id ?? 'lo'}`,
    isFollowing: async (tag, _args, { reader, viewer }) =>
      (await relationTo(reader, viewer, 'tag', tag.slug)).isFollowing,
  },
}
