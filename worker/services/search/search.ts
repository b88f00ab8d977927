import type { Database } from '../../data/database'
import type { Reader } from '../../data/reader'
import { OF_WRITER, WITHIN } from '../../data/search/find'
import { isShown } from '../../data/user/shown'
import type { Clock } from '../../platform/clock'
import { decodeCursor, encodeCursor, type Key, type PageOf, type Paging, pageSize } from '../paging'
import { type Candidates, candidates } from './candidates'
import { demandsOf, type SearchScope } from './demands'
import { isHighQualityWriter, isOnlyBookAuthor } from './quality'
import { parseQuery } from './query'
import { RANKS, scoreOf, type Things } from './rank'
import { withRows } from './rows'

/** What a search reads from. */
export interface SearchParts {
  reader: Reader
  /** The search database. */
  searchIndex: Database
  clock: Clock
}

export interface SearchRequest<Kind extends keyof Things> extends SearchScope {
  /** As typed. */
  text: string
  kind: Kind
  paging?: Paging | null | undefined
  /** Stories: the newest first, whatever matches best. */
  isByDate?: boolean
  /** Stories: the earliest time of publication, in milliseconds since 1970. */
  since?: number | undefined
  /** Whether the viewer may read all stories for members. Absent for a search whose results are for everybody. */
  readsLocked?: Promise<boolean> | undefined
}

/** Everything that a search finds, the best first, and how the query was understood. */
export interface Ranked<Thing> {
  all: readonly { place: Key; thing: Thing }[]
  how: Omit<Candidates, 'matches'>
}

/** A page of results, and how the query was understood. */
export interface SearchPage<Thing> extends PageOf<Thing> {
  how: Omit<Candidates, 'matches'>
}

/**
 * Reads things by their keys. The index may be behind, so removed publications and the lists of people who aren't
 * shown are left out by these statements, and everything else that results must not show by `SHOWN`.
 */
const READ: {
  readonly [Kind in keyof Things]: (
    reader: Reader,
    keys: string[],
  ) => Promise<(Things[Kind] | Error | undefined)[]>
} = {
  posts: ({ posts }, keys) => posts.loadMany(keys),
  users: ({ users }, keys) => users.loadMany(keys),
  collections: ({ collections }, keys) => collections.loadMany(keys),
  tags: ({ tags }, keys) => tags.loadMany(keys),
  catalogs: ({ catalogs }, keys) => catalogs.loadMany(keys),
}

const SHOWN: { readonly [Kind in keyof Things]: (thing: Things[Kind], isUnfiltered: boolean) => boolean } = {
  posts: ({ isListed }) => isListed === 1,
  users: (user, isUnfiltered) =>
    isShown(user) && !isOnlyBookAuthor(user) && (isUnfiltered || isHighQualityWriter(user)),
  collections: () => true,
  tags: ({ postCount }) => postCount > 0,
  catalogs: ({ visibility, type, itemCount }) => visibility === 0 && type === 'list' && itemCount > 0,
}

/** The keys that belong to a publication or a writer. Stories are restricted by the index itself. */
async function keysWithin(
  { reader: { db } }: SearchParts,
  kind: keyof Things,
  keys: readonly string[],
  { collectionId, creatorId }: SearchScope,
): Promise<ReadonlySet<string>> {
  if (kind === 'posts') return new Set(keys)
  const all = JSON.stringify(keys)
  const keysOf = (rows: readonly { key: string }[]) => new Set(rows.map(({ key }) => key))
  if (collectionId !== undefined) {
    return kind === 'collections'
      ? new Set([collectionId])
      : keysOf(await db.all(WITHIN[kind], all, collectionId))
  }
  if (creatorId === undefined) return new Set(keys)
  return kind === 'users' ? new Set([creatorId]) : keysOf(await db.all(OF_WRITER[kind], all, creatorId))
}

const follows = ([score, id]: Key, [lastScore, lastId]: Key): boolean =>
  score < lastScore || (score === lastScore && id < lastId)

/**
 * What matches a query, the best first. The number of matches is limited (`candidates`), so that it costs the same,
 * whatever was typed. Rule: docs/rules/search.md, "Order".
 */
export async function rankAll<Kind extends keyof Things>(
  parts: SearchParts,
  request: Omit<SearchRequest<Kind>, 'paging'>,
): Promise<Ranked<Things[Kind]>> {
  const { text, kind, isUnfiltered, isByDate = false, since } = request
  const { reader } = parts
  const query = parseQuery(text)
  const { matches, ...how } = await candidates(parts.searchIndex, kind, query, {
    demands: await demandsOf(reader, kind, query, request),
    isByDate,
    since,
    readsLocked: request.readsLocked ?? Promise.resolve(false),
  })
  if (matches.length === 0) return { all: [], how }
  const keys = matches.map(({ key }) => key)
  const [things, within] = await Promise.all([
    READ[kind](reader, keys),
    keysWithin(parts, kind, keys, request),
  ])
  const phrase = how.words.map((word) => word.meant[0] ?? word.text).join(' ')
  const now = parts.clock.now()
  const ranked = matches.flatMap(({ key, text: textScore }, i): { place: Key; thing: Things[Kind] }[] => {
    const thing = things[i]
    if (!thing || thing instanceof Error || !within.has(key) || !SHOWN[kind](thing, isUnfiltered)) return []
    const publishedAt = 'firstPublishedAt' in thing ? (thing.firstPublishedAt ?? 0) : undefined
    if (publishedAt !== undefined && publishedAt < (since ?? publishedAt)) return []
    const score =
      isByDate && publishedAt !== undefined
        ? publishedAt
        : scoreOf<Things[Kind]>(RANKS[kind], thing, { text: textScore, phrase, now })
    return [{ place: [score, key], thing }]
  })
  const sorted = ranked.toSorted((a, b) => (follows(a.place, b.place) ? 1 : -1))
  return { all: await withRows(reader, kind, sorted, query, how.readsLocked), how }
}

/** A page of what a search has found. */
export function pageOf<Thing>(
  { all, how }: Ranked<Thing>,
  paging: Paging | null | undefined,
): SearchPage<Thing> {
  const after = paging?.to ? decodeCursor(paging.to) : undefined
  const rest = all.filter(({ place }) => !after || follows(place, after))
  const limit = pageSize(paging?.limit)
  const items = rest.slice(0, limit)
  const last = items.at(-1)
  const next = rest.length > limit && last ? { limit, to: encodeCursor(last.place) } : null
  return { items: items.map(({ thing }) => thing), next, how }
}

/** A page of what matches a query. */
export const search = async <Kind extends keyof Things>(
  parts: SearchParts,
  { paging, ...request }: SearchRequest<Kind>,
): Promise<SearchPage<Things[Kind]>> => pageOf(await rankAll(parts, request), paging)
