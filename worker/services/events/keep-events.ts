import { type ClientEvent, EVENT_BATCHES, MOST_EVENTS_A_DAY } from '../../../schema/rules/events'
import { insertEvents } from '../../data/events/writes'
import { roomAt } from '../../data/telemetry/room'
import { done, type Failure, type Result } from '../result'
import { admitted, mayTrackSender, type ReportParts, senderSession } from '../telemetry/sender'

/** Stores events, each once. Rules: docs/rules/events.md, "Whose" and "What is kept". */
export async function keepEvents(
  parts: ReportParts,
  events: readonly ClientEvent[],
): Promise<Result<undefined, Failure<'RATE_LIMITED'>>> {
  if (events.length === 0 || !mayTrackSender(parts)) return done
  const may = await admitted(parts, 'events', EVENT_BATCHES)
  if (!may.ok) return may
  const session = await senderSession(parts)
  if (session?.isSpoofed) return done
  const now = parts.clock.now()
  const room = roomAt('event', now, MOST_EVENTS_A_DAY)
  await parts.db.write(insertEvents(events, session?.user.id ?? null, now, room))
  return done
}
