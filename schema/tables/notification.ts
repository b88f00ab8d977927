import { isNotNull, isNull } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { NotificationKind } from '../rules/notifications'
import { NOTIFICATION_KEPT } from '../rules/notifications'
import { count, flag, id, time } from './columns'
import { removedWithOwner } from './personal-data'
import { post } from './post'

/**
 * What happened to somebody, or around them (docs/rules/notifications.md). When many do the same, each gets a
 * row; the newest stands for the group, and the earlier ones are replaced by it.
 */
export const notification = sqliteTable(
  'notification',
  {
    id: id().primaryKey(),
    /** Who is notified. */
    userId: id('user_id').notNull(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    /** What happened, so that nobody is notified of it twice. */
    eventKey: text('event_key').notNull(),
    /** What it has in common with those that are shown together with it. */
    groupKey: text('group_key').notNull(),
    /** Who did it; absent if the story says so. */
    actorId: id('actor_id'),
    /** Who did it before, in the same group. */
    otherActorId: id('other_actor_id'),
    /** How many did it, in the same group. */
    actorCount: integer('actor_count').notNull().default(1),
    postId: id('post_id'),
    /** The publication that it is about, for what happens in one. */
    collectionId: id('collection_id'),
    createdAt: time('created_at').notNull(),
    /** When it was in a list that the person looked at; 0 if a newer one of its group came before that. */
    seenAt: time('seen_at'),
    /** When the person opened it. */
    readAt: time('read_at'),
    /** A newer one of its group is shown instead. */
    isReplaced: flag('is_replaced'),
    /** When a mail about it is due; absent if none is. */
    mailDueAt: time('mail_due_at'),
    mailedAt: time('mailed_at'),
    mailAttempts: count('mail_attempts'),
  },
  (t) => [
    uniqueIndex('notification_of_event').on(t.userId, t.eventKey),
    index('notification_of_user').on(t.userId, t.isReplaced, t.createdAt, t.id),
    index('notification_of_group').on(t.userId, t.groupKey),
    index('notification_unseen').on(t.userId).where(isNull(t.seenAt)),
    index('notification_mail_due').on(t.mailDueAt).where(isNotNull(t.mailDueAt)),
    index('notification_mailed').on(t.userId, t.mailedAt).where(isNotNull(t.mailedAt)),
    index('notification_by_actor').on(t.actorId).where(isNotNull(t.actorId)),
    index('notification_by_other_actor').on(t.otherActorId).where(isNotNull(t.otherActorId)),
    index('notification_by_age').on(t.createdAt),
  ],
)

removedWithOwner(notification, {
  owner: 'userId',
  retention: { since: 'createdAt', for: NOTIFICATION_KEPT },
  forgotten: ['actorId', 'otherActorId'],
  withheld: { 'It is about somebody else.': ['actorId', 'otherActorId', 'eventKey'] },
})

/**
 * Stories that followers are told about, as far as that has gone. A row is written in the same batch as the
 * publishing, so that no story is forgotten, and none is announced twice.
 */
export const storyAnnouncement = sqliteTable(
  'story_announcement',
  {
    postId: id('post_id').primaryKey(),
    createdAt: time('created_at').notNull(),
    /** The position of the last follower who was told, as JSON; empty at the beginning. */
    toldUpTo: text('told_up_to').notNull().default(''),
    /** Absent as long as there are followers to tell. */
    doneAt: time('done_at'),
  },
  (t) => [index('story_announcement_open').on(t.doneAt, t.createdAt)],
)

removedWithOwner(storyAnnouncement, {
  owner: ['postId', post.id],
  retention: { since: 'doneAt', for: NOTIFICATION_KEPT },
})
