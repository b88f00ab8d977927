/** The cache tags of pages that show stories. Rule: docs/rules/caching.md, "Tags". */

import type { SavedPost } from '../../data/post/writes-state'
import type { CacheTagNames } from './ports'

/** The columns by which lists select and order their stories. `tags` is the JSON of the slugs. */
const LISTED_BY = [
  'isListed',
  'creatorId',
  'collectionId',
  'access',
  'firstPublishedAt',
  'featuredAt',
  'tags',
] as const satisfies readonly (keyof SavedPost)[]

type Shown = Pick<SavedPost, 'id' | 'state' | (typeof LISTED_BY)[number]>

const isSeen = (post: Pick<Shown, 'state'> | undefined): boolean =>
  post?.state === 'published' || post?.state === 'unlisted'

/** The tags of every list that contains this story or could. */
const listsOf = (post: Shown, names: CacheTagNames): string[] => [
  names.user(post.creatorId),
  ...(post.collectionId === null ? [] : [names.collection(post.collectionId)]),
  names.home,
  names.topics,
]

/**
 * The tags of what a change made stale. A story that nobody could see before or after needs none. One that
 * stays in its lists is covered by its own tag, wherever it appears. One that enters, leaves or moves changes
 * lists that don't contain it yet or still do. Rule: docs/rules/stories.md, "What a save purges".
 */
export function staleTags(names: CacheTagNames, before: Shown | undefined, after: Shown): string[] {
  if (!isSeen(before) && !isSeen(after)) return []
  const tags = new Set([names.post(after.id)])
  const hasMoved = LISTED_BY.some((field) => before?.[field] !== after[field])
  if (!hasMoved) return [...tags]
  for (const post of [before, after])
    if (post?.isListed === 1) for (const tag of listsOf(post, names)) tags.add(tag)
  return [...tags]
}

/** Whether a change hides a story that could be seen: such a purge goes before all others. */
export const isTakeDown = (before: Pick<Shown, 'state'> | undefined, after: Pick<Shown, 'state'>): boolean =>
  isSeen(before) && !isSeen(after)
