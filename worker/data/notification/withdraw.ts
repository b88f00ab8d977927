import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { WORK_KINDS } from '../../../schema/rules/notifications'
import { notification } from '../../../schema/tables/notification'
import type { Statement } from '../database'
import { indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { select } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'

const shown = alias(notification, 'shown')
const earlier = alias(notification, 'earlier')

/** What somebody is told about a person, apart from the work that they do together. */
const isAbout = (userId: Param<string>, actorId: Param<string>) =>
  and(
    eq(notification.userId, userId),
    eq(notification.actorId, actorId),
    sql`not ${inArray(notification.kind, [...WORK_KINDS])}`,
  )

/** Leaves a person out where somebody else of their group is named first. */
const leaveOutOther = write((userId: Param<string>, actorId: Param<string>) =>
  update(notification)
    .set({ otherActorId: null, actorCount: sql`max(1, ${notification.actorCount} - 1)` })
    .where(and(eq(notification.otherActorId, actorId), eq(notification.userId, userId))),
)

/** Where a person stands for a group of several, the one before stands for it again, as it was read then. */
const bringBackEarlier = write((userId: Param<string>, actorId: Param<string>) => {
  const before = select({ id: earlier.id })
    .from(indexedBy(earlier, 'notification_of_group', notification))
    .where(
      and(
        eq(earlier.userId, shown.userId),
        eq(earlier.groupKey, shown.groupKey),
        eq(earlier.isReplaced, true),
        sql`${earlier.actorId} <> ${actorId}`,
        // One that is only mailed was never shown.
        ne(earlier.seenAt, earlier.createdAt),
      ),
    )
    .orderBy(desc(earlier.createdAt))
    .limit(1)
  const befores = select({ id: sql<string>`${before}` })
    .from(indexedBy(shown, 'notification_by_actor', notification))
    .where(
      and(
        eq(shown.actorId, actorId),
        eq(shown.userId, userId),
        eq(shown.isReplaced, false),
        sql`not ${inArray(shown.kind, [...WORK_KINDS])}`,
      ),
    )
  return update(notification).set({ isReplaced: false }).where(inArray(notification.id, befores))
})

const deleteAbout = write((userId: Param<string>, actorId: Param<string>) =>
  deleteFrom(notification).where(isAbout(userId, actorId)),
)

/**
 * Takes what somebody was told about a person out of their notifications; what others did with that person stays. The
 * statements belong in one batch, in this order.
 */
export const forgetActor = (userId: string, actorId: string): Statement[] => [
  leaveOutOther(userId, actorId),
  bringBackEarlier(userId, actorId),
  deleteAbout(userId, actorId),
]
