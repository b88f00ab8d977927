import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { MOBILE_CODE_KEPT, SMS_DAYS_KEPT } from '../rules/mobile-verification'
import { DAY } from '../rules/time-units'
import { count, id, time } from './columns'
import { removedWithOwner, staysWhole } from './personal-data'

const WITHHELD = {
  'It would help whoever guesses at it.': ['numberHash'],
  'It is stored encrypted; its owner sees it on the page of mobile verification.': ['number'],
} as const

/** The verified mobile numbers: one of a person, and one person of a number. Rule: docs/rules/mobile-verification.md. */
export const mobileNumber = sqliteTable(
  'mobile_number',
  {
    userId: id('user_id').primaryKey(),
    /** Keyed hash of the number, in hex. */
    numberHash: text('number_hash').notNull(),
    /** The number as it is written, encrypted for its owner. */
    number: text('number').notNull(),
    verifiedAt: time('verified_at').notNull(),
  },
  (t) => [uniqueIndex('mobile_number_by_hash').on(t.numberHash)],
)

removedWithOwner(mobileNumber, {
  owner: 'userId',
  retention: { forever: 'It verifies the account until its owner removes it.' },
  withheld: WITHHELD,
})

/** The code that was last sent to somebody. */
export const mobileCode = sqliteTable(
  'mobile_code',
  {
    userId: id('user_id').primaryKey(),
    numberHash: text('number_hash').notNull(),
    number: text('number').notNull(),
    /** Keyed hash of the code, the number and the person, in hex. */
    codeHash: text('code_hash').notNull(),
    /** How often one was typed. */
    tries: count('tries'),
    sentAt: time('sent_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [index('mobile_code_by_expiry').on(t.expiresAt)],
)

removedWithOwner(mobileCode, {
  owner: 'userId',
  retention: { since: 'expiresAt', for: MOBILE_CODE_KEPT },
  withheld: { ...WITHHELD, 'It would help whoever guesses at the code.': ['codeHash'] },
})

/** What text messages have cost on a day, in ten-thousandths of a dollar. */
export const smsDay = sqliteTable(
  'sms_day',
  {
    /** Days since 1970 UTC. */
    day: integer('day').notNull(),
    service: text('service').notNull(),
    spent: count('spent'),
  },
  (t) => [primaryKey({ columns: [t.day, t.service] })],
)

staysWhole(smsDay, 'It says nothing of a person.', { since: 'day', for: SMS_DAYS_KEPT, unit: DAY })
