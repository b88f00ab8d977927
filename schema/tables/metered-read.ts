import { index, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core'
import { METER_MONTH } from '../rules/membership/meter'
import { id, time } from './columns'
import { removedWithOwner } from './personal-data'

/** Member-only stories that readers without a membership have opened in full. Rule: docs/rules/paywall.md, "Meter". */
export const meteredRead = sqliteTable(
  'metered_read',
  {
    userId: id('user_id').notNull(),
    postId: id('post_id').notNull(),
    openedAt: time('opened_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.postId] }),
    index('metered_read_of').on(t.userId, t.openedAt),
    index('metered_read_by_time').on(t.openedAt),
  ],
)

removedWithOwner(meteredRead, { owner: 'userId', retention: { since: 'openedAt', for: METER_MONTH } })
