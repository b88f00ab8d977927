import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { count, id, time } from './columns'
import { removedWithOwner, staysWhole } from './personal-data'
import { user } from './user'

/** How many followers a writer gained and lost in an hour, and from where; not who (docs/rules/stats.md, "Audience"). */
export const followerChange = sqliteTable(
  'follower_change',
  {
    userId: id('user_id').notNull(),
    /** In hours since 1970 UTC. */
    hour: integer('hour').notNull(),
    /** Where those who were gained pressed the button (schema/rules/audience.ts); empty if that isn't known. */
    source: text('source').notNull(),
    gained: count('gained'),
    lost: count('lost'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.hour, t.source] }),
    // Stories are sources, too: each asks how many it brought.
    index('follower_change_of_source').on(t.source, t.userId, t.hour),
  ],
)

removedWithOwner(followerChange, { owner: 'userId', retention: { with: { userId: user.id } } })

/** Since when something is counted that wasn't before. */
export const countingStart = sqliteTable('counting_start', {
  /** What is counted. */
  what: text('what').primaryKey(),
  startedAt: time('started_at').notNull(),
})

staysWhole(countingStart, 'It names nobody.', {
  forever: 'Pages say since when they can tell something.',
})
