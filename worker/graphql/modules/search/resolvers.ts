import { newId } from '../../../../schema/rules/new-id'
import { MOST_COUNTED_RESULTS, MOST_QUERY, SEARCH_PERIOD } from '../../../../schema/rules/search'
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
import { pageOf, type Ranked, rankAll, type SearchRequest } from '../../../services/search/search'
import type { GraphQLContext } from '../../context'
import { coded } from '../../errors'
import type { Resolvers, SearchOrder, SearchPeriod } from '../../resolvers.generated'
import { showWithPosts } from '../post/show'
import type { SearchMapper } from './mappers'

const SINCE = { WEEK: SEARCH_PERIOD.week, MONTH: SEARCH_PERIOD.month, YEAR: SEARCH_PERIOD.year } as const

const NOTHING = { correctedQuery: null, pagingInfo: { next: null } }

/** Which stories are wanted. */
type Wanted = Pick<SearchRequest<'posts'>, 'isByDate' | 'since'>

/** The searches of a request: results and their number come from one. */
const searches = new WeakMap<SearchMapper, Map<string, Promise<Ranked<unknown>>>>()

/** Everything of a kind that whoever asks may find. */
async function rankFor<Kind extends keyof Things>(
  { query, isNowhere: _, ...scope }: SearchMapper,
  { reader, clock, parts, viewer }: GraphQLContext,
  kind: Kind,
  wanted: Wanted,
): Promise<Ranked<Things[Kind]>> {
  const isStory = kind === 'posts'
  const readsLocked = isStory ? viewer().then((person) => person?.isMember === true) : undefined
  const request = { ...scope, ...(isStory ? wanted : {}), text: query, kind, readsLocked }
  const from = { reader, clock, searchIndex: parts.searchIndex }
  // Hardly anybody may see more, so the search doesn't wait to learn who asks.
  const [usual, isUnfiltered] = await Promise.all([
    rankAll(from, { ...request, isUnfiltered: false }),
    maySearchUnfiltered(parts),
  ])
  return isUnfiltered ? rankAll(from, { ...request, isUnfiltered }) : usual
}

/** Everything of a kind that whoever asks may find, searched for once in a request. */
function rankedOf<Kind extends keyof Things>(
  of: SearchMapper,
  context: GraphQLContext,
  kind: Kind,
  wanted: Wanted = {},
): Promise<Ranked<Things[Kind]>> {
  const known = searches.get(of) ?? new Map<string, Promise<Ranked<unknown>>>()
  searches.set(of, known)
  const key = kind === 'posts' ? `${kind} ${wanted.isByDate === true} ${wanted.since}` : kind
  const before = known.get(key) as Promise<Ranked<Things[Kind]>> | undefined
  const one = before ?? rankFor(of, context, kind, wanted)
  known.set(key, one)
  return one
}

/** Counts a search of the sender's, and refuses it if there were too many. */
function admit({ parts }: GraphQLContext): void {
  if (isTooFast(parts)) throw coded('LIMIT_EXCEEDED', 'Too many searches. Try again later.')
}

/** One kind of results, under the schema's name for the thing. */
async function results<Kind extends keyof Things, Name extends string>(
  of: SearchMapper,
  paging: Paging | null | undefined,
  context: GraphQLContext,
  kind: Kind,
  name: Name,
  wanted?: Wanted,
) {
  admit(context)
  const queryId = newId() + newId()
  if (of.isNowhere) return { ...NOTHING, hits: [], queryId }
  const { items, next, how } = pageOf(await rankedOf(of, context, kind, wanted), paging)
  return {
    hits: items.map((thing) => ({ [name]: thing, how }) as Record<Name, Things[Kind]> & { how: typeof how }),
    correctedQuery: how.corrected,
    queryId,
    pagingInfo: { next },
  }
}

/** How many results of a kind there are, as far as is counted. */
const countOf = async (
  of: SearchMapper,
  context: GraphQLContext,
  kind: keyof Things,
  wanted?: Wanted,
): Promise<number> =>
  of.isNowhere ? 0 : Math.min((await rankedOf(of, context, kind, wanted)).all.length, MOST_COUNTED_RESULTS)

const wantedOf = (
  { clock }: GraphQLContext,
  order: SearchOrder | null | undefined,
  period: SearchPeriod | null | undefined,
): Wanted => ({ isByDate: order === 'DATE', since: period ? clock.now() - SINCE[period] : undefined })

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
      const page = await results(of, paging, context, 'posts', 'post', wantedOf(context, order, period))
      return { ...page, hits: showWithPosts(context, page.hits) }
    },
    users: (of, { paging }, context) => results(of, paging, context, 'users', 'user'),
    collections: (of, { paging }, context) => results(of, paging, context, 'collections', 'collection'),
    tags: (of, { paging }, context) => results(of, paging, context, 'tags', 'tag'),
    catalogs: (of, { paging }, context) => results(of, paging, context, 'catalogs', 'catalog'),
    counts: (search, { order, period }, context) => {
      // Results that are asked for with them have been admitted.
      if (!searches.has(search)) admit(context)
      return { search, wanted: wantedOf(context, order, period) }
    },
  },
  SearchCounts: {
    posts: ({ search, wanted }, _args, context) => countOf(search, context, 'posts', wanted),
    users: ({ search }, _args, context) => countOf(search, context, 'users'),
    collections: ({ search }, _args, context) => countOf(search, context, 'collections'),
    tags: ({ search }, _args, context) => countOf(search, context, 'tags'),
    catalogs: ({ search }, _args, context) => countOf(search, context, 'catalogs'),
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
