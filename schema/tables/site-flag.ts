import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { time } from './columns'
import { staysWhole } from './personal-data'

/** Values of flags that staff or operators have set for the whole site. Rule: docs/rules/viewer.md, "Flags". */
export const siteFlag = sqliteTable('site_flag', {
  name: text('name').primaryKey(),
  /** The value, as JSON. */
  value: text('value').notNull(),
  setAt: time('set_at').notNull(),
  /** Why, as in the log. */
  reason: text('reason').notNull(),
})

staysWhole(siteFlag, 'It names no person; who has set a flag is in the log of staff.', {
  forever: 'A value holds until somebody takes it back.',
})
