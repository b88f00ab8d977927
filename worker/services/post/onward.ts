import * as onward from '../../data/post/onward'
import * as queries from '../../data/post/queries'
import type { Post } from '../../data/post/rows'
import type { Reader } from '../../data/reader'

/** The listed stories just before and after one, in its publication or otherwise by its writer. */
export interface Neighbours {
  previous: Post | null
  next: Post | null
}

/** Where to go after a story: its previous and next one. */
export async function neighboursOf({ db }: Reader, post: Post): Promise<Neighbours> {
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

/** The story as the statements of `data/post/onward.ts` receive it. A story that isn't listed has no neighbours. */
const asParams = ({ id, collectionId, creatorId, isListed, firstPublishedAt }: Post) =>
  [id, collectionId ?? creatorId, isListed ? firstPublishedAt : null] as const

/**
 * More stories of the same publication or writer. No story appears twice below a story, so its neighbours are
 * left out. Rule: docs/rules/ranking.md, "After a story".
 */
export const moreFrom = ({ db }: Reader, post: Post, size: number): Promise<Post[]> =>
  db.all(post.collectionId ? onward.moreOfCollection : onward.moreOfCreator, ...asParams(post), size)

/** Stories that share a tag with one, without its neighbours and those of `moreFrom`. */
export const readNext = ({ db }: Reader, post: Post, size: number): Promise<Post[]> =>
  db.all(post.collectionId ? onward.relatedInCollection : onward.relatedOfCreator, ...asParams(post), size)
