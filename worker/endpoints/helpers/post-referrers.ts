import { postIdOf } from '../../../schema/routes/post-id'
import { referrersOf } from '../../services/stats/totals'
import type { Endpoint } from '../endpoint'

/**
 * GET `/p/{postId}/referrers`: from which sites a story's readers came, most first, for those who write it. Rule:
 * docs/rules/reading-history.md, "Where readers come from".
 */
export const showPostReferrers: Endpoint = async ({ params, reader, parts }) => {
  const post = await reader.posts.load(postIdOf(params.postId ?? '') ?? '')
  if (!post) return undefined
  const referrers = await referrersOf(parts, post, new URL(parts.browser.mainOrigin).hostname)
  return Response.json({ referrers }, { headers: { 'cache-control': 'private, no-store' } })
}
