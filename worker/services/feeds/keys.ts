import type { Post } from '../../data/posts/rows'
import type { Key } from '../paging'

/** A story's place in a list of the newest. */
export const byTime = (post: Post): Key => [post.firstPublishedAt ?? 0, post.id]
