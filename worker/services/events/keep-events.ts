import { type ClientEvent, EVENT_BATCHES, MOST_EVENTS_A_DAY } from '../../../schema/rules/events'
import { insertEvents } from '../../data/events/writes'
import { roomAt } from '../../data/telemetry/room'
import { done, type Failure, type Result } from '../result'
import { type ReportParts, storeTracked } from '../telemetry/sender'

/** Stores events, each once. Rules: docs/rules/events.md, "Whose" and "What is kept". */
export async function keepEvents(
  parts: ReportParts,
  events: readonly ClientEvent[],
): Promise<Result<undefined, Failure<'RATE_LIMITED'>>> {
  if (events.length === 0) return done
  return storeTracked(
    parts,
    'events',
    EVENT_BATCHES,
    (session, now) =>
      insertEvents(events, session?.user.id ?? null, now, roomAt('event', now, MOST_EVENTS_A_DAY)),
    events.length,
  )
}
