import { enableNewsletter } from '../../services/newsletter/enable-newsletter'
import type { Endpoint } from '../endpoint'
import { failureResponse } from '../failure-response'
import { foreignPost, isOwnPost } from '../identity/own-post'

/**
 * POST `/_/api/users/{id}/lazily-enable-writer-subscription`: stores the viewer's newsletter, and answers with its id.
 * Rule: docs/rules/newsletters.md, "Newsletters".
 */
export const enableWriterSubscription: Endpoint = async ({ request, url, params, parts }) => {
  if (!(await isOwnPost({ request, url, parts }))) return foreignPost()
  const result = await enableNewsletter(parts, { userId: params.id ?? '' })
  if (!result.ok) return failureResponse(result.failure)
  return Response.json(
    { success: true, newsletterId: result.value.id },
    { headers: { 'cache-control': 'no-store' } },
  )
}
