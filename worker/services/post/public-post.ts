import { postIdOf } from '../../../schema/routes/post-id'
import type { Post } from '../../data/post/rows'
import type { Reader } from '../../data/reader'
import { VISITOR } from '../policies/actor'
import { can } from '../policies/can'

/**
 * The post that a path segment names, if every visitor may read it. Two round trips.
 */
export async function publicPost(reader: Reader, segment: string | undefined): Promise<Post | undefined> {
  const id = segment && postIdOf(segment)
  const post = id ? await reader.posts.load(id) : undefined
  if (!post || !can(VISITOR, 'see', { entity: 'post', post })) return undefined
  const [writer = null] = await Promise.all([
    // Read for a listed post too: whatever is made of it names its writer.
    reader.users.load(post.creatorId),
    // Needed only for the story's address, and read along with it.
    post.collectionId && reader.collections.load(post.collectionId),
  ])
  return can(VISITOR, 'read', { entity: 'post', post, writer }) ? post : undefined
}
