import * as v from 'valibot'
import { markSeen } from '../../data/notification/writes'
import type { Needs } from '../parts'
import { ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { tellTabs } from './notify'
import { type NotOwnNotifications, requireReader } from './require-reader'
import { type NotificationStatus, notificationStatus } from './status'

/**
 * Marks as seen what the viewer was notified of up to a time, and clears the badges of their other tabs. What
 * came later stays new. Idempotent.
 */
export const markNotificationsSeen = defineUseCase(
  v.object({ until: v.number() }),
  async (
    parts: Needs<'db' | 'clock' | 'session' | 'browser' | 'channels' | 'later'>,
    { until },
  ): Promise<Result<{ status: NotificationStatus }, NotOwnNotifications>> => {
    const reader = await requireReader(parts)
    if (!reader.ok) return reader
    const { id } = reader.value
    await parts.db.write([markSeen(id, until, parts.clock.now())])
    parts.later(tellTabs(parts, [id]))
    return ok({ status: await notificationStatus(parts, id) })
  },
)
