import { isNotNull, isNull, ne } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { READING_DEVICES, REMOVED_READING_KEPT } from '../rules/reading-history'
import { DAY } from '../rules/time-units'
import { count, flag, id, time } from './columns'
import { removedWithOwner, staysWhole } from './personal-data'

/** What somebody has read or begun (docs/rules/reading-history.md). */
export const readingHistory = sqliteTable(
  'reading_history',
  {
    userId: id('user_id').notNull(),
    postId: id('post_id').notNull(),
    /** The furthest that they have come, in thousandths of the text. */
    progress: integer('progress').notNull(),
    begunAt: time('begun_at').notNull(),
    /** When they last read it. */
    readAt: time('read_at').notNull(),
    /** Whether they have read it for long enough once, wherever they stopped. */
    isRead: flag('is_read'),
    finishedAt: time('finished_at'),
    /** When they took it out of their history; it can come back for a day. */
    removedAt: time('removed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.postId] }),
    index('reading_history_of_user').on(t.userId, t.readAt, t.postId).where(isNull(t.removedAt)),
    index('reading_history_removed').on(t.removedAt).where(isNotNull(t.removedAt)),
  ],
)

removedWithOwner(readingHistory, {
  owner: 'userId',
  retention: { since: 'removedAt', for: REMOVED_READING_KEPT },
})

/** Where somebody stopped in a story, on each of their devices. */
export const readingPlace = sqliteTable(
  'reading_place',
  {
    userId: id('user_id').notNull(),
    postId: id('post_id').notNull(),
    /** Chosen by the browser at random. */
    deviceId: text('device_id').notNull(),
    device: text('device', { enum: READING_DEVICES }).notNull(),
    /** The name of the paragraph that was being read. */
    paragraph: text('paragraph').notNull(),
    /** How much of the text came before it, in thousandths. */
    progress: integer('progress').notNull(),
    savedAt: time('saved_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.postId, t.deviceId] })],
)

removedWithOwner(readingPlace, {
  owner: 'userId',
  retention: { with: { userId: readingHistory.userId, postId: readingHistory.postId } },
})

/** Who has read which story on which day, so that each reader counts once a day. */
export const postRead = sqliteTable(
  'post_read',
  {
    postId: id('post_id').notNull(),
    /** Days since 1970 UTC. */
    day: integer('day').notNull(),
    userId: id('user_id').notNull(),
    /** How long they read. */
    seconds: integer('seconds').notNull(),
    /** Whether the story was member-only then, so that it is paid for (docs/rules/partner.md, "Who takes part"). */
    isLocked: flag('is_locked'),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.day, t.userId] }),
    index('post_read_of_user').on(t.userId, t.day, t.postId),
  ],
)

removedWithOwner(postRead, {
  owner: 'userId',
  retention: { forever: 'It makes sure that a reader counts once, and its reader can ask for it.' },
})

/** Views and reads by people whom we don't know, or who ask not to be tracked. Deleted at the end of the day. */
export const visitorRead = sqliteTable(
  'visitor_read',
  {
    postId: id('post_id').notNull(),
    day: integer('day').notNull(),
    /** A salted hash, or its beginning alone; a `v` comes before it as long as they have only opened the story. */
    reader: text('reader').notNull(),
    seconds: integer('seconds').notNull(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.day, t.reader] }), index('visitor_read_of_day').on(t.day)],
)

staysWhole(visitorRead, 'It is a hash whose salt is thrown away with the day, so it names nobody.', {
  since: 'day',
  for: DAY,
  unit: DAY,
})

/** The salt of a day's hashes. */
export const readSalt = sqliteTable('read_salt', {
  day: integer('day').primaryKey(),
  salt: text('salt').notNull(),
})

staysWhole(readSalt, 'It is random.', { since: 'day', for: DAY, unit: DAY })

/** How often a story was opened and read on a day. */
export const postDay = sqliteTable(
  'post_day',
  {
    postId: id('post_id').notNull(),
    day: integer('day').notNull(),
    /** Of those who read it, too. */
    views: count('views'),
    reads: count('reads'),
    /** As many of them as the story's rank knows of (docs/rules/ranking.md, "Trending"). */
    rankedReads: count('ranked_reads'),
    /** How long its readers read, together. */
    seconds: count('seconds'),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.day] }),
    index('post_day_unranked').on(t.day).where(ne(t.reads, t.rankedReads)),
  ],
)

staysWhole(postDay, 'It counts readers and names none.', { forever: 'It is a story’s statistics.' })

/** From which sites a story's readers came. */
export const postReferrer = sqliteTable(
  'post_referrer',
  {
    postId: id('post_id').notNull(),
    /** The site's host; empty if it isn't known. */
    host: text('host').notNull(),
    reads: count('reads'),
  },
  (t) => [primaryKey({ columns: [t.postId, t.host] })],
)

staysWhole(postReferrer, 'It counts readers and names none.', { forever: 'It is a story’s statistics.' })
