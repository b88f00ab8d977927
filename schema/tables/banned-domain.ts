import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { time } from './columns'
import { staysWhole } from './personal-data'

/** Domains to which nothing that is published may lead. Rule: docs/rules/moderation.md, "Banned links". */
export const bannedDomain = sqliteTable(
  'banned_domain',
  {
    /** In lower case, as the DNS has it, without a dot at its end. It stands for its subdomains too. */
    domain: text('domain').primaryKey(),
    bannedAt: time('banned_at').notNull(),
    /** Why, as in the log. */
    reason: text('reason').notNull(),
  },
  (t) => [index('banned_domain_newest').on(t.bannedAt, t.domain)],
)

staysWhole(bannedDomain, 'It names no person; who has banned a domain is in the log of staff.', {
  forever: 'A ban holds until staff lifts it.',
})
