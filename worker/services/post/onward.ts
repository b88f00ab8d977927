import * as onward from '../../data/post/onward'
import type { Post } from '../../data/post/rows'
import type { Reader } from '../../data/reader'

/** The listed stories just before and after one, in its publication or otherwise by its writer. */
export interface Neighbours {
  previous: Post | null
  next: Post | null
}

/** The story as the statements of `data/post/onward.ts` receive it. A story that isn't listed has no neighbours. */
const asParams = ({ id, collectionId, creatorId, isListed, firstPublishedAt }: Post) =>
  [id, collectionId ?? creatorId, isListed ? firstPublishedAt : null] as const

/** Where to go after a story: its previous and next one. */
export async function neighboursOf({ db }: Reader, post: Post): Promise<Neighbours> {
  const { isListed, firstPublishedAt: time, collectionId } = post
  if (!isListed || time === null) return { previous: null, next: null }
  const found = await db.all(
    collectionId ? onward.neighboursInCollection : onward.neighboursOfCreator,
    ...asParams(post),
  )
  const isEarlier = ({ firstPublishedAt: other, id }: Post): boolean =>
    other !== null && (other < time || (other === time && id < post.id))
  return {
    previous: found.find(isEarlier) ?? null,
    next: found.find((other) => !isEarlier(other)) ?? null,
  }
}

/**
 * More stories of the same publication or writer. No story appears twice below a story, so its neighbours are
 * left out. Rule: docs/rules/ranking.md, "After a story".
 */
export const moreFrom = ({ db }: Reader, post: Post, size: number): Promise<Post[]> =>
  db.all(post.collectionId ? onward.moreOfCollection : onward.moreOfCreator, ...asParams(post), size)

/** Stories that share a tag with one, without its neighbours and those of `moreFrom`. */
export const readNext = ({ db }: Reader, post: Post, size: number): Promise<Post[]> =>
  db.all(post.collectionId ? onward.relatedInCollection : onward.relatedOfCreator, ...asParams(post), size)
