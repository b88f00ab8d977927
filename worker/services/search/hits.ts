import type { MatchRanges, SearchIndexName } from '../../../schema/rules/search'
import { storyAddress } from '../post/address'
import { matchesIn } from './marks'
import type { Things } from './rank'
import { type SearchPage, type SearchParts, type SearchRequest, search } from './search'

/** A hit: what it is called, and where the query stands in that. */
export interface Hit {
  objectID: string
  matches: Readonly<Record<string, MatchRanges>>
  [field: string]: unknown
}

interface HitParts extends SearchParts {
  /** The main host's origin. */
  origin: string
}

type SearchedBy = SearchPage<unknown>['how']

type ToHit<Thing> = (thing: Thing, how: SearchedBy, parts: HitParts) => Promise<Hit> | Hit

const HITS: { readonly [Kind in keyof Things]: ToHit<Things[Kind]> } = {
  posts: async (post, how, { reader, origin }) => ({
    objectID: post.id,
    postId: post.id,
    title: post.title,
    latestPublishedAt: post.latestPublishedAt,
    url: await storyAddress(reader, post, origin),
    matches: { title: matchesIn(post.title, how) },
  }),
  users: ({ id, username, name, imageId }, how) => ({
    objectID: id,
    userId: id,
    username,
    name,
    imageId,
    matches: { name: matchesIn(name, how), username: matchesIn(username, how) },
  }),
  collections: ({ id, slug, name, avatarId }, how) => ({
    objectID: id,
    collectionId: id,
    slug,
    name,
    imageId: avatarId,
    matches: { name: matchesIn(name, how) },
  }),
  tags: ({ slug, name }, how) => ({
    objectID: slug,
    tagSlug: slug,
    displayText: name,
    matches: { displayText: matchesIn(name, how) },
  }),
  catalogs: ({ id, slug, name, itemCount }, how) => ({
    objectID: id,
    catalogId: id,
    slug,
    name,
    itemCount,
    matches: { name: matchesIn(name, how) },
  }),
}

/** The kind of thing in each index. */
export const KIND_OF_INDEX = {
  user: 'users',
  collection_bay_avg: 'collections',
  collection: 'collections',
  tag: 'tags',
  post: 'posts',
  catalog: 'catalogs',
} as const satisfies Record<SearchIndexName, keyof Things>

/** The best hits of a search, and the query without its slips if it had some. */
export async function hitsOf<Kind extends keyof Things>(
  parts: HitParts,
  request: SearchRequest<Kind>,
): Promise<{ hits: Hit[]; corrected: string | null }> {
  const { items, how } = await search(parts, request)
  const hits = await Promise.all(items.map((thing) => HITS[request.kind](thing, how, parts)))
  return { hits, corrected: how.corrected }
}
