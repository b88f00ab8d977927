import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id, time } from './columns'
import { removedWithOwner } from './personal-data'

/** The people and publications that somebody follows. Topics: `tag_follow`. */
export const follow = sqliteTable(
  'follow',
  {
    userId: id('user_id').notNull(),
    kind: text('kind', { enum: ['user', 'collection'] }).notNull(),
    targetId: id('target_id').notNull(),
    createdAt: time('created_at').notNull(),
    /** When the follower last looked at it; what was published after that is unread. */
    viewedAt: time('viewed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.targetId] }),
    index('follow_newest').on(t.userId, t.createdAt, t.targetId),
    index('follow_newest_of_kind').on(t.userId, t.kind, t.createdAt, t.targetId),
    index('follow_of_target').on(t.kind, t.targetId, t.createdAt, t.userId),
  ],
)

removedWithOwner(follow, {
  owner: 'userId',
  retention: { forever: 'A follow holds until it is taken back.' },
})

/** What somebody doesn't want to see in their lists: a person, a publication, a topic or a single story. */
export const mute = sqliteTable(
  'mute',
  {
    userId: id('user_id').notNull(),
    kind: text('kind', { enum: ['user', 'collection', 'tag', 'post'] }).notNull(),
    /** The id, or a topic's slug. */
    targetId: text('target_id').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.targetId] }),
    index('mute_newest_of_kind').on(t.userId, t.kind, t.createdAt, t.targetId),
    index('mute_of_target').on(t.kind, t.targetId),
  ],
)

removedWithOwner(mute, { owner: 'userId', retention: { forever: 'A mute holds until it is taken back.' } })
