import { SESSION_SEEN_EVERY } from '../../../schema/rules/identity'
import {
  isOnByDefault,
  NOTIFICATION_PREFERENCES,
  NOTIFICATION_WINDOW,
} from '../../../schema/rules/notifications'
import type { Statement } from '../../data/database'
import { unseenCountsOfPresent } from '../../data/notification/queries'
import { insertNotifications, replaceEarlier } from '../../data/notification/writes'
import type { Needs } from '../parts'
import type { NotificationEvent, Recipient } from './events'

/**
 * Statements that notify people of an event, for the batch of the change itself: both happen or neither. Those
 * who have turned the kind off aren't notified, and nobody is twice. Call `tellTabs` once the batch has succeeded.
 * Rule: docs/rules/notifications.md, "What people are notified of".
 */
export function notifyStatements(
  recipients: readonly Recipient[],
  { eventKey, groupKey, actorId, postId, collectionId = null, isJoined, actors = 1 }: NotificationEvent,
  now: number,
): Statement[] {
  if (recipients.length === 0) return []
  const rows = recipients.map(({ userId, kind }) => {
    const { inApp, byMail } = NOTIFICATION_PREFERENCES[kind]
    return [userId, kind, inApp, byMail, isOnByDefault(kind, 'byMail') ? 1 : 0]
  })
  const userIds = JSON.stringify(recipients.map(({ userId }) => userId))
  return [
    insertNotifications(
      JSON.stringify(rows),
      eventKey,
      groupKey,
      actorId,
      postId,
      collectionId,
      now,
      now - NOTIFICATION_WINDOW,
      actors,
    ),
    // Only an event with an actor can have others of its group before it, but for one that says so.
    ...(actorId === null && !isJoined ? [] : [replaceEarlier(userIds, eventKey, groupKey, now)]),
  ]
}

/** The parts that tell open tabs. */
export type TabParts = Needs<'db' | 'clock' | 'channels'>

/**
 * Tells the open tabs of people how much is new. Somebody who hasn't been here for a while has none, and isn't
 * looked for. Never rejects: a tab that isn't told asks when it is shown again.
 */
export async function tellTabs({ db, clock, channels }: TabParts, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  try {
    // A session's last visit is known to the hour.
    const since = clock.now() - 2 * SESSION_SEEN_EVERY
    await channels.push(await db.all(unseenCountsOfPresent, JSON.stringify(userIds), since))
  } catch (error) {
    console.error(JSON.stringify({ event: 'notification-push-failed', error: String(error) }))
  }
}

/**
 * Notifies people of an event that has happened, and tells their open tabs. Never rejects: what happened stays,
 * even if nobody hears of it. For `later`.
 */
export async function notify(
  parts: TabParts,
  recipients: readonly Recipient[],
  event: NotificationEvent,
): Promise<void> {
  try {
    await parts.db.write(notifyStatements(recipients, event, parts.clock.now()))
  } catch (error) {
    console.error(JSON.stringify({ event: 'notification-failed', of: event.eventKey, error: String(error) }))
    return
  }
  await tellTabs(
    parts,
    recipients.map(({ userId }) => userId),
  )
}
