import * as queries from '../../data/post/queries'
import type { Post } from '../../data/post/rows'
import type { Reader } from '../../data/reader'
import * as lists from './lists'

/** The listed stories just before and after one, in its publication or otherwise by its writer. */
export interface Neighbours {
  previous: Post | null
  next: Post | null
}

/** What one request has found out already, by story: the fields of a story share it. */
const found = new WeakMap<Reader, Map<string, Promise<unknown>>>()

function once<T>(reader: Reader, key: string, read: () => Promise<T>): Promise<T> {
  const known = found.get(reader) ?? new Map<string, Promise<unknown>>()
  found.set(reader, known)
  const reading = (known.get(key) as Promise<T> | undefined) ?? read()
  known.set(key, reading)
  return reading
}

/** Where to go after a story: its previous and next one. */
export const neighboursOf = (reader: Reader, post: Post): Promise<Neighbours> =>
  once(reader, `neighbours ${post.id}`, () => readNeighbours(reader, post))

async function readNeighbours({ db }: Reader, post: Post): Promise<Neighbours> {
  if (!post.isListed || post.firstPublishedAt === null) return { previous: null, next: null }
  const at = [post.firstPublishedAt, post.id] as const
  const [previous, next] = post.collectionId
    ? await Promise.all([
        db.first(queries.postsByCollection, post.collectionId, ...at, 1, 0),
        db.first(queries.nextInCollection, post.collectionId, ...at),
      ])
    : await Promise.all([
        db.first(queries.postsByCreator, post.creatorId, ...at, 1),
        db.first(queries.nextOfCreator, post.creatorId, ...at),
      ])
  return { previous: previous ?? null, next: next ?? null }
}

/** Stories that aren't among `others`. */
const without = (posts: readonly Post[], others: readonly (Post | null)[]): Post[] =>
  posts.filter((post) => !others.some((other) => other?.id === post.id))

/**
 * More stories of the same publication or writer. No story appears twice below a story, so its neighbours are
 * left out. Rule: docs/rules/ranking.md, "After a story".
 */
export const moreFrom = (reader: Reader, post: Post, size: number): Promise<Post[]> =>
  once(reader, `more ${size} ${post.id}`, async () => {
    const { db } = reader
    // The story itself and its two neighbours may be among them.
    const paging = { limit: size + 3 }
    const [page, { previous, next }] = await Promise.all([
      post.collectionId
        ? lists.trendingOfCollection(db, post.collectionId, paging)
        : lists.ofCreator(db, post.creatorId, paging),
      neighboursOf(reader, post),
    ])
    return without(page.items, [post, previous, next]).slice(0, size)
  })

/** Stories that share a tag with one, without its neighbours and those of `moreFrom`. */
export async function readNext(reader: Reader, post: Post, size: number): Promise<Post[]> {
  const [related, more, { previous, next }] = await Promise.all([
    reader.db.all(queries.relatedPosts, post.id, size * 2 + 2),
    moreFrom(reader, post, size),
    neighboursOf(reader, post),
  ])
  return without(related, [...more, previous, next]).slice(0, size)
}
