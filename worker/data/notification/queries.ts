import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import {
  isOnByDefault,
  MOST_COUNTED,
  NOTIFICATION_KINDS,
  NOTIFICATION_PREFERENCES,
  NOTIFICATION_TABS,
  type NotificationKind,
  type NotificationTab,
} from '../../../schema/rules/notifications'
import { notification, storyAnnouncement } from '../../../schema/tables/notification'
import { session } from '../../../schema/tables/session'
import { user } from '../../../schema/tables/user'
import { userPreference } from '../../../schema/tables/viewer'
import { before, indexedBy, inJson, jsonEach } from '../sql/fragments'
import type { Page, Param } from '../sql/params'
import { countOf, query, select, selectOne, some } from '../sql/query'
import { notificationFields } from './rows'
import { wordsOfNotification } from './words'

const ofTab = (tab: NotificationTab) =>
  query(`notificationsOfUser.${tab}`, (userId: Param<string>, ...[createdAt, id, limit]: Page) =>
    select({ ...notificationFields, words: wordsOfNotification })
      .from(indexedBy(notification, 'notification_of_user'))
      .where(
        and(
          eq(notification.userId, userId),
          eq(notification.isReplaced, false),
          inArray(notification.kind, [...NOTIFICATION_TABS[tab]]),
          before([notification.createdAt, notification.id], [createdAt, id]),
        ),
      )
      .orderBy(desc(notification.createdAt), desc(notification.id))
      .limit(limit),
  )

/** A person's notifications, newest first, by the tab that shows them. */
export const notificationsOfUser = {
  all: ofTab('all'),
  stories: ofTab('stories'),
  followers: ofTab('followers'),
  publications: ofTab('publications'),
} satisfies Readonly<Record<NotificationTab, unknown>>

/** How many notifications each person hasn't seen; counting stops at a hundred. */
export const unseenOf = (userId: ReturnType<typeof jsonEach>['value'] | Param<string>) =>
  sql<number>`(select count(*) from ${select({ one: sql`1` })
    .from(indexedBy(notification, 'notification_unseen'))
    .where(and(eq(notification.userId, userId), isNull(notification.seenAt)))
    .limit(MOST_COUNTED)})`

/** How many notifications a person hasn't seen. */
export const unseenCount = query('unseenCount', (userId: Param<string>) =>
  selectOne({ count: unseenOf(userId) }),
)

/**
 * How many notifications each of these people hasn't seen, for those who have been here since a time and may have a tab
 * open. Parameter: JSON list of ids.
 */
export const unseenCountsOfPresent = query(
  'unseenCountsOfPresent',
  (userIds: Param<string>, since: Param<number>) => {
    const keys = jsonEach(userIds)
    return select({ userId: keys.value, count: unseenOf(keys.value) })
      .from(keys.from)
      .where(some(session, and(eq(session.userId, keys.value), gt(session.lastSeenAt, since))))
  },
)

const sent = alias(notification, 'sent')

/** Whether the recipient has stored this value for the mails of some kinds of notifications. */
const hasChosen = (kinds: readonly NotificationKind[], value: string) =>
  some(
    userPreference,
    and(
      eq(userPreference.userId, notification.userId),
      eq(userPreference.value, value),
      or(
        ...kinds.map((kind) =>
          and(eq(notification.kind, kind), eq(userPreference.name, NOTIFICATION_PREFERENCES[kind].byMail)),
        ),
      ),
    ),
  )

const mailed = NOTIFICATION_KINDS.filter((kind) => isOnByDefault(kind, 'byMail'))
const notMailed = NOTIFICATION_KINDS.filter((kind) => !isOnByDefault(kind, 'byMail'))

/** Whether the recipient still wants mails of the notification's kind. */
const isMailWanted = sql`case when ${inArray(notification.kind, mailed)} then not ${hasChosen(mailed, 'false')} else ${hasChosen(notMailed, 'true')} end`

/** Notifications whose mail is due, with their recipients, whether these still want it, and how many mails each of them got since a time. */
export const dueMails = query('dueMails', (now: Param<number>, since: Param<number>, limit: Param<number>) =>
  select({
    ...notificationFields,
    mailAttempts: notification.mailAttempts,
    email: user.email,
    emailVerifiedAt: user.emailVerifiedAt,
    deactivatedAt: user.deactivatedAt,
    isWanted: sql<0 | 1>`${isMailWanted}`,
    sent: countOf(sent, and(eq(sent.userId, notification.userId), gt(sent.mailedAt, since))),
  })
    .from(indexedBy(notification, 'notification_mail_due'))
    .innerJoin(user, eq(user.id, notification.userId))
    .where(lte(notification.mailDueAt, now))
    .orderBy(asc(notification.mailDueAt))
    .limit(limit),
)

/** The people who were told of events that one person caused. Parameter: a JSON list of their keys. */
export const toldOfEvents = query('toldOfEvents', (actorId: Param<string>, eventKeys: Param<string>) =>
  select({ userId: notification.userId })
    .from(indexedBy(notification, 'notification_by_actor'))
    .where(and(eq(notification.actorId, actorId), inJson(notification.eventKey, eventKeys))),
)

/** Stories whose followers haven't all been told, the oldest first. */
export const openAnnouncements = query('openAnnouncements', (limit: Param<number>) =>
  select({ postId: storyAnnouncement.postId, toldUpTo: storyAnnouncement.toldUpTo })
    .from(indexedBy(storyAnnouncement, 'story_announcement_open'))
    .where(isNull(storyAnnouncement.doneAt))
    .orderBy(asc(storyAnnouncement.createdAt))
    .limit(limit),
)
