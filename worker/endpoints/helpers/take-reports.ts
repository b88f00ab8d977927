import type * as v from 'valibot'
import { TokenBucket } from '../../edge-cache/token-bucket'
import { isolateMemory } from '../../isolate-memory'
import type { Parts } from '../../services/parts'
import type { Failure, Result } from '../../services/result'
import { isSentByBot, mayTrackSender } from '../../services/telemetry/sender'
import type { Endpoint } from '../endpoint'
import { failureResponse, inputResponse } from '../failure-response'
import { foreignPost, isOwnPost } from '../identity/own-post'
import { type JsonBody, readInput } from '../read-input'

/** Requests with reports that an isolate takes: a burst of 1000, then 100 a second. */
const CAPACITY = { capacity: 1000, refillEvery: 10 }
/** When to try again after a report was turned away, in seconds. */
const RETRY_AFTER = '30'

/** How much an isolate may do for reports, so that pages don't wait for them. */
class Intake {
  #bucket: TokenBucket | undefined
  isOpen(now: number): boolean {
    this.#bucket ??= new TokenBucket(CAPACITY, { tokens: CAPACITY.capacity, at: now })
    return this.#bucket.take(now)
  }
  clear(): void {
    this.#bucket = undefined
  }
}
const intake = isolateMemory(new Intake())

const done = (): Response => new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })

function turnedAway(): Response {
  const message = 'Too much is being reported. Send it later.'
  const response = failureResponse({ code: 'SERVICE_UNAVAILABLE', field: null, message })
  response.headers.set('retry-after', RETRY_AFTER)
  return response
}

/** What browsers report in a request. */
export interface Reports<Schema extends v.GenericSchema> {
  schema: Schema
  body: JsonBody
  /** Whether it tells something about its sender, so that it isn't taken from people who ask not to be tracked. */
  isTracking: boolean
  keep(parts: Parts, reports: v.InferOutput<Schema>): Promise<Result<undefined, Failure>>
}

/**
 * An endpoint for what browsers report by themselves. The response is empty; it is the same for those whose reports
 * aren't kept. Rule: docs/rules/telemetry.md, "Taking reports".
 */
export const takeReports =
  <Schema extends v.GenericSchema>({ schema, body, isTracking, keep }: Reports<Schema>): Endpoint =>
  async ({ request, url, parts, clock }) => {
    if (!isOwnPost(request, url)) return foreignPost()
    if (isTracking ? !mayTrackSender(parts) : isSentByBot(parts)) return done()
    // Before anything is read or counted: reports are what a busy site can do without.
    if (!intake.isOpen(clock.now())) return turnedAway()
    const input = await readInput(request, schema, body)
    if (!input.ok) return inputResponse(input.failure)
    const kept = await keep(parts, input.value)
    return kept.ok ? done() : failureResponse(kept.failure)
  }
