import { isbot } from 'isbot'
import { programMessages } from '../../../schema/wording/program-messages'
import type { Statement } from '../../data/database'
import type { Session } from '../identity/session'
import { readSession } from '../identity/sessions'
import type { Needs } from '../parts'
import { actorOf } from '../policies/actor'
import { can } from '../policies/can'
import { done, type Failure, fail, type Result } from '../result'

/** What it takes to store a report from a browser. */
export type ReportParts = Needs<'db' | 'clock' | 'browser' | 'later' | 'lockouts'>

/** A request with more reports than these counts as several. */
const REPORTS_OF_REQUEST = 10

/** How many requests are accepted, and within how many milliseconds. */
interface Limit {
  readonly most: number
  readonly windowMs: number
}

/** Whether a request comes from a program. */
export const isSentByBot = ({ browser }: Needs<'browser'>): boolean => isbot(browser.userAgent)

/** Whether the sender of a request may be tracked. Rule: docs/rules/events.md, "Whose". */
export const mayTrackSender = (parts: Needs<'browser'>): boolean =>
  parts.browser.isTrackingAllowed && !isSentByBot(parts)

/**
 * The request's session. It leaves an invalid session cookie alone: reports are sent while the reader leaves a page,
 * and their response must not remove the cookie that the next page has set.
 */
export const senderSession = ({ db, clock, browser, later }: ReportParts): Promise<Session | null> =>
  readSession({ db, clock, browser: { ...browser, clearCookie: () => {} }, later })

/**
 * Counts a request from a network address by the number of its reports, and fails once there are too many. Rule:
 * docs/rules/telemetry.md, "Taking reports".
 */
export async function withinLimit(
  { lockouts, browser }: ReportParts,
  what: string,
  { most, windowMs }: Limit,
  reports = 1,
): Promise<Result<undefined, Failure<'RATE_LIMITED'>>> {
  const requests = Math.ceil(reports / REPORTS_OF_REQUEST)
  const uses = await lockouts.use(what, browser.address ?? 'unknown', windowMs, most, requests)
  return uses > most ? fail('RATE_LIMITED', programMessages.tooManyReports) : done
}

/** Whether what a session reports is its user's: it isn't what staff do who act as them. */
export const isRecorded = ({ browser }: Needs<'browser'>, session: Session): boolean =>
  can(actorOf(session, browser.mainOrigin), 'record', { entity: 'account', account: session.user })

/**
 * Stores what a browser reports about its user, if they may be tracked; of staff who act as somebody else, nothing is
 * stored.
 *
 * @param what names the limit.
 * @param reports how many there are.
 */
export async function storeTracked(
  parts: ReportParts,
  what: string,
  limit: Limit,
  statements: (session: Session | null, now: number) => Statement[],
  reports = 1,
): Promise<Result<undefined, Failure<'RATE_LIMITED'>>> {
  if (!mayTrackSender(parts)) return done
  const may = await withinLimit(parts, what, limit, reports)
  if (!may.ok) return may
  const session = await senderSession(parts)
  if (session && !isRecorded(parts, session)) return done
  const writes = statements(session, parts.clock.now())
  if (writes.length > 0) await parts.db.write(writes)
  return done
}
