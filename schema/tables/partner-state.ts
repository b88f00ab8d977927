import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { PARTNER_STATES } from '../rules/partner/months'
import { id, time } from './columns'
import { staysWhole } from './personal-data'

/** The states that a writer has had, the present one too: triggers add a row with each change of one. Never changed. */
export const partnerState = sqliteTable(
  'partner_state',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    partnerId: id('partner_id').notNull(),
    status: text('status', { enum: PARTNER_STATES }).notNull(),
    /** Since when. */
    at: time('at').notNull(),
  },
  (t) => [index('partner_state_of').on(t.partnerId, t.id)],
)

staysWhole(partnerState, 'It names a writer by their number in the programme alone.', {
  forever: 'It says why reading was paid for, or wasn’t.',
})
