import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { BLOCK_SENDING_KEPT } from '../rules/blocks'
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

removedWithOwner(block, { owner: 'blockerId', retention: { forever: 'A block holds until it is lifted.' } })

/**
 * What people have sent to block somebody, to end that, or to keep or delete a highlight, for a day: a repeated request
 * changes nothing.
 */
export const blockSending = sqliteTable(
  'block_sending',
  {
    senderId: id('sender_id').notNull(),
    /** The person or the highlight. Deleted long before this person's account can be removed. */
    targetId: id('target_id').notNull(),
    /** What it does, and the key that the client made for it. */
    key: text('key').notNull(),
    sentAt: time('sent_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.senderId, t.targetId, t.key] }),
    index('block_sending_by_time').on(t.sentAt),
  ],
)

removedWithOwner(blockSending, { owner: 'senderId', retention: { since: 'sentAt', for: BLOCK_SENDING_KEPT } })
