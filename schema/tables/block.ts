import { index, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core'
import { id, time } from './columns'
import { removedWithOwner } from './personal-data'

/** Whom somebody blocks. Rule: docs/rules/blocks.md. */
export const block = sqliteTable(
  'block',
  {
    blockerId: id('blocker_id').notNull(),
    /** When this person's account is removed, the row goes too (worker/data/account/follows.ts). */
    blockedId: id('blocked_id').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.blockerId, t.blockedId] }),
    index('block_newest').on(t.blockerId, t.createdAt, t.blockedId),
    index('block_of_blocked').on(t.blockedId),
  ],
)

removedWithOwner(block, { owner: 'blockerId' })
