import { isNotNull } from 'drizzle-orm'
import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { IFTTT_IDENTITY_KEPT, IFTTT_TRIGGER_SLUGS } from '../rules/ifttt'
import { count, id, time } from './columns'
import { removedWithOwner } from './personal-data'

/** What people's Applets wait for, as far as IFTTT has asked. Rule: docs/rules/ifttt.md, "Telling IFTTT". */
export const iftttTrigger = sqliteTable(
  'ifttt_trigger',
  {
    userId: id('user_id').notNull(),
    /** What IFTTT calls it. */
    identity: text('identity').notNull(),
    trigger: text('trigger', { enum: IFTTT_TRIGGER_SLUGS }).notNull(),
    /** The id of the publication or the list, a topic's slug, or its owner's id where there is no field. */
    subjectId: text('subject_id').notNull(),
    createdAt: time('created_at').notNull(),
    /** With a precision of an hour. */
    askedAt: time('asked_at').notNull(),
    /** When IFTTT is to be told that there is something new; absent if it knows. */
    dueAt: time('due_at'),
    attempts: count('attempts'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.identity] }),
    index('ifttt_trigger_of_subject').on(t.trigger, t.subjectId),
    index('ifttt_trigger_due').on(t.dueAt).where(isNotNull(t.dueAt)),
    index('ifttt_trigger_by_asking').on(t.askedAt),
  ],
)

removedWithOwner(iftttTrigger, {
  owner: 'userId',
  retention: { since: 'askedAt', for: IFTTT_IDENTITY_KEPT },
})
