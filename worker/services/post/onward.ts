import { ONWARD, type OnwardPost } from '../../data/post/onward'
import type { Post } from '../../data/post/rows'
import type { Reader } from '../../data/reader'

/** The listed stories just before and after one, in its publication or otherwise by its writer. */
export interface Neighbours {
  previous: Post | null
  next: Post | null
}

/** Where to go after a story: its previous and next one. A story that isn't listed has none. */
export async function neighboursOf({ onward }: Reader, post: Post): Promise<Neighbours> {
  const { isListed, firstPublishedAt: time } = post
  if (!isListed || time === null) return { previous: null, next: null }
  const candidates = await onward.load({ post, size: 0 })
  const around = candidates.filter(({ first }) => first === ONWARD.around)
  const isEarlier = ({ firstPublishedAt: other, id }: Post): boolean =>
    other !== null && (other < time || (other === time && id < post.id))
  return {
    previous: around.find(isEarlier) ?? null,
    next: around.find((other) => !isEarlier(other)) ?? null,
  }
}

/** Puts those with the highest value first, and of equals the one with the later id. */
const highestFirst = (posts: readonly OnwardPost[], value: (post: OnwardPost) => number | null) =>
  posts.toSorted((a, b) => (value(b) ?? 0) - (value(a) ?? 0) || (a.id < b.id ? 1 : -1))

/** The candidates that "More from" takes: a publication's best stories, or a writer's newest. */
const taken = (candidates: readonly OnwardPost[], { collectionId }: Post, size: number): OnwardPost[] =>
  highestFirst(
    candidates.filter(({ first }) => first === ONWARD.more),
    (post) => (collectionId ? post.trendingScore : post.firstPublishedAt),
  ).slice(0, size)

/**
 * More stories of the same publication or writer. No story appears twice below a story, so its neighbours are
 * left out. Rule: docs/rules/ranking.md, "After a story".
 */
export const moreFrom = async ({ onward }: Reader, post: Post, size: number): Promise<Post[]> =>
  taken(await onward.load({ post, size }), post, size)

/** Stories that share a tag with one, without its neighbours and those of `moreFrom`. */
export async function readNext({ onward }: Reader, post: Post, size: number): Promise<Post[]> {
  const candidates = await onward.load({ post, size })
  const others = new Set(taken(candidates, post, size))
  const left = candidates.filter(
    (other) => other.first !== ONWARD.around && other.last === ONWARD.related && !others.has(other),
  )
  return highestFirst(left, ({ trendingScore }) => trendingScore).slice(0, size)
}
