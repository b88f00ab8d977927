import { type ClientEvent, EVENT_BATCHES } from '../../../schema/rules/events'
import { insertEvents } from '../../data/events/writes'
import type { Session } from '../identity/session'
import { readSession } from '../identity/sessions'
import type { Needs } from '../parts'
import { done, type Failure, fail, type Result } from '../result'

type EventParts = Needs<'db' | 'clock' | 'browser' | 'later' | 'lockouts'>

/**
 * The request's session. An invalid session cookie stays where it is: events are sent while a page is being
 * left, and their response must not remove what the next page has set.
 */
const sessionOf = ({ db, clock, browser, later }: EventParts): Promise<Session | null> =>
  readSession({ db, clock, browser: { ...browser, clearCookie: () => {} }, later })

/**
 * Stores events, each once. Rules: docs/rules/events.md, "Whose" and "What is kept".
 */
export async function keepEvents(
  parts: EventParts,
  events: readonly ClientEvent[],
): Promise<Result<undefined, Failure<'RATE_LIMITED'>>> {
  if (events.length === 0) return done
  const { db, clock, lockouts, browser } = parts
  const { most, windowMs } = EVENT_BATCHES
  if ((await lockouts.use('events', browser.address ?? 'unknown', windowMs)) > most) {
    return fail('RATE_LIMITED', 'Too many requests with events. Send them later.')
  }
  const session = await sessionOf(parts)
  if (session?.isSpoofed) return done
  await db.write([insertEvents(events, session?.user.id ?? null, clock.now())])
  return done
}
