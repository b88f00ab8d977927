import { index, sqliteTable } from 'drizzle-orm/sqlite-core'
import { count, flag, id, time } from './columns'
import { removedWithOwner } from './personal-data'
import { user } from './user'

/** When writers get the mail with their week (docs/rules/stats.md, "The week by mail"). */
export const weeklyMail = sqliteTable(
  'weekly_mail',
  {
    userId: id('user_id').primaryKey(),
    /** When the next one is due. */
    dueAt: time('due_at').notNull(),
    /** Nobody else sends it until then. */
    claimedUntil: time('claimed_until'),
    /** It is handed to the mail service, and nobody knows yet whether that took it. */
    isSending: flag('is_sending'),
    /** How often the mail service refused it. */
    attempts: count('attempts'),
  },
  (t) => [index('weekly_mail_due').on(t.dueAt)],
)

removedWithOwner(weeklyMail, { owner: 'userId', retention: { with: { userId: user.id } } })
