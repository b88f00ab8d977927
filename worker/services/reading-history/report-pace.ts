import { LRUCache } from 'lru-cache'
import { MOST_READING_REPORTS } from '../../../schema/rules/reading-history'
import { isolateMemory } from '../../isolate-memory'
import type { Needs } from '../parts'

/** Reports that an isolate hears of somebody before it has them counted together: most never report so many. */
export const COUNTED_TOGETHER = 20

/** What this isolate has heard of an account or a network. Times in milliseconds since 1970 UTC. */
interface Heard {
  since: number
  reports: number
  /** Until when no more are accepted. */
  fullUntil: number
}

const MOST_HEARD = 20_000
const heard = isolateMemory(new LRUCache<string, Heard>({ max: MOST_HEARD }))

/** Whether somebody is known to report too often. Asks nobody. */
export const isKnownFull = ({ clock }: Needs<'clock'>, subject: string): boolean =>
  (heard.get(subject)?.fullUntil ?? 0) > clock.now()

/**
 * Counts a report of an account or a network; false if it comes too often. Most are counted in the isolate's memory alone,
 * and every twentieth tells the lockouts of all twenty. Rule: docs/rules/reading-history.md, "Reporting".
 */
export async function mayReport(parts: Needs<'lockouts' | 'clock'>, subject: string): Promise<boolean> {
  if (isKnownFull(parts, subject)) return false
  const { lockouts, clock } = parts
  const { most, windowMs } = MOST_READING_REPORTS
  const now = clock.now()
  const known = heard.get(subject)
  const isRecent = known !== undefined && now - known.since < windowMs
  const before = isRecent ? known : { since: now, reports: 0, fullUntil: 0 }
  const record = { ...before, reports: before.reports + 1 }
  heard.set(subject, record)
  if (record.reports % COUNTED_TOGETHER > 0) return true
  const uses = await lockouts.use('reading', subject, windowMs, most, COUNTED_TOGETHER)
  if (uses >= most)
    heard.set(subject, { ...record, fullUntil: await lockouts.freeAt('reading', subject, windowMs, most) })
  return uses <= most
}
