import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { EXPIRED_TOKEN_KEPT } from '../rules/access-tokens'
import { id, time } from './columns'
import { removedWithOwner } from './personal-data'

/** What programs act with for a person, until it is revoked or expires. Rule: docs/rules/api.md, "Tokens". */
export const accessToken = sqliteTable(
  'access_token',
  {
    /** SHA-256 of the token, in hex; the token itself isn't stored anywhere. */
    hash: text('hash').primaryKey(),
    /** Identifies it in the owner's list. */
    id: id().notNull(),
    userId: id('user_id').notNull(),
    /** Given by its owner. */
    name: text('name').notNull(),
    /** The beginning of the token, by which its owner recognises it. */
    hint: text('hint').notNull(),
    /** What it may do: a JSON list of scopes. */
    scopes: text('scopes').notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** With a precision of an hour. */
    lastUsedAt: time('last_used_at'),
  },
  (t) => [
    index('access_token_by_user').on(t.userId, t.createdAt),
    index('access_token_by_expiry').on(t.expiresAt),
  ],
)

removedWithOwner(accessToken, {
  owner: 'userId',
  retention: { since: 'expiresAt', for: EXPIRED_TOKEN_KEPT },
  withheld: { 'It would help whoever guesses at the token.': ['hash'] },
})
