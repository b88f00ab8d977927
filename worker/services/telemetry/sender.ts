import { isbot } from 'isbot'
import type { Session } from '../identity/session'
import { readSession } from '../identity/sessions'
import type { Needs } from '../parts'
import { done, type Failure, fail, type Result } from '../result'

/** What storing a report of a browser takes. */
export type ReportParts = Needs<'db' | 'clock' | 'browser' | 'later' | 'lockouts'>

/** How often something may arrive, and within how many milliseconds. */
interface Limit {
  readonly most: number
  readonly windowMs: number
}

/** Whether a request comes from a program. */
export const isSentByBot = ({ browser }: Needs<'browser'>): boolean => isbot(browser.userAgent)

/** Whether its sender may be tracked. Rule: docs/rules/events.md, "Whose". */
export const mayTrackSender = (parts: Needs<'browser'>): boolean =>
  parts.browser.isTrackingAllowed && !isSentByBot(parts)

/**
 * The request's session. An invalid session cookie stays where it is: reports are sent while a page is being left,
 * and their response must not remove what the next page has set.
 */
export const senderSession = ({ db, clock, browser, later }: ReportParts): Promise<Session | null> =>
  readSession({ db, clock, browser: { ...browser, clearCookie: () => {} }, later })

/** Counts a request of a network address; a failure once there were too many. */
export async function admitted(
  { lockouts, browser }: ReportParts,
  what: string,
  { most, windowMs }: Limit,
): Promise<Result<undefined, Failure<'RATE_LIMITED'>>> {
  const uses = await lockouts.use(what, browser.address ?? 'unknown', windowMs, most)
  return uses > most ? fail('RATE_LIMITED', 'Too many requests. Send the rest later.') : done
}
