import { postIdOf } from '../../../schema/routes/post-id'
import { postRange } from '../../services/stats/post-range'
import type { Endpoint } from '../endpoint'
import { failureResponse } from '../failure-response'

/**
 * GET `/me/stats/{postId}/{startTimeMs}/{endTimeMs}` and `/stats/…`: a story's figures between two times, for those who
 * write it. Rule: docs/rules/stats.md, "Ranges".
 */
export const showPostStatsRange: Endpoint = async ({ params, reader, parts }) => {
  const post = await reader.posts.load(postIdOf(params.postId ?? '') ?? '')
  if (!post) return undefined
  const { startTimeMs, endTimeMs } = params
  const range = await postRange(parts, post, { startTimeMs, endTimeMs })
  if (!range.ok) return failureResponse(range.failure)
  return Response.json(range.value, { headers: { 'cache-control': 'private, no-store' } })
}
