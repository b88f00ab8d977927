import type { Post } from '../../../data/post/rows'
import { responsesCacheTag } from '../../../edge-cache/tags'
import type { GraphQLContext } from '../../context'

/** What a post's responses are counted by; lists of responses read the last two along with each of them. */
export interface Counted extends Pick<Post, 'id' | 'kind' | 'responseCount'> {
  rootId?: string
  keptPlaces?: number
}

/**
 * How many responses there are to a story, at any depth; or how many places of answers to a response lead on: the
 * answers that are shown, and the empty places above others. Rule: docs/rules/responses.md, "Counting".
 */
export async function answersCount({ reader, tags }: GraphQLContext, post: Counted): Promise<number> {
  tags.add(responsesCacheTag(post.id))
  if (post.kind === 'story') return post.responseCount
  const { rootId, keptPlaces = 0 } =
    post.keptPlaces === undefined ? ((await reader.keptPlaces.load(post.id)) ?? {}) : post
  // An empty place goes with the last answer below it, however deep that is.
  if (keptPlaces > 0 && rootId !== undefined) tags.add(responsesCacheTag(rootId))
  return post.responseCount + keptPlaces
}
