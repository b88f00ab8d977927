import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { count, id } from '../columns'

/**
 * What earlier versions have counted of a story, a writer or a publication in each hour, day or month. The job `move-sums`
 * empties it (docs/rules/stats.md, "Earlier counts").
 */
export const statSum = sqliteTable(
  'stat_sum',
  {
    /** The id of the story, the writer or the publication. */
    subject: id('subject').notNull(),
    /** Its place in `DIMENSIONS`. */
    dimension: integer('dimension').notNull(),
    /** The first hour that is counted here, in hours since 1970 UTC. */
    hour: integer('hour').notNull(),
    part: text('part').notNull(),
    views: count('views'),
    reads: count('reads'),
    seconds: count('seconds'),
  },
  (t) => [primaryKey({ columns: [t.subject, t.dimension, t.hour, t.part] })],
)
