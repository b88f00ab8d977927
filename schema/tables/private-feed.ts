import { sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id, time } from './columns'
import { removedWithOwner } from './personal-data'

/** Members' private feeds, with stories in full. Rule: docs/rules/private-feeds.md. */
export const privateFeed = sqliteTable(
  'private_feed',
  {
    userId: id('user_id').primaryKey(),
    /** What the address is computed from, together with the site's secret. */
    nonce: text('nonce').notNull(),
    /** The SHA-256 of the address's key. */
    keyHash: text('key_hash').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (t) => [uniqueIndex('private_feed_key').on(t.keyHash)],
)

removedWithOwner(privateFeed, {
  owner: 'userId',
  retention: { forever: 'Its address works until its owner withdraws it.' },
  withheld: { 'It opens what its owner pays for.': ['nonce', 'keyHash'] },
})
