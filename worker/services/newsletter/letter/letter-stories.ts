import { MOST_LETTER_SEARCH } from '../../../../schema/rules/letter-content'
import { letterStoriesOfCollection } from '../../../data/newsletter/letter-stories'
import { type OwnStoryRow, ownStories } from '../../../data/own-story/queries'
import { postsByIds } from '../../../data/post/queries'
import type { Post } from '../../../data/post/rows'
import { type Key, type PageOf, type Paging, readPage } from '../../paging'
import type { Needs } from '../../parts'
import { authorsOf } from '../../post/co-authors'
import type { Newsletter } from '../find-newsletter'

/** A page of the stories that a newsletter can send, newest first. */
export async function letterStories(
  { db }: Needs<'db'>,
  { id, collection }: Pick<Newsletter, 'id' | 'collection'>,
  { search, paging }: { search: string; paging?: Paging | null | undefined },
): Promise<PageOf<Post>> {
  const words = search.trim().slice(0, MOST_LETTER_SEARCH)
  if (!collection)
    return readPage<OwnStoryRow>(
      paging,
      ([key, after], limit) => db.all(ownStories, id, 'PUBLIC', 'NEWEST', words, key, after, limit),
      (row): Key => [row.key, row.id],
    )
  return readPage<Post>(
    paging,
    ([time, after], limit) => db.all(letterStoriesOfCollection, collection.id, words, time, after, limit),
    (row): Key => [row.firstPublishedAt ?? 0, row.id],
  )
}

/** A story that is out, if a newsletter can send it: its writer's own, or one of its publication. */
export async function storyOfLetter(
  { db }: Needs<'db'>,
  { id, collection }: Pick<Newsletter, 'id' | 'collection'>,
  postId: string,
): Promise<Post | undefined> {
  const [post] = await db.all(postsByIds, JSON.stringify([postId]))
  if (post?.kind !== 'story' || post.versionId === null) return undefined
  if (post.state !== 'published' && post.state !== 'unlisted') return undefined
  const isOfIt = collection ? post.collectionId === collection.id : authorsOf(post).includes(id)
  return isOfIt ? post : undefined
}
