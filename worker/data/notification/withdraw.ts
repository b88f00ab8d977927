import {
  and,
  countDistinct,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { WORK_KINDS } from '../../../schema/rules/notifications'
import { notification } from '../../../schema/tables/notification'
import type { Statement } from '../database'
import { indexedBy, inJson } from '../sql/fragments'
import type { Param } from '../sql/params'
import { scalar, select, some } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'
import { UNSEEN } from './writes'

const shown = alias(notification, 'shown')
const earlier = alias(notification, 'earlier')
const gone = alias(notification, 'gone')

/** What somebody is told about a person, apart from the work that they do together. */
const isAbout = (userId: Param<string>, actorId: Param<string>) =>
  and(
    eq(notification.userId, userId),
    eq(notification.actorId, actorId),
    sql`not ${inArray(notification.kind, [...WORK_KINDS])}`,
  )

/**
 * What a notification becomes that stands for its group again: seen and read as it was, or as the one was that stood for
 * the group meanwhile, whose mail is due for it now.
 *
 * @param rows the notifications that stand for groups, and are withdrawn on a condition.
 */
function standingAgain(rows: typeof shown | typeof gone, isWithdrawn: SQL | undefined) {
  const ofIt = <Column extends typeof rows.seenAt | typeof rows.readAt | typeof rows.mailDueAt>(
    value: Column,
  ) =>
    scalar(
      select({ value })
        .from(rows)
        .where(
          and(
            eq(rows.userId, notification.userId),
            eq(rows.groupKey, notification.groupKey),
            eq(rows.isReplaced, false),
            isWithdrawn,
          ),
        )
        .limit(1),
    )
  return {
    isReplaced: false,
    seenAt: sql`case when ${notification.seenAt} = ${UNSEEN} then ${ofIt(rows.seenAt)} else ${notification.seenAt} end`,
    readAt: sql`coalesce(${notification.readAt}, ${ofIt(rows.readAt)})`,
    mailDueAt: sql`${ofIt(rows.mailDueAt)}`,
  }
}

/** Leaves a person out where somebody else of their group is named first. */
const leaveOutOther = write((userId: Param<string>, actorId: Param<string>) =>
  update(notification)
    .set({ otherActorId: null, actorCount: sql`max(1, ${notification.actorCount} - 1)` })
    .where(and(eq(notification.otherActorId, actorId), eq(notification.userId, userId))),
)

/** Where a person stands for a group of several, the one before stands for it again. */
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
  return update(notification)
    .set(standingAgain(shown, eq(shown.actorId, actorId)))
    .where(inArray(notification.id, befores))
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

type Rows = typeof notification | typeof gone | typeof earlier

/** The rows of some people about some events. Parameters: JSON lists of both. */
const isOf = (rows: Rows, userIds: Param<string>, eventKeys: Param<string>) =>
  and(inJson(rows.userId, userIds), inJson(rows.eventKey, eventKeys))

/**
 * The rows that appear in a list, or are grouped behind one that does. A notification that is only mailed was never
 * shown.
 */
const isShownOf = (rows: Rows, userIds: Param<string>, eventKeys: Param<string>) =>
  and(isOf(rows, userIds, eventKeys), or(eq(rows.isReplaced, false), ne(rows.seenAt, rows.createdAt)))

/** A row that is withdrawn from the group of a notification, and came before it. */
const before = (userIds: Param<string>, eventKeys: Param<string>): SQL | undefined =>
  and(
    isShownOf(gone, userIds, eventKeys),
    eq(gone.userId, notification.userId),
    eq(gone.groupKey, notification.groupKey),
    sql`(${gone.createdAt}, ${gone.actorCount}) < (${notification.createdAt}, ${notification.actorCount})`,
  )

/** A row that stays, of a person whose other row is withdrawn, from a notification's group up to it. */
const stays = (userIds: Param<string>, eventKeys: Param<string>): SQL | undefined =>
  and(
    eq(earlier.userId, notification.userId),
    eq(earlier.groupKey, notification.groupKey),
    eq(earlier.actorId, gone.actorId),
    or(eq(earlier.isReplaced, false), ne(earlier.seenAt, earlier.createdAt)),
    not(and(inJson(earlier.userId, userIds), inJson(earlier.eventKey, eventKeys)) as SQL),
    sql`(${earlier.createdAt}, ${earlier.actorCount}) <= (${notification.createdAt}, ${notification.actorCount})`,
  )

/** Takes those who did it, and nothing else of that, out of what is said of their group. */
const leaveOut = write((userIds: Param<string>, eventKeys: Param<string>) => {
  const theirs = and(before(userIds, eventKeys), sql`not ${some(earlier, stays(userIds, eventKeys))}`)
  const actors = select({ actorId: gone.actorId }).from(gone).where(theirs)
  const people = select({ people: countDistinct(gone.actorId) })
    .from(gone)
    .where(theirs)
  return update(notification)
    .set({
      actorCount: sql`max(1, ${notification.actorCount} - ${scalar(people)})`,
      otherActorId: sql`case when ${notification.otherActorId} not in ${actors} then ${notification.otherActorId} end`,
    })
    .where(
      and(
        inJson(notification.userId, userIds),
        inArray(
          notification.groupKey,
          select({ groupKey: gone.groupKey })
            .from(gone)
            .where(isShownOf(gone, userIds, eventKeys)),
        ),
      ),
    )
})

/** Where a group is shown by one that is withdrawn, the one before stands for it again. */
const bringBack = write((userIds: Param<string>, eventKeys: Param<string>) => {
  const last = select({ id: earlier.id })
    .from(earlier)
    .where(
      and(
        eq(earlier.userId, gone.userId),
        eq(earlier.groupKey, gone.groupKey),
        eq(earlier.isReplaced, true),
        ne(earlier.seenAt, earlier.createdAt),
        not(inJson(earlier.eventKey, eventKeys)),
      ),
    )
    .orderBy(desc(earlier.createdAt), desc(earlier.actorCount))
    .limit(1)
  const lasts = select({ id: sql<string>`${last}` })
    .from(gone)
    .where(and(isOf(gone, userIds, eventKeys), eq(gone.isReplaced, false)))
  return update(notification)
    .set(standingAgain(gone, isOf(gone, userIds, eventKeys)))
    .where(inArray(notification.id, lasts))
})

const deleteUnmailed = write((userIds: Param<string>, eventKeys: Param<string>) =>
  deleteFrom(notification).where(and(isOf(notification, userIds, eventKeys), isNull(notification.mailedAt))),
)
/** The record of a sent mail stays, so that doing it again doesn't send a second one. */
const hideMailed = write((userIds: Param<string>, eventKeys: Param<string>) =>
  update(notification)
    .set({
      isReplaced: true,
      seenAt: sql`${notification.createdAt}`,
      readAt: sql`${notification.createdAt}`,
      mailDueAt: null,
    })
    .where(and(isOf(notification, userIds, eventKeys), isNotNull(notification.mailedAt))),
)

/**
 * Takes back what people were told of events that were undone, with mails that haven't gone; of several who are told of
 * together, the others stay. The statements belong in one batch, in this order. Idempotent. Rule:
 * docs/rules/notifications.md, "What is taken back".
 */
export function withdrawEvents(userIds: readonly string[], eventKeys: readonly string[]): Statement[] {
  if (userIds.length === 0 || eventKeys.length === 0) return []
  const [people, events] = [JSON.stringify(userIds), JSON.stringify(eventKeys)]
  return [leaveOut, bringBack, deleteUnmailed, hideMailed].map((statement) => statement(people, events))
}
