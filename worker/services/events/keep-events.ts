import { type ClientEvent, EVENT_BATCHES } from '../../../schema/rules/events'
import { insertEvents } from '../../data/events/writes'
import type { Session } from '../identity/session'
import { readSession } from '../identity/sessions'
import type { Parts } from '../parts'

/**
 * The request's session. A cookie that is no session's any more stays where it is: events leave along with a page,
 * and their answer must not take away what the next page has set.
 */
const sessionOf = ({ db, clock, browser, later }: Parts): Promise<Session | null> =>
  readSession({ db, clock, browser: { ...browser, clearCookie: () => {} }, later })

/**
 * Keeps events, each once. Rules: docs/rules/events.md, "Whose" and "What is kept".
 *
 * @returns false when too many requests came from that network address: nothing is kept.
 */
export async function keepEvents(identity: Parts, events: readonly ClientEvent[]): Promise<boolean> {
  if (events.length === 0) return true
  const { db, clock, lockouts, browser } = identity
  const { most, windowMs } = EVENT_BATCHES
  if ((await lockouts.use('events', browser.address ?? 'unknown', windowMs)) > most) return false
  const session = await sessionOf(identity)
  if (session?.isSpoofed) return true
  await db.write([insertEvents(events, session?.user.id ?? null, clock.now())])
  return true
}
