import { collectionCacheTag, postCacheTag, userCacheTag } from '../../edge-cache/tags'
import { postFacts } from '../../services/feeds/post-facts'
import { publicPost } from '../../services/feeds/public-post'
import type { Endpoint } from '../endpoint'
import { jsonAnswer } from '../files/json'

/** How long the facts may be cached, in seconds, as for pages. */
const MAX_AGE = 60

/** Public facts of a story. Rule: docs/rules/feeds.md, "Facts of a story". */
export const showPostInfo: Endpoint = async ({ request, params, origin, reader, tags }) => {
  const post = await publicPost(reader, params.postId)
  if (!post) return undefined
  tags.add(postCacheTag(post.id), userCacheTag(post.creatorId))
  if (post.collectionId) tags.add(collectionCacheTag(post.collectionId))
  return jsonAnswer(request, await postFacts(reader, origin, post), { maxAge: MAX_AGE })
}
