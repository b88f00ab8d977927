import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { CLAPPED_KINDS } from '../rules/claps'
import { id, time } from './columns'
import { removedWithOwner } from './personal-data'

/** How often somebody has clapped for a story, a response or a list (docs/rules/claps.md). */
export const clap = sqliteTable(
  'clap',
  {
    kind: text('kind', { enum: CLAPPED_KINDS }).notNull(),
    targetId: id('target_id').notNull(),
    userId: id('user_id').notNull(),
    /** At least 1: who takes everything back has no row. */
    count: integer('count').notNull(),
    /** When they began. */
    createdAt: time('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.targetId, t.userId] }),
    index('clap_newest').on(t.kind, t.targetId, t.createdAt, t.userId),
    index('clap_most').on(t.kind, t.targetId, t.count, t.userId),
    index('clap_of_user').on(t.userId, t.kind, t.createdAt, t.targetId),
  ],
)

removedWithOwner(clap, {
  owner: 'userId',
  retention: { forever: 'Claps count for as long as there is what they are for.' },
})
