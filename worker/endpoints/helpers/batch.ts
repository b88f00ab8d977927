import { isbot } from 'isbot'
import { EVENT_BATCH_BYTES } from '../../../schema/rules/events'
import { keepEvents } from '../../services/events/keep-events'
import { eventBatch, knownEvents } from '../../services/events/read-events'
import type { Endpoint } from '../endpoint'
import { failureResponse, inputResponse } from '../failure-response'
import { foreignPost, isOwnPost } from '../identity/own-post'
import { readInput } from '../read-input'

const HEADERS = { 'cache-control': 'no-store' }

const done = (): Response => new Response(null, { status: 204, headers: HEADERS })
const BODY = { most: EVENT_BATCH_BYTES, usage: 'Send a JSON array of events.', isTyped: true }

/**
 * POST `/_/batch`: the body is a JSON array of events (`ClientEvent`), the response is empty. People who
 * aren't to be tracked get the same response, and nothing is stored. Rule: docs/rules/events.md, "The
 * endpoint".
 */
export const batch: Endpoint = async ({ request, url, parts, clock }) => {
  if (!isOwnPost(request, url)) return foreignPost()
  const { browser } = parts
  if (!browser.isTrackingAllowed || isbot(browser.userAgent)) return done()
  const input = await readInput(request, eventBatch, BODY)
  if (!input.ok) return inputResponse(input.failure)
  const kept = await keepEvents(parts, knownEvents(input.value, clock.now()))
  return kept.ok ? done() : failureResponse(kept.failure)
}
