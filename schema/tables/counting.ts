import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { COUNTED_FOR } from '../rules/counting'
import { count, flag, id, time } from './columns'
import { letter } from './letter'
import { removedWithOwner, staysWhole } from './personal-data'

/** How often a letter was opened and its links were followed. Rule: docs/rules/newsletters.md, "Counting opens and clicks". */
export const letterCount = sqliteTable(
  'letter_count',
  {
    letterId: id('letter_id').notNull(),
    /** `opened`, `clicked` or `loaded`, or the key of a link. */
    what: text('what').notNull(),
    /** Where the link leads; empty for the others. */
    href: text('href').notNull().default(''),
    /** Recipients, each once. */
    recipients: count('recipients'),
  },
  (t) => [primaryKey({ columns: [t.letterId, t.what] })],
)

removedWithOwner(letterCount, {
  owner: ['letterId', letter.id],
  retention: { with: { letterId: letter.id } },
})

/** What a recipient of a counted letter did, so that each counts once. */
export const letterAct = sqliteTable(
  'letter_act',
  {
    letterId: id('letter_id').notNull(),
    /** A keyed hash of the letter and the recipient. */
    recipientHash: text('recipient_hash').notNull(),
    /** As in `letter_count`. */
    what: text('what').notNull(),
    doneAt: time('done_at').notNull(),
    /** When it is counted; null once it was, or if it doesn't count. */
    dueAt: time('due_at'),
    /** A program did it, so that the recipient still can. */
    isVoid: flag('is_void'),
  },
  (t) => [
    primaryKey({ columns: [t.letterId, t.recipientHash, t.what] }),
    index('letter_act_due').on(t.dueAt),
    index('letter_act_old').on(t.doneAt),
  ],
)

staysWhole(letterAct, 'It names a recipient by a hash that is another one in each letter.', {
  since: 'doneAt',
  for: COUNTED_FOR,
})

/** Addresses whose opens and clicks nobody counts, by a keyed hash. */
export const uncountedAddress = sqliteTable('uncounted_address', {
  emailHash: text('email_hash').primaryKey(),
  createdAt: time('created_at').notNull(),
})

staysWhole(uncountedAddress, 'Nobody can be found by a hash.', {
  forever: 'Whoever doesn’t want to be counted says so once.',
})
