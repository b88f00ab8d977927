import type { Post } from '../../data/post/rows'
import type { Reader } from '../../data/reader'
import type { Needs } from '../parts'

/** Open pages of a writer's stories: of the stories with most of them, one by one. */
export interface ReadingNow {
  total: number
  stories: { post: Post; pages: number }[]
}

/** Which pages of a writer's stories are open; nothing if that can't be told. Rule: docs/rules/stats.md, "Reading now". */
export async function readingNow(
  parts: Needs<'readingNow'>,
  reader: Pick<Reader, 'posts'>,
  writerId: string,
): Promise<ReadingNow | undefined> {
  const open = await parts.readingNow.look(writerId)
  if (!open) return undefined
  const stories = await Promise.all(
    open.stories.map(async ({ postId, pages }) => ({ post: await reader.posts.load(postId), pages })),
  )
  return {
    total: open.total,
    stories: stories.flatMap(({ post, pages }) => (post ? [{ post, pages }] : [])),
  }
}
