import type { Database, Query } from '../../data/database'
import { bodiesByVersionIds } from '../../data/post/queries'
import { rowidOf, storyRowid } from '../../data/search/rowid'
import {
  catalogKeysAfter,
  catalogSources,
  collectionKeysAfter,
  collectionSources,
  type PostSource,
  postKeysAfter,
  postSources,
  tagKeysAfter,
  tagSources,
  userKeysAfter,
  userSources,
} from '../../data/search/sources'
import type { SearchEntry, SearchKind } from '../../data/search/tables'
import { catalogEntry, collectionEntry, postEntry, tagEntry, userEntry } from './entries'

/** The source of the entries of one kind. */
export interface KindOfEntry {
  keysAfter: Query<[after: string, limit: number], { key: string }>
  /** The entries, among some keys, that can be found, as the database has them; equal while nothing has changed. */
  sources: (db: Database, keys: readonly string[]) => Promise<{ key: string }[]>
  /** The row of such a source's entry. */
  rowid: (source: { key: string }) => Promise<string> | string
  /** Entries of such sources, a group that fits into memory at a time. */
  entries: (db: Database, sources: readonly { key: string }[]) => AsyncIterable<SearchEntry[]>
}

/** How many bytes of stories' texts are held at a time. */
const MOST_BYTES = 4_000_000

/** A kind whose entries follow from their sources alone. */
function simple<Source extends { key: string }>(
  keysAfter: KindOfEntry['keysAfter'],
  sources: Query<[string], Source>,
  entry: (source: Source) => Promise<SearchEntry>,
): KindOfEntry {
  return {
    keysAfter,
    sources: (db, keys) => db.all(sources, JSON.stringify(keys)),
    rowid: ({ key }) => rowidOf(key),
    async *entries(_db, batch) {
      yield await Promise.all((batch as Source[]).map(entry))
    },
  }
}

function* groups(posts: readonly PostSource[]): Iterable<PostSource[]> {
  let group: PostSource[] = []
  let bytes = 0
  for (const post of posts) {
    if (group.length > 0 && bytes + post.bodyBytes > MOST_BYTES) {
      yield group
      group = []
      bytes = 0
    }
    group.push(post)
    bytes += post.bodyBytes
  }
  yield group
}

/** Everything that can be searched for, and how its entries are made. */
export const KINDS: Readonly<Record<SearchKind, KindOfEntry>> = {
  posts: {
    keysAfter: postKeysAfter,
    sources: (db, keys) => db.all(postSources, JSON.stringify(keys)),
    rowid: (source) => storyRowid(source.key, (source as PostSource).publishedAt),
    async *entries(db, batch) {
      for (const group of groups(batch as PostSource[])) {
        const versions = group.flatMap((post) => post.versionId ?? [])
        const rows = await db.all(bodiesByVersionIds, JSON.stringify(versions))
        const bodies = new Map(rows.map((row) => [row.id, row.body]))
        yield group.map((post) => {
          const body = bodies.get(post.versionId ?? '')
          return body === undefined ? postEntry(post) : postEntry(post, JSON.parse(body))
        })
      }
    },
  },
  users: simple(userKeysAfter, userSources, userEntry),
  collections: simple(collectionKeysAfter, collectionSources, collectionEntry),
  tags: simple(tagKeysAfter, tagSources, tagEntry),
  catalogs: simple(catalogKeysAfter, catalogSources, catalogEntry),
}
