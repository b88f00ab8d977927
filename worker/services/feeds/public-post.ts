import { postIdOf } from '../../../schema/routes/params'
import type { Post } from '../../data/post/rows'
import type { Reader } from '../../data/reader'
import { maySee } from '../post/story'
import { nobody } from '../viewer'

/**
 * The post that a path segment names, when every visitor may see it: it is published or unlisted, and its
 * author isn't suspended. Two round trips.
 */
export async function publicPost(reader: Reader, segment: string | undefined): Promise<Post | undefined> {
  const id = segment && postIdOf(segment)
  const post = id ? await reader.posts.load(id) : undefined
  if (!post || !(await maySee(post, nobody))) return undefined
  const [creator] = await Promise.all([
    reader.users.load(post.creatorId),
    // Not needed here, but for the story's address: it travels along.
    post.collectionId && reader.collections.load(post.collectionId),
  ])
  return creator && !creator.isSuspended ? post : undefined
}
