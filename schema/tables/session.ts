import { isNotNull } from 'drizzle-orm'
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { OneTimeKind } from '../rules/identity'
import { id, time } from './columns'
import { removedWithOwner } from './personal-data'

/**
 * Who is signed in where (docs/rules/identity.md, "Sessions"). The cookie's value itself isn't stored
 * anywhere.
 */
export const session = sqliteTable(
  'session',
  {
    /** SHA-256 of the cookie's value, in hex. */
    hash: text('hash').primaryKey(),
    /** Identifies the session in the person's list of sessions. */
    id: id().notNull(),
    userId: id('user_id').notNull(),
    /** The person as whom a member of staff acts. */
    actsAsUserId: id('acts_as_user_id'),
    /** The main host's session from which this one was handed over to another host. */
    parentHash: text('parent_hash'),
    /** The host that it is for. */
    host: text('host').notNull(),
    /** How the person proved their identity: `code`, `link`, `password`, `passkey`, `google`, … */
    method: text('method').notNull(),
    createdAt: time('created_at').notNull(),
    /** When the person last proved their identity in this session. */
    authenticatedAt: time('authenticated_at').notNull(),
    /** With a precision of an hour. */
    lastSeenAt: time('last_seen_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    address: text('address'),
    userAgent: text('user_agent'),
    /** Two letters (ISO 3166). */
    country: text('country'),
    /** The name of the time zone that the platform took it to be in. */
    timeZone: text('time_zone'),
  },
  (t) => [
    index('session_by_user').on(t.userId, t.lastSeenAt),
    index('session_by_acts_as').on(t.actsAsUserId).where(isNotNull(t.actsAsUserId)),
    index('session_by_parent').on(t.parentHash),
    index('session_by_expiry').on(t.expiresAt),
  ],
)

removedWithOwner(session, {
  owner: 'userId',
  retention: { since: 'expiresAt', for: 0 },
  forgotten: ['actsAsUserId'],
  withheld: {
    'It would help whoever guesses at the cookie.': ['hash', 'parentHash'],
    'It is about somebody else.': ['actsAsUserId'],
  },
})

/**
 * Single-use references: login codes and links, what a callback redeems, passkey challenges, the confirmation
 * of an address (docs/rules/identity.md, "One-time references").
 */
export const oneTimeToken = sqliteTable(
  'one_time_token',
  {
    /** Keyed hash of the reference, in hex. */
    hash: text('hash').primaryKey(),
    /** Its kind. */
    kind: text('kind').$type<OneTimeKind>().notNull(),
    /** Keyed hash of the requesting browser's cookie, if only that browser may use it. */
    browserHash: text('browser_hash'),
    /** The account that it is about, if there is one. */
    userId: id('user_id'),
    /** The data for its use, as JSON. */
    data: text('data').notNull().default('{}'),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (t) => [
    index('one_time_by_browser').on(t.browserHash, t.kind, t.createdAt),
    index('one_time_by_user').on(t.userId, t.kind),
    index('one_time_by_expiry').on(t.expiresAt),
  ],
)

removedWithOwner(oneTimeToken, {
  owner: 'userId',
  retention: { since: 'expiresAt', for: 0 },
  withheld: 'It is good for minutes, and would help whoever guesses at it.',
})
