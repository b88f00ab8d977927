import type { People } from '../../data/people'
import type { Post } from '../../data/post/rows'
import type { User } from '../../data/user/rows'
import { blockBetween } from '../block/barrier'
import type { Actor } from '../policies/actor'
import type { PostWithBarrier, PostWithWriter } from '../policies/post'
import { authorsOf } from './co-authors'

/** A post's writer, as far as rights depend on them: a listed post's is neither suspended nor gone, and isn't read. */
export const writerOf = async (people: Pick<People, 'users'>, post: Post): Promise<User | null> =>
  post.isListed === 1 ? null : ((await people.users.load(post.creatorId)) ?? null)

/** A post for what its readers see. Round trips: one at most, none for a listed post. */
export const postWithWriter = async (
  people: Pick<People, 'users'>,
  post: Post,
): Promise<PostWithWriter & { post: Post }> => ({
  entity: 'post',
  post,
  writer: await writerOf(people, post),
})

/** A post for what its readers do that reaches those who wrote it. Round trips: one at most. */
export async function postThing(
  people: People,
  actor: Actor,
  post: Post,
): Promise<PostWithBarrier & { post: Post }> {
  const [withWriter, barrier] = await Promise.all([
    postWithWriter(people, post),
    blockBetween(people, actor, authorsOf(post)),
  ])
  return { ...withWriter, barrier }
}
