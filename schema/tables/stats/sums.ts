import { ne } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { count, id, time } from '../columns'

/* The tables of a database of stats (docs/rules/stats.md). Their migrations (migrations/stats) are written by hand,
   because they are tables without row ids. A test compares the two. */

/**
 * What was counted of a story, a writer or a publication from the beginning to an hour, that hour included. Hours in which
 * nothing was counted have no row; of long ago, a day or a month has one.
 */
export const statRunning = sqliteTable(
  'stat_running',
  {
    /** The id of the story, the writer or the publication. */
    subject: id('subject').notNull(),
    /** Its place in `DIMENSIONS`. */
    dimension: integer('dimension').notNull(),
    part: text('part').notNull(),
    /** In hours since 1970 UTC; of a day or a month, its first hour. */
    hour: integer('hour').notNull(),
    views: count('views'),
    reads: count('reads'),
    seconds: count('seconds'),
  },
  (t) => [primaryKey({ columns: [t.subject, t.dimension, t.part, t.hour] })],
)

/** What was counted of a story in all. */
export const statTotal = sqliteTable(
  'stat_total',
  {
    postId: id('post_id').primaryKey(),
    views: count('views'),
    reads: count('reads'),
    seconds: count('seconds'),
    /** As many reads as the story's rank knows of (docs/rules/ranking.md, "Trending"). */
    rankedReads: count('ranked_reads'),
  },
  (t) => [index('stat_total_unranked').on(t.postId).where(ne(t.reads, t.rankedReads))],
)

/** Days and months of which hours or days are counted that are to be added up once they are old. */
export const statUnfolded = sqliteTable(
  'stat_unfolded',
  {
    /** `day` or `month`. */
    span: text('span', { enum: ['day', 'month'] }).notNull(),
    /** The first hour of it, in hours since 1970 UTC. */
    hour: integer('hour').notNull(),
    subject: id('subject').notNull(),
  },
  (t) => [primaryKey({ columns: [t.span, t.hour, t.subject] })],
)

/** Which readers of a story are counted on a day, so that each counts once. */
export const statReader = sqliteTable(
  'stat_reader',
  {
    postId: id('post_id').notNull(),
    /** Days since 1970 UTC. */
    day: integer('day').notNull(),
    /** A hash whose salt is thrown away with the day, or its beginning alone. */
    name: text('name').notNull(),
    /** The name under which the fact is. */
    countedAs: text('counted_as').notNull(),
    /** JSON: what counts for the reader. */
    fact: text('fact'),
  },
  (t) => [primaryKey({ columns: [t.postId, t.day, t.name] }), index('stat_reader_of_day').on(t.day)],
)

/** Sources of a story's readers that are told apart. */
export const statSource = sqliteTable(
  'stat_source',
  { postId: id('post_id').notNull(), source: text('source').notNull() },
  (t) => [primaryKey({ columns: [t.postId, t.source] })],
)

/** Batches that are counted, in their order. */
export const statBatch = sqliteTable('stat_batch', {
  /** One more than that of the batch before: of two that are counted at once, one fails and is counted again. */
  number: integer('number').primaryKey(),
  /** Made of what is in it, so that a batch that comes twice is known. */
  id: text('id').notNull().unique(),
  countedAt: time('counted_at').notNull(),
  /** JSON: the entries that are still to be written to the log. */
  unlogged: text('unlogged'),
})
