import { postIdOf } from '../../../schema/routes/post-id'
import type { Post } from '../../data/post/rows'
import { publicPost } from '../../services/post/public-post'
import { whyHidden, whyTaken } from '../../services/post/why-hidden'
import type { EndpointContext } from '../endpoint'
import { failureResponse } from '../failure-response'

/**
 * The story that a path names, if everybody may read it where the viewer is; otherwise what the story's own page says
 * instead, as data, or nothing if there is no such story. Rule: docs/rules/moderation.md, "What is below a story".
 */
export async function openPost({
  params,
  reader,
  parts,
  viewer,
  tags,
}: EndpointContext): Promise<Post | Response | undefined> {
  const post = await publicPost(reader, params.postId)
  if (post && post.withheldIn === null) return post
  if (post) tags.dependOnPlace()
  const id = postIdOf(params.postId ?? '')
  const named = post ?? (id ? await reader.posts.load(id) : undefined)
  if (!named) return undefined
  const isOut = named.state === 'published' || named.state === 'unlisted'
  const hidden = await (isOut
    ? whyHidden(reader, named, viewer, () => parts.browser.country)
    : whyTaken(reader, named))
  if (!hidden) return post
  return failureResponse({ field: null, ...hidden })
}
