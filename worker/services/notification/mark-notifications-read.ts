import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { notificationWording } from '../../../schema/wording/notifications'
import { markAllRead, markRead } from '../../data/notification/writes'
import { LARGEST_PAGE } from '../paging'
import type { Needs } from '../parts'
import { ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { tellTabs } from './notify'
import { type NotOwnNotifications, requireReader } from './require-reader'
import { type NotificationStatus, notificationStatus } from './status'

/**
 * Marks the viewer's notifications as read: those that are named, or else all up to a time. Those of others
 * aren't touched. Idempotent.
 */
export const markNotificationsRead = defineUseCase(
  v.object({
    until: v.number(),
    notificationIds: v.nullish(
      v.pipe(v.array(entityId), v.maxLength(LARGEST_PAGE, notificationWording.tooMany(LARGEST_PAGE))),
    ),
  }),
  async (
    parts: Needs<'db' | 'clock' | 'session' | 'browser' | 'channels' | 'later'>,
    { until, notificationIds },
  ): Promise<Result<{ status: NotificationStatus }, NotOwnNotifications>> => {
    const reader = await requireReader(parts)
    if (!reader.ok) return reader
    const { id } = reader.value
    const now = parts.clock.now()
    await parts.db.write([
      notificationIds ? markRead(id, JSON.stringify(notificationIds), now) : markAllRead(id, until, now),
    ])
    parts.later(tellTabs(parts, [id]))
    return ok({ status: await notificationStatus(parts, id) })
  },
)
