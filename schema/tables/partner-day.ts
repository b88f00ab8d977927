import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { CURRENCIES } from '../rules/membership/plans'
import { count, id } from './columns'
import { staysWhole } from './personal-data'

const NAMES_A_NUMBER = 'It names a writer by their number in the programme alone.'

/** What a writer's story brought on a day, in UTC, in a currency: the sum of the lines of cycles that were divided on it. */
export const partnerDay = sqliteTable(
  'partner_day',
  {
    partnerId: id('partner_id').notNull(),
    /** The story; empty where the writer is followed. */
    postId: id('post_id').notNull(),
    /** Days since 1970. */
    day: integer('day').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    amount: count('amount'),
  },
  (t) => [
    primaryKey({ columns: [t.partnerId, t.postId, t.day, t.currency] }),
    index('partner_day_of').on(t.partnerId, t.day, t.currency, t.amount),
  ],
)

staysWhole(partnerDay, NAMES_A_NUMBER, { forever: 'A writer sees since when each story has earned.' })

/** What members of a country brought a writer in a month in a currency. */
export const partnerCountry = sqliteTable(
  'partner_country',
  {
    partnerId: id('partner_id').notNull(),
    month: text('month').notNull(),
    /** Two letters; empty where it isn't known. */
    country: text('country').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    amount: count('amount'),
    /** Of how many members' cycles: few aren't told apart. */
    cycles: count('cycles'),
  },
  (t) => [primaryKey({ columns: [t.partnerId, t.month, t.country, t.currency] })],
)

staysWhole(partnerCountry, NAMES_A_NUMBER, { forever: 'A writer sees where they have earned.' })
