import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { MODERATION_ACTIONS, MODERATION_SUBJECTS } from '../rules/moderation'
import { id, time } from './columns'
import { staysWhole } from './personal-data'

/**
 * What staff has done to accounts, stories and topics, what editors have decided about reports, and why. Rows are only ever added: triggers refuse every
 * change and deletion (docs/rules/moderation.md, "The log").
 */
export const moderationAct = sqliteTable(
  'moderation_act',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    at: time('at').notNull(),
    /** A member of staff, or an editor who decided about a report. */
    staffId: id('staff_id').notNull(),
    action: text('action', { enum: MODERATION_ACTIONS }).notNull(),
    subjectKind: text('subject_kind', { enum: MODERATION_SUBJECTS }).notNull(),
    /** The id of a person, a story, a list or a publication, the slug of a topic, the name of a domain or a flag, the code of a coupon, or a month. */
    subjectId: text('subject_id').notNull(),
    reason: text('reason').notNull(),
    /** What undoing it takes, or the other thing that it is about: a story’s state, a topic’s words, the id of a story or of a case. */
    detail: text('detail'),
  },
  (t) => [
    index('moderation_act_of_subject').on(t.subjectKind, t.subjectId, t.id),
    index('moderation_act_of_action').on(t.action, t.id),
    index('moderation_act_of_staff').on(t.staffId, t.id),
    index('moderation_act_of_staff_action').on(t.staffId, t.action, t.id),
  ],
)

staysWhole(
  moderationAct,
  'Staff has to answer for what it has done to others; people are named by their ids alone.',
  { forever: 'A log that anybody could shorten would prove nothing.' },
)
