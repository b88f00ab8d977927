import { NOTIFICATION_KEPT } from '../../schema/rules/notifications'
import { Database } from '../data/database'
import { deleteAnnouncementsBefore, deleteNotificationsBefore } from '../data/notification/writes'
import type { Clock } from '../platform/clock'

/** How many rows of each kind one sweep deletes; the next follows in a minute. */
const ROWS = 2000

/**
 * Deletes notifications, and what is known of announced stories, from 90 days ago. Idempotent. Rule:
 * docs/rules/notifications.md, "What is kept".
 */
export async function sweepNotifications(env: Pick<Env, 'DB'>, clock: Clock): Promise<void> {
  const before = clock.now() - NOTIFICATION_KEPT
  await new Database(env.DB).write([
    deleteNotificationsBefore(before, ROWS),
    deleteAnnouncementsBefore(before, ROWS),
  ])
}
