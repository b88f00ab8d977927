import { METER_MONTH, METER_WINDOWS, meteredOf } from '../../../schema/rules/membership/meter'
import { forgetMeteredReads, insertMeteredRead } from '../../data/meter/metered-reads'
import type { Needs } from '../parts'
import { openedByMeter } from './opened-by-meter'

const [hour, day, month] = METER_WINDOWS

/**
 * Whether the meter lets a reader without a membership read a story in full; the story then counts. Only while the flag
 * `enable_metered_paywall` is on. Rule: docs/rules/paywall.md, "Meter".
 */
export async function opensByMeter(
  parts: Needs<'db' | 'clock' | 'session' | 'flags' | 'browser'>,
  postId: string,
): Promise<boolean> {
  const viewer = await openedByMeter(parts)
  if (!viewer) return false
  const { userId, now, opened } = viewer
  const metered = meteredOf(opened, postId, now)
  if (metered !== 'opens') return metered === 'open'
  const [, added] = await parts.db.write([
    forgetMeteredReads(userId, now - METER_MONTH),
    insertMeteredRead(
      { userId, postId, openedAt: now },
      now - hour.length,
      hour.most,
      now - day.length,
      day.most,
      now - month.length,
      month.most,
    ),
  ])
  return added === 1
}
