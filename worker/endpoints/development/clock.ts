import * as v from 'valibot'
import { DAY } from '../../../schema/rules/time-units'
import { appClock } from '../../platform/app-clock'
import { advanceClock } from '../../platform/development/clock'
import { inputResponse } from '../failure-response'
import { readInput } from '../read-input'
import type { DevelopmentEndpoint } from './endpoint'

/** The most bytes of a request. */
const MOST_BYTES = 1024
/** The furthest the clock can be moved at once, in milliseconds: ten years. */
const FARTHEST = 10 * 366 * DAY
/** Dates of later years have another format. */
const LAST_MOMENT = Date.UTC(9000, 0)

const USAGE = `Send {"advanceMs": n}, a whole number of milliseconds from 0 to ${FARTHEST}.`

const Advance = v.object(
  {
    advanceMs: v.pipe(
      v.number(USAGE),
      v.safeInteger(USAGE),
      v.minValue(0, USAGE),
      v.maxValue(FARTHEST, USAGE),
      v.check((ms) => appClock.now() + ms <= LAST_MOMENT, 'That is after the year 9000.'),
    ),
  },
  USAGE,
)

const told = (): Response => Response.json({ now: appClock.now() })

/**
 * `GET /_/dev/clock` returns the time, `POST` with `{"advanceMs": n}` moves it forward; both respond with
 * `{now}`, in milliseconds since 1970 UTC. Rule: docs/rules/development.md, "Clock".
 */
export const developmentClockEndpoint: DevelopmentEndpoint = {
  GET: told,
  async POST({ request, env }) {
    const input = await readInput(request, Advance, { most: MOST_BYTES, usage: USAGE })
    if (!input.ok) return inputResponse(input.failure)
    await advanceClock(input.value.advanceMs, env)
    return told()
  },
}
