import { newId } from '../../../../schema/rules/new-id'
import { MOST_QUERY, SEARCH_PERIOD } from '../../../../schema/rules/search'
import { listedTitle } from '../../../../schema/story/listed-title'
import { collectionCacheTag, tagCacheTag, userCacheTag } from '../../../edge-cache/tags'
import type { Paging } from '../../../services/paging'
import { VISITOR } from '../../../services/policies/actor'
import { can } from '../../../services/policies/can'
import { matchesIn } from '../../../services/search/marks'
import { passageIn } from '../../../services/search/passage'
import { maySearchUnfiltered } from '../../../services/search/privilege'
import type { Things } from '../../../services/search/rank'
import { isTooFast } from '../../../services/search/rate'
import { type SearchRequest, search } from '../../../services/search/search'
import type { GraphQLContext } from '../../context'
import { coded } from '../../errors'
import type { Resolvers } from '../../resolvers.generated'
import { showWithPosts } from '../post/show'
import type { SearchMapper } from './mappers'

const SINCE = { WEEK: SEARCH_PERIOD.week, MONTH: SEARCH_PERIOD.month, YEAR: SEARCH_PERIOD.year } as const

const NOTHING = { correctedQuery: null, pagingInfo: { next: null } }

/** One kind of results, under the schema's name for the thing. */
async function results<Kind extends keyof Things, Name extends string>(
  { query, isNowhere, ...scope }: SearchMapper,
  paging: Paging | null | undefined,
  { reader, clock, parts }: GraphQLContext,
  kind: Kind,
  name: Name,
  more: Pick<SearchRequest<Kind>, 'isByDate' | 'since' | 'readsLocked'> = {},
) {
  if (isTooFast(parts)) throw coded('LIMIT_EXCEEDED', 'Too many searches. Try again later.')
  const queryId = newId() + newId()
  if (isNowhere) return { ...NOTHING, hits: [], queryId }
  const request = { ...scope, ...more, text: query, kind, paging }
  const from = { reader, clock, searchIndex: parts.searchIndex }
  // Hardly anybody may see more, so the search doesn't wait to learn who asks.
  const [usual, isUnfiltered] = await Promise.all([
    search(from, { ...request, isUnfiltered: false }),
    maySearchUnfiltered(parts),
  ])
  const { items, next, how } = isUnfiltered ? await search(from, { ...request, isUnfiltered }) : usual
  return {
    hits: items.map((thing) => ({ [name]: thing, how }) as Record<Name, Things[Kind]> & { how: typeof how }),
    correctedQuery: how.corrected,
    queryId,
    pagingInfo: { next },
  }
}

export const searchResolvers: Resolvers = {
  Query: {
    search: async (_root, { query, within }, { reader }) => {
      const { collectionSlug, username } = within ?? {}
      const [collection, user] = await Promise.all([
        collectionSlug ? reader.collectionsBySlug.load(collectionSlug.toLowerCase()) : undefined,
        username ? reader.usersByName.load(username.toLowerCase()) : undefined,
      ])
      return {
        query: query.slice(0, MOST_QUERY),
        collectionId: collection?.id,
        creatorId: user?.id,
        isNowhere: Boolean((collectionSlug && !collection) || (username && !user)),
      }
    },
  },
  Search: {
    collection: async ({ collectionId }, _args, { reader, tags }) => {
      if (!collectionId) return null
      tags.add(collectionCacheTag(collectionId))
      return (await reader.collections.load(collectionId)) ?? null
    },
    user: async ({ creatorId }, _args, { reader, tags }) => {
      if (!creatorId) return null
      tags.add(userCacheTag(creatorId))
      const user = await reader.users.load(creatorId)
      return user && can(VISITOR, 'list', { entity: 'user', user }) ? user : null
    },
    posts: async (of, { paging, order, period }, context) => {
      const page = await results(of, paging, context, 'posts', 'post', {
        isByDate: order === 'DATE',
        since: period ? context.clock.now() - SINCE[period] : undefined,
        readsLocked: context.viewer().then((viewer) => viewer?.isMember === true),
      })
      return { ...page, hits: showWithPosts(context, page.hits) }
    },
    users: (of, { paging }, context) => results(of, paging, context, 'users', 'user'),
    collections: (of, { paging }, context) => results(of, paging, context, 'collections', 'collection'),
    tags: (of, { paging }, context) => results(of, paging, context, 'tags', 'tag'),
    catalogs: (of, { paging }, context) => results(of, paging, context, 'catalogs', 'catalog'),
  },
  PostHit: {
    titleMatches: ({ post, how }) => [...matchesIn(listedTitle(post.title), how)],
    passage: async ({ post, how }, _args, { reader }) => {
      const passage = await passageIn(reader, post, how)
      return passage && { text: passage.text, matches: [...passage.matches] }
    },
  },
  UserHit: {
    user: ({ user }, _args, { tags }) => {
      tags.add(userCacheTag(user.id))
      return user
    },
    nameMatches: ({ user, how }) => [...matchesIn(user.name, how)],
  },
  CollectionHit: {
    collection: ({ collection }, _args, { tags }) => {
      tags.add(collectionCacheTag(collection.id))
      return collection
    },
    nameMatches: ({ collection, how }) => [...matchesIn(collection.name, how)],
  },
  TagHit: {
    tag: ({ tag }, _args, { tags }) => {
      tags.add(tagCacheTag(tag.slug))
      return tag
    },
    titleMatches: ({ tag, how }) => [...matchesIn(tag.name, how)],
  },
  CatalogHit: {
    catalog: ({ catalog }) => catalog,
    nameMatches: ({ catalog, how }) => [...matchesIn(catalog.name, how)],
  },
}
