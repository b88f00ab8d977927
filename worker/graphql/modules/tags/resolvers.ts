import * as queries from '../../../data/tags/queries'
import { GROUP_TAGS, userTag } from '../../../edge-cache/tags'
import { pageSize } from '../../../services/paging'
import { periodOf } from '../../../services/period'
import * as lists from '../../../services/posts/lists'
import type { GraphQLContext } from '../../context'
import type { Resolvers } from '../../resolver-types'
import { connection } from '../../results'
import { shown } from '../posts/resolvers'

async function findTag(context: GraphQLContext, slug: string) {
  context.tags.add(GROUP_TAGS)
  return (await context.reader.tags.load(slug.toLowerCase())) ?? null
}

export const tagResolvers: Resolvers = {
  Query: {
    tagFromSlug: (_root, { tagSlug }, context) => findTag(context, tagSlug),
    topic: (_root, { slug }, context) => findTag(context, slug),
    featuredTags: (_root, { limit }, context) => {
      context.tags.add(GROUP_TAGS)
      return context.reader.db.all(queries.featuredTags, pageSize(limit, 20))
    },
    topTags: (_root, { limit }, context) => {
      context.tags.add(GROUP_TAGS)
      return context.reader.db.all(queries.topTags, pageSize(limit, 20))
    },
  },
  Tag: {
    id: (tag) => tag.slug,
    displayTitle: (tag) => tag.name,
    viewerEdge: (tag) => tag,
    latestPosts: async (tag, { paging }, context) => {
      const page = await lists.latestOfTag(context.reader.db, tag.slug, paging)
      shown(context, page.items)
      return connection('posts', page)
    },
    recommendedPosts: async (tag, { paging }, context) => {
      const page = await lists.trendingOfTag(context.reader.db, tag.slug, paging)
      shown(context, page.items)
      return connection('posts', page)
    },
    archivePosts: async (tag, { year, month, day, paging }, context) => {
      const period = periodOf(year, month, day)
      const page = await lists.archiveOfTag(context.reader.db, tag.slug, period, paging)
      shown(context, page.items)
      return connection('posts', page)
    },
    archiveRange: async (tag, _args, { reader }) => {
      const range = await reader.db.first(queries.archiveRangeOfTag, tag.slug)
      return range?.first && range.latest ? { first: range.first, latest: range.latest } : null
    },
    topWriters: async (tag, { limit }, context) => {
      const writers = await context.reader.db.all(queries.writersOfTag, tag.slug, pageSize(limit))
      for (const writer of writers) context.tags.add(userTag(writer.id))
      return writers
    },
    relatedTags: (tag, { limit }, context) =>
      context.reader.db.all(queries.relatedTags, tag.slug, pageSize(limit)),
  },
  TagViewerEdge: {
    id: (tag, _args, { viewer }) => `tag:${tag.slug}:viewer:${viewer?.id ?? 'lo'}`,
    isFollowing: () => false,
  },
}
