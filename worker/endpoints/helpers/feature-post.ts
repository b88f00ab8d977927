import { postIdOf } from '../../../schema/routes/post-id'
import { featureStory } from '../../services/post/feature-story'
import type { Endpoint } from '../endpoint'
import { failureResponse } from '../failure-response'

/**
 * POST and DELETE `/{collectionSlug}/{postId}/featured`: an editor features a story of the publication, or takes that
 * back. The gateway has checked that the story belongs to it. Rule: docs/rules/ranking.md, "Featured in a publication".
 */
export const featureCollectionPost: Endpoint = async ({ request, params, parts }) => {
  const postId = postIdOf(params.postId ?? '') ?? ''
  const result = await featureStory(parts, { postId, isFeatured: request.method === 'POST' })
  if (!result.ok) return failureResponse(result.failure)
  return Response.json({ success: true }, { headers: { 'cache-control': 'no-store' } })
}
