import type { EventKey, EventPayloads } from '../../../schema/rules/events'
import { lazily } from '../lazily'
import type { PreloadedState } from '../preloaded-state'
import { isTracked } from '../telemetry/tracked'

/** One promise for all that wait, so that they are reported in their order. */
const reporter = lazily(() => import('./report'))

/**
 * Reports an event from a part of the page that doesn't bring the reporter along: it is loaded with the first event.
 * For people who may not be tracked nothing is loaded. Rule: docs/rules/events.md, "Whose".
 */
export function reportLater<Key extends EventKey>(
  state: PreloadedState,
  key: Key,
  payload: EventPayloads[Key],
): void {
  if (!isTracked(state)) return
  reporter().then(
    ({ reportFor }) => reportFor(state)(key, payload),
    () => {},
  )
}
