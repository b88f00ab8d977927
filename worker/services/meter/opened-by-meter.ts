import {
  METER_MONTH,
  METER_WINDOWS,
  type MeterLeft,
  meterLeft,
  type Opened,
} from '../../../schema/rules/membership/meter'
import { meteredReads } from '../../data/meter/metered-reads'
import type { Needs } from '../parts'
import { actorOf } from '../policies/actor'
import { can } from '../policies/can'
import { flagsOfViewer } from '../viewer/facts'

type Parts = Needs<'db' | 'clock' | 'session' | 'flags' | 'browser'>

/** Somebody for whom the meter counts, and what they have opened in 30 days. */
export interface Metered {
  userId: string
  now: number
  opened: readonly Opened[]
}

/** The viewer, if the meter counts for them: it is on, and they act for themselves. */
export async function openedByMeter({
  db,
  clock,
  session: ask,
  flags,
  browser,
}: Parts): Promise<Metered | null> {
  const session = await ask()
  const actor = actorOf(session, browser.mainOrigin)
  if (!session || !can(actor, 'record', { entity: 'account', account: session.user })) return null
  if (!flagsOfViewer(flags, session.user).enable_metered_paywall) return null
  const now = clock.now()
  const { id: userId } = session.user
  const opened = await db.all(meteredReads, userId, now - METER_MONTH, METER_WINDOWS[2].most)
  return { userId, now, opened }
}

/** What the meter leaves the viewer; null for whom it doesn't count, such as members. */
export async function ownMeter(parts: Parts): Promise<MeterLeft | null> {
  if ((await parts.session())?.isMember) return null
  const metered = await openedByMeter(parts)
  return metered && meterLeft(metered.opened, metered.now)
}
