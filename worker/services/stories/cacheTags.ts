/** The cache tags of pages that show stories. Rule: docs/rules/caching.md, "Tags". */

import type { SavedPost } from '../../data/posts/writesState'
import type { CacheTagNames } from './ports'

type Shown = Pick<SavedPost, 'id' | 'creatorId' | 'collectionId' | 'isListed' | 'state'>

const isSeen = (post: Shown | undefined): boolean => post?.state === 'published' || post?.state === 'unlisted'

/** What a list of stories may have changed by: everything that lists this one or could. */
const listsOf = (post: Shown, names: CacheTagNames): string[] => [
  names.user(post.creatorId),
  ...(post.collectionId === null ? [] : [names.collection(post.collectionId)]),
  names.home,
  names.topics,
]

/**
 * The tags of what a change made stale. A story that nobody could see before or after needs none; one that
 * stays in its lists is found by its own tag wherever it stands; one that enters, leaves or moves changes the
 * lists, which don't know it yet or still do.
 */
export function staleTags(names: CacheTagNames, before: Shown | undefined, after: Shown): string[] {
  if (!isSeen(before) && !isSeen(after)) return []
  const tags = new Set([names.post(after.id)])
  const moved =
    before?.isListed !== after.isListed ||
    before.creatorId !== after.creatorId ||
    before.collectionId !== after.collectionId
  if (!moved) return [...tags]
  for (const post of [before, after])
    if (post?.isListed === 1) for (const tag of listsOf(post, names)) tags.add(tag)
  return [...tags]
}

/** True when a change hides a story that could be seen: such a purge goes before all others. */
export const isTakeDown = (before: Shown | undefined, after: Shown): boolean =>
  isSeen(before) && !isSeen(after)
