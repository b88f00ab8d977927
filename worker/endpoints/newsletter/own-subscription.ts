import { subscribeToNewsletter } from '../../services/newsletter/subscribe-to-newsletter'
import { unsubscribe } from '../../services/newsletter/unsubscribe'
import type { Endpoint } from '../endpoint'
import { failureResponse } from '../failure-response'
import { foreignPost, isOwnPost } from '../identity/own-post'

/**
 * POST to `/_/api/subscriptions/newsletters/{id}` subscribes the viewer's confirmed address, DELETE ends that; both are
 * answered with its state. Rule: docs/rules/newsletters.md, "Subscribing".
 */
export const ownSubscription: Endpoint = async ({ request, url, params, parts }) => {
  if (!(await isOwnPost({ request, url, parts }))) return foreignPost()
  const newsletterId = params.id ?? ''
  const result =
    request.method === 'DELETE'
      ? await unsubscribe(parts, { newsletterId })
      : await subscribeToNewsletter(parts, { newsletterId })
  if (!result.ok) return failureResponse(result.failure)
  return Response.json(
    { success: true, state: result.value.state },
    { headers: { 'cache-control': 'no-store' } },
  )
}
