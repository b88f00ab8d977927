import type * as v from 'valibot'
import { TokenBucket } from '../../edge-cache/token-bucket'
import { isolateMemory } from '../../isolate-memory'
import type { Parts } from '../../services/parts'
import type { Failure, Result } from '../../services/result'
import { isSentByBot, mayTrackSender } from '../../services/telemetry/sender'
import type { Endpoint } from '../endpoint'
import { failureResponse, inputResponse, tryLater } from '../failure-response'
import { foreignPost, isOwnPost } from '../identity/own-post'
import { type JsonBody, readInput } from '../read-input'

/** The requests with reports that an isolate accepts: a burst of 1000, then 100 per second. */
const CAPACITY = { capacity: 1000, refillEvery: 10 }
/** When to send a refused report again, in seconds. */
const RETRY_AFTER = 30

/** Limits an isolate's work for reports, so that pages don't wait for them. */
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

const turnedAway = (): Response =>
  tryLater('SERVICE_UNAVAILABLE', 'Too much is being reported. Send it later.', RETRY_AFTER)

/** A kind of reports that browsers send. */
export interface Reports<Schema extends v.GenericSchema> {
  schema: Schema
  body: JsonBody
  /** Whether it says something about its sender. People who ask not to be tracked send none of those. */
  isTracking: boolean
  keep(parts: Parts, reports: v.InferOutput<Schema>): Promise<Result<undefined, Failure>>
}

/**
 * An endpoint for what browsers report on their own. The response is empty, also for those whose reports aren't
 * stored. Rule: docs/rules/telemetry.md, "Taking reports".
 */
export const takeReports =
  <Schema extends v.GenericSchema>({ schema, body, isTracking, keep }: Reports<Schema>): Endpoint =>
  async ({ request, url, parts, clock }) => {
    if (!(await isOwnPost({ request, url, parts }))) return foreignPost()
    if (isTracking ? !mayTrackSender(parts) : isSentByBot(parts)) return done()
    // Before anything is read or counted, because a busy site can do without reports.
    if (!intake.isOpen(clock.now())) return turnedAway()
    const input = await readInput(request, schema, body)
    if (!input.ok) return inputResponse(input.failure)
    const kept = await keep(parts, input.value)
    return kept.ok ? done() : failureResponse(kept.failure)
  }
