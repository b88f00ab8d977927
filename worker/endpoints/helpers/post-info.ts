import { collectionCacheTag, postCacheTag, userCacheTag } from '../../edge-cache/tags'
import { postFacts } from '../../services/post/facts'
import type { Endpoint } from '../endpoint'
import { jsonAnswer } from '../files/json'
import { openPost } from './open-post'

/** How long the facts may be cached, in seconds, as for pages. */
const MAX_AGE = 60

/** Public facts of a story. Rule: docs/rules/feeds.md, "Facts of a story". */
export const showPostInfo: Endpoint = async (context) => {
  const { request, origin, reader, tags } = context
  const post = await openPost(context)
  if (!post || post instanceof Response) return post
  tags.add(postCacheTag(post.id), userCacheTag(post.creatorId))
  if (post.collectionId) tags.add(collectionCacheTag(post.collectionId))
  return jsonAnswer(request, await postFacts(reader, origin, post), { maxAge: MAX_AGE })
}
