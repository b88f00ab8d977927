import * as v from 'valibot'
import { appClock } from '../../platform/app-clock'
import { advanceClock } from '../../platform/development/clock'
import { readText } from '../admin/read-body'
import { type DevelopmentEndpoint, refusal } from './endpoint'

/** The most bytes of a request. */
const MOST_BYTES = 1024
/** The furthest the clock can be moved at once, in milliseconds: ten years. */
const FARTHEST = 10 * 366 * 24 * 60 * 60_000
/** Dates of later years have another format. */
const LAST_MOMENT = Date.UTC(9000, 0)

const Advance = v.object({
  advanceMs: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(FARTHEST)),
})

async function read(request: Request): Promise<unknown> {
  const text = await readText(request, MOST_BYTES)
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const told = (): Response => Response.json({ now: appClock.now() })

/**
 * `GET /_/dev/clock` returns the time, `POST` with `{"advanceMs": n}` moves it forward; both respond with
 * `{now}`, in milliseconds since 1970 UTC. Rule: docs/rules/development.md, "Clock".
 */
export const developmentClockEndpoint: DevelopmentEndpoint = {
  GET: told,
  async POST({ request, env }) {
    const { success, output } = v.safeParse(Advance, await read(request))
    if (!success) {
      const message = `Send {"advanceMs": n}, a whole number of milliseconds from 0 to ${FARTHEST}.`
      return refusal(400, 'bad-request', message)
    }
    if (appClock.now() + output.advanceMs > LAST_MOMENT)
      return refusal(400, 'too-far', 'That is after the year 9000.')
    await advanceClock(output.advanceMs, env)
    return told()
  },
}
