import { MAX_MENTION_BYTES } from '../../../schema/rules/webmentions'
import { webmentionMessages as messages } from '../../../schema/wording/webmention-messages'
import { fail } from '../../services/result'
import { receiveWebmention } from '../../services/webmention/receive-webmention'
import { requestWebmentions } from '../../services/webmention/request-webmentions'
import type { Endpoint } from '../endpoint'
import { failureResponse } from '../failure-response'
import { readText } from '../read-body'

/**
 * POST: another site says that a page of its links to a story. It is thanked at once, and the page is looked at later. Rule:
 * docs/rules/webmentions.md, "In".
 */
export const webmention: Endpoint = async ({ request, parts, reader, env, origin, ctx }) => {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded'))
    return failureResponse(fail('BAD_REQUEST', messages.form).failure, 415)
  const text = await readText(request, MAX_MENTION_BYTES)
  if (text === undefined) return failureResponse(fail('BAD_REQUEST', messages.form).failure, 413)
  const given = Object.fromEntries(new URLSearchParams(text))
  const network = request.headers.get('cf-connecting-ip') ?? ''
  const { db, clock, lockouts, newId } = parts
  const taking = { db, clock, lockouts, newId, reader }
  const received = await receiveWebmention(taking, given, { network, origin })
  if (!received.ok) return failureResponse(received.failure)
  ctx.waitUntil(requestWebmentions(env.DELIVERIES, 'check-webmentions'))
  return new Response(`${messages.accepted}\n`, {
    status: 202,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
