import * as v from 'valibot'
import { postIdOf } from '../../../schema/routes/post-id'
import { recordReading } from '../../services/reading-history/record-reading'
import type { Endpoint } from '../endpoint'
import { failureResponse, inputResponse } from '../failure-response'
import { foreignPost, isOwnPost } from '../identity/own-post'
import { readInput } from '../read-input'

const { postId: _, ...fields } = recordReading.input.entries
const Body = v.object(fields)
const BODY = {
  most: 1500,
  usage:
    'Send {"seconds": 42, "progress": 0.6, "paragraphName": "…", "deviceId": "…", "referrer": "…", "source": "…", "page": "…"} as JSON, or nothing.',
}

/**
 * POST `/p/{postId}/state/read`: how somebody reads a story. Nothing more says that it was read. Rule:
 * docs/rules/reading-history.md, "Reporting".
 */
export const markPostRead: Endpoint = async ({ request, url, params, parts }) => {
  if (!(await isOwnPost({ request, url, parts }))) return foreignPost()
  const isJson = request.headers.get('content-type')?.startsWith('application/json') === true
  const input = isJson ? await readInput(request, Body, BODY) : undefined
  if (input?.ok === false) return inputResponse(input.failure)
  const result = await recordReading(parts, { ...input?.value, postId: postIdOf(params.postId ?? '') ?? '' })
  if (!result.ok) return failureResponse(result.failure)
  return Response.json({ success: true, ...result.value }, { headers: { 'cache-control': 'no-store' } })
}
