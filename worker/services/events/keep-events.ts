import { EVENT_BATCHES, MOST_EVENTS_A_DAY } from '../../../schema/rules/events'
import { insertEvents } from '../../data/events/writes'
import { roomAt } from '../../data/telemetry/room'
import type { Failure, Result } from '../result'
import { type ReportParts, storeTracked } from '../telemetry/sender'
import { knownEvents } from './read-events'

/**
 * Stores the events of a batch that we know, each once. Every event counts towards the sender's limit, also one that is
 * skipped. Rules: docs/rules/events.md, "Whose" and "What is kept".
 */
export function keepEvents(
  parts: ReportParts,
  batch: readonly unknown[],
): Promise<Result<undefined, Failure<'RATE_LIMITED'>>> {
  const events = knownEvents(batch, parts.clock.now())
  return storeTracked(
    parts,
    'events',
    EVENT_BATCHES,
    (session, now) =>
      events.length === 0
        ? []
        : insertEvents(events, session?.user.id ?? null, now, roomAt('event', now, MOST_EVENTS_A_DAY)),
    Math.max(1, batch.length),
  )
}
