import { type ClientEvent, EVENT_BATCHES } from '../../../schema/rules/events'
import { insertEvents } from '../../data/events/writes'
import type { Session } from '../identity/session'
import { readSession } from '../identity/sessions'
import type { Needs } from '../parts'

type EventParts = Needs<'db' | 'clock' | 'browser' | 'later' | 'lockouts'>

/**
 * The request's session. An invalid session cookie stays where it is: events are sent while a page is being
 * left, and their response must not remove what the next page has set.
 */
const sessionOf = ({ db, clock, browser, later }: EventParts): Promise<Session | null> =>
  readSession({ db, clock, browser: { ...browser, clearCookie: () => {} }, later })

/**
 * Stores events, each once. Rules: docs/rules/events.md, "Whose" and "What is kept".
 *
 * @returns false if too many requests came from that network address: nothing is stored.
 */
export async function keepEvents(parts: EventParts, events: readonly ClientEvent[]): Promise<boolean> {
  if (events.length === 0) return true
  const { db, clock, lockouts, browser } = parts
  const { most, windowMs } = EVENT_BATCHES
  if ((await lockouts.use('events', browser.address ?? 'unknown', windowMs)) > most) return false
  const session = await sessionOf(parts)
  if (session?.isSpoofed) return true
  await db.write([insertEvents(events, session?.user.id ?? null, clock.now())])
  return true
}
