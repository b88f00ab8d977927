import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { READER_RHYTHMS } from '../rules/digests'
import { count, flag, id, time } from './columns'
import { removedWithOwner } from './personal-data'
import { user } from './user'

/** Who gets a digest of what they follow, and when (docs/rules/newsletters.md, "The reader’s digest"). */
export const readerDigest = sqliteTable(
  'reader_digest',
  {
    userId: id('user_id').primaryKey(),
    rhythm: text('rhythm', { enum: READER_RHYTHMS }).notNull(),
    /** They have been told of what came out before. */
    toldUntil: time('told_until').notNull(),
    /** When the next one is due. */
    dueAt: time('due_at').notNull(),
    /** Nobody else sends it until then. */
    claimedUntil: time('claimed_until'),
    /** It is handed to the mail service, and nobody knows yet whether that took it. */
    isSending: flag('is_sending'),
    /** How often the mail service refused it. */
    attempts: count('attempts'),
  },
  (t) => [index('reader_digest_due').on(t.dueAt)],
)

removedWithOwner(readerDigest, { owner: 'userId', retention: { with: { userId: user.id } } })
