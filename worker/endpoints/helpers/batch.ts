import { isbot } from 'isbot'
import { EVENT_BATCH_BYTES } from '../../../schema/rules/events'
import { keepEvents } from '../../services/events/keep-events'
import { readEvents } from '../../services/events/read-events'
import { readText } from '../admin/read-body'
import type { Endpoint } from '../endpoint'
import { foreignPost, isOwnPost } from '../identity/own-post'

const HEADERS = { 'cache-control': 'no-store' }

const done = (): Response => new Response(null, { status: 204, headers: HEADERS })
const refuse = (status: number, code: string, message: string): Response =>
  Response.json({ error: { code, message } }, { status, headers: HEADERS })

/**
 * POST `/_/batch`: the body is a JSON array of events (`ClientEvent`), the response is empty. People who
 * aren't to be tracked get the same response, and nothing is stored. Rule: docs/rules/events.md, "The
 * endpoint".
 */
export const batch: Endpoint = async ({ request, url, parts, clock }) => {
  if (!isOwnPost(request, url)) return foreignPost()
  if (!request.headers.get('content-type')?.startsWith('application/json')) {
    return refuse(415, 'UNSUPPORTED_MEDIA_TYPE', 'Events are JSON.')
  }
  const { browser } = parts
  if (!browser.isTrackingAllowed || isbot(browser.userAgent)) return done()
  const text = await readText(request, EVENT_BATCH_BYTES)
  if (text === undefined) return refuse(413, 'TOO_LARGE', `Send ${EVENT_BATCH_BYTES} bytes at most.`)
  const events = readEvents(text, clock.now())
  if (!events) return refuse(400, 'BAD_REQUEST', 'This is no list of events, or one of too many.')
  if (!(await keepEvents(parts, events))) {
    return refuse(429, 'RATE_LIMITED', 'Too many requests with events. Send them later.')
  }
  return done()
}
