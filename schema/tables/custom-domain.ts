import { isNotNull, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { DOMAIN_FAULTS, FORMER_KEPT } from '../rules/custom-domains'
import { count, id, time } from './columns'
import { changedWithOwner } from './personal-data'

/**
 * Domains that people want for their profiles and publications, and how far each is. `collection.domain` and
 * `user_domain` name only those that work: they change in the same batches. Rule: docs/rules/domains.md.
 */
export const customDomain = sqliteTable(
  'custom_domain',
  {
    id: id().primaryKey(),
    /** A host's name, in lower case and ASCII. */
    domain: text('domain').notNull(),
    /** Whose profile it is for; absent for a publication's. */
    userId: id('user_id'),
    /** The publication that it is for; absent for a profile's. */
    collectionId: id('collection_id'),
    /** A random text that its owner puts into a record. */
    token: text('token').notNull(),
    /** Since when it waits to work. */
    since: time('since').notNull(),
    /** Since when the record exists that proves who owns it. */
    provedAt: time('proved_at'),
    /** Since when it leads here. */
    pointedAt: time('pointed_at'),
    workingSince: time('working_since'),
    failingSince: time('failing_since'),
    /** When its owners were told that it fails. */
    warnedAt: time('warned_at'),
    /** When it was withdrawn because it failed for days. */
    withdrawnAt: time('withdrawn_at'),
    checkedAt: time('checked_at'),
    nextCheckAt: time('next_check_at'),
    checks: count('checks'),
    /** What the last check found; absent if it works, or was never checked. */
    fault: text('fault', { enum: DOMAIN_FAULTS }),
    /** The platform's id of its certificate. */
    hostnameId: text('hostname_id'),
    /** When its owner removed it; its addresses lead on for a while. */
    removedAt: time('removed_at'),
    /** How often it was changed: a check that began from an older state isn't noted over a newer one. */
    revision: integer('revision').notNull().default(0),
  },
  (t) => [
    uniqueIndex('custom_domain_working').on(t.domain).where(isNotNull(t.workingSince)),
    uniqueIndex('custom_domain_of_user')
      .on(t.userId)
      .where(sql`${t.userId} is not null and ${t.removedAt} is null`),
    uniqueIndex('custom_domain_of_collection')
      .on(t.collectionId)
      .where(sql`${t.collectionId} is not null and ${t.removedAt} is null`),
    index('custom_domain_by_user').on(t.userId).where(isNotNull(t.userId)),
    index('custom_domain_by_domain').on(t.domain, t.removedAt),
    index('custom_domain_due').on(t.nextCheckAt).where(isNotNull(t.nextCheckAt)),
  ],
)

changedWithOwner(customDomain, {
  owner: 'userId',
  retention: { since: 'removedAt', for: FORMER_KEPT, job: 'check-domains' },
  changes: (now) => ({
    userId: null,
    workingSince: null,
    removedAt: now,
    nextCheckAt: now,
    token: '',
  }),
  kept: {
    'The row goes within minutes, once the certificate of the host is given up.': [
      'id',
      'domain',
      'collectionId',
      'since',
      'provedAt',
      'pointedAt',
      'failingSince',
      'warnedAt',
      'withdrawnAt',
      'checkedAt',
      'checks',
      'fault',
      'hostnameId',
      'revision',
    ],
  },
})
