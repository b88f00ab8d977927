import { and, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { MOST_NOTIFICATIONS, type NotificationKind, WORK_KINDS } from '../../../schema/rules/notifications'
import { mute } from '../../../schema/tables/follow'
import { notification, storyAnnouncement } from '../../../schema/tables/notification'
import { userPreference } from '../../../schema/tables/viewer'
import { areApart } from '../block/between'
import { inJson, jsonEach } from '../sql/fragments'
import { insert, insertFrom } from '../sql/insert'
import type { Param } from '../sql/params'
import { countOf, scalar, select, some } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'

/** Stands for when a notification was seen that was replaced before that: only those without a time count as new. */
export const UNSEEN = 0

const earlier = alias(notification, 'earlier')
const latest = alias(notification, 'latest')

/** Whether a person has stored this value, as JSON, for a preference. */
const hasChosen = (userId: ReturnType<typeof sql>, name: ReturnType<typeof sql>, value: string) =>
  some(
    userPreference,
    and(eq(userPreference.userId, userId), eq(userPreference.name, name), eq(userPreference.value, value)),
  )

/**
 * Notifies people of an event, unless they were notified of it before, don't want such notifications, mute the person,
 * one of them blocks the other, or have had too many lately. The work of a publication reaches them all the same. Those who chose mail get one for each group.
 *
 * The first parameter is a JSON list of [person, kind, preference for the site, preference for mail, whether mail is
 * sent until they choose]. The last one is how many people the event stands for.
 */
export const insertNotifications = write(
  (
    rows: Param<string>,
    eventKey: Param<string>,
    groupKey: Param<string>,
    actorId: Param<string | null>,
    postId: Param<string | null>,
    collectionId: Param<string | null>,
    now: Param<number>,
    windowStart: Param<number>,
    actors: Param<number>,
  ) => {
    const { from, part } = jsonEach(rows)
    const userId = part<string>('$[0]')
    const anyOfGroup = and(eq(earlier.userId, userId), eq(earlier.groupKey, groupKey))
    const ofGroup = and(anyOfGroup, eq(earlier.isReplaced, false))
    // What is only mailed was never in a list.
    const wasListed = or(eq(earlier.isReplaced, false), ne(earlier.seenAt, earlier.createdAt))
    const isCounted = some(earlier, and(anyOfGroup, eq(earlier.actorId, actorId), wasListed))
    const isFirst = sql`not ${some(earlier, anyOfGroup)}`
    const before = <
      Column extends
        | typeof earlier.actorId
        | typeof earlier.otherActorId
        | typeof earlier.actorCount
        | typeof earlier.mailDueAt,
    >(
      value: Column,
    ) => scalar(select({ value }).from(earlier).where(ofGroup).limit(1))
    const recent = (isReplaced: boolean) =>
      and(eq(earlier.userId, userId), eq(earlier.isReplaced, isReplaced), gt(earlier.createdAt, windowStart))
    // A notification that is only mailed counts as seen.
    const onlyMailed = and(recent(true), eq(earlier.seenAt, earlier.createdAt))
    const hasMuted = some(
      mute,
      and(eq(mute.userId, userId), eq(mute.kind, 'user'), eq(mute.targetId, actorId)),
    )
    const isWork = inArray(part<NotificationKind>('$[1]'), [...WORK_KINDS])
    const isSilent = hasChosen(userId, part('$[2]'), 'false')
    const isMailed = sql`case when ${part<0 | 1>('$[4]')} then not ${hasChosen(userId, part('$[3]'), 'false')} else ${hasChosen(userId, part('$[3]'), 'true')} end`
    const wanted = select({
      id: sql<string>`lower(hex(randomblob(6)))`,
      userId,
      kind: part<string>('$[1]'),
      eventKey: sql<string>`${eventKey}`,
      groupKey: sql<string>`${groupKey}`,
      actorId: sql<string | null>`${actorId}`,
      // A person who does it again is named and counted once.
      otherActorId: sql<
        string | null
      >`case when ${before(earlier.actorId)} = ${actorId} then ${before(earlier.otherActorId)} else ${before(earlier.actorId)} end`,
      actorCount: sql<number>`max(1, coalesce(${before(earlier.actorCount)}, 0) + case when ${isCounted} then 0 else ${actors} end)`,
      postId: sql<string | null>`${postId}`,
      collectionId: sql<string | null>`${collectionId}`,
      createdAt: sql<number>`${now}`,
      // A notification that is only mailed is in no list.
      isReplaced: sql<boolean>`${isSilent}`,
      seenAt: sql<number | null>`case when ${isSilent} then ${now} end`,
      readAt: sql<number | null>`case when ${isSilent} then ${now} end`,
      mailDueAt: sql<
        number | null
      >`case when ${isMailed} then case when ${isFirst} then ${now} else ${before(earlier.mailDueAt)} end end`,
    })
      .from(from)
      .where(
        and(
          or(isWork, sql`not (${hasMuted} or ${areApart(actorId, userId)})`),
          // A notification that is only mailed, once for each group, is of no use without the mail.
          or(sql`not ${isSilent}`, and(isMailed, isFirst)),
          sql`case when ${isSilent} then ${countOf(earlier, onlyMailed)} else ${countOf(earlier, recent(false))} end < ${MOST_NOTIFICATIONS}`,
        ),
      )
    return insertFrom(notification, wanted).onConflictDoNothing({
      target: [notification.userId, notification.eventKey],
    })
  },
)

/**
 * Hides the earlier notifications of a group behind the one that was just inserted; does nothing if that one existed
 * before. Whether they were seen and read stays known, in case that one is withdrawn. The first parameter is a JSON list
 * of people.
 */
export const replaceEarlier = write(
  (userIds: Param<string>, eventKey: Param<string>, groupKey: Param<string>, now: Param<number>) =>
    update(notification)
      .set({ isReplaced: true, seenAt: sql`coalesce(${notification.seenAt}, ${UNSEEN})`, mailDueAt: null })
      .where(
        and(
          inJson(notification.userId, userIds),
          eq(notification.groupKey, groupKey),
          eq(notification.isReplaced, false),
          ne(notification.eventKey, eventKey),
          some(
            latest,
            and(
              eq(latest.userId, notification.userId),
              eq(latest.eventKey, eventKey),
              eq(latest.createdAt, now),
              eq(latest.isReplaced, false),
            ),
          ),
        ),
      ),
)

/** Marks a person's notifications up to a time as seen. */
export const markSeen = write((userId: Param<string>, until: Param<number>, now: Param<number>) =>
  update(notification)
    .set({ seenAt: sql`${now}` })
    .where(
      and(eq(notification.userId, userId), isNull(notification.seenAt), lte(notification.createdAt, until)),
    ),
)

/** Marks some of a person's notifications as read. The second parameter is a JSON list of ids. */
export const markRead = write((userId: Param<string>, ids: Param<string>, now: Param<number>) =>
  update(notification)
    .set({ readAt: sql`${now}`, seenAt: sql`coalesce(${notification.seenAt}, ${now})`, mailDueAt: null })
    .where(and(inJson(notification.id, ids), eq(notification.userId, userId), isNull(notification.readAt))),
)

/** Marks all of a person's notifications up to a time as read. */
export const markAllRead = write((userId: Param<string>, until: Param<number>, now: Param<number>) =>
  update(notification)
    .set({ readAt: sql`${now}`, seenAt: sql`coalesce(${notification.seenAt}, ${now})`, mailDueAt: null })
    .where(
      and(
        eq(notification.userId, userId),
        eq(notification.isReplaced, false),
        lte(notification.createdAt, until),
        isNull(notification.readAt),
      ),
    ),
)

/** Claims a mail that is due, so that nobody else sends it. Changes no row if somebody has claimed it. */
export const claimMail = write((id: Param<string>, now: Param<number>) =>
  update(notification)
    .set({ mailDueAt: null, mailedAt: sql`${now}`, mailAttempts: sql`${notification.mailAttempts} + 1` })
    .where(and(eq(notification.id, id), lte(notification.mailDueAt, now))),
)

/** Drops a mail that nobody should get any more. */
export const dropMail = write((id: Param<string>) =>
  update(notification).set({ mailDueAt: null }).where(eq(notification.id, id)),
)

/** Schedules a mail again that couldn't be sent. */
export const postponeMail = write((id: Param<string>, until: Param<number>) =>
  update(notification)
    .set({ mailDueAt: sql`${until}`, mailedAt: null })
    .where(eq(notification.id, id)),
)

/** Takes back what people were notified of, with mails that haven't gone. @param userIds a JSON list. */
export const withdrawNotifications = write((userIds: Param<string>, eventKey: Param<string>) =>
  deleteFrom(notification).where(
    and(inJson(notification.userId, userIds), eq(notification.eventKey, eventKey)),
  ),
)

/** Queues the announcement of a story, unless it was announced before. */
export const insertAnnouncement = insert(storyAnnouncement, 'ignore')

/** Records how far a story's announcement has got; does nothing if it has got further meanwhile. */
export const recordTold = write(
  (postId: Param<string>, from: Param<string>, upTo: Param<string>, doneAt: Param<number | null>) =>
    update(storyAnnouncement)
      .set({ toldUpTo: sql`${upTo}`, doneAt: sql`${doneAt}` })
      .where(
        and(
          eq(storyAnnouncement.postId, postId),
          eq(storyAnnouncement.toldUpTo, from),
          isNull(storyAnnouncement.doneAt),
        ),
      ),
)
