import { isNotNull } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { TOKEN_SCOPES } from '../rules/access-tokens'
import { CODE_REMEMBERED } from '../rules/oauth'
import { flag, id, time } from './columns'
import { removedWithOwner } from './personal-data'

const GUESSED = 'It would help whoever guesses at it.'

/** Programs of others that people allow to act for them. Rule: docs/rules/oauth.md, "Applications". */
export const oauthApplication = sqliteTable(
  'oauth_application',
  {
    id: id().primaryKey(),
    /** Who made it; empty for one that has registered itself. */
    ownerId: id('owner_id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    /** Its own page. */
    website: text('website').notNull(),
    /** Where it may be led back to: a JSON list of addresses. */
    redirects: text('redirects').notNull(),
    /** Whether it runs where it can't keep a secret. */
    isPublic: flag('is_public'),
    /** Since when staff keeps it from acting for anybody. */
    bannedAt: time('banned_at'),
    /** Since when staff vouches for it. */
    verifiedAt: time('verified_at'),
    /** When one that has registered itself goes, unless it is used; absent for any other. */
    expiresAt: time('expires_at'),
    /** SHA-256 of its secret, in hex; absent if it has none. */
    secretHash: text('secret_hash'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (t) => [
    index('oauth_application_by_owner').on(t.ownerId, t.createdAt),
    index('oauth_application_by_expiry').on(t.expiresAt).where(isNotNull(t.expiresAt)),
  ],
)

removedWithOwner(oauthApplication, {
  owner: 'ownerId',
  retention: { since: 'expiresAt', for: 0 },
  withheld: { [GUESSED]: ['secretHash'] },
})

/** What somebody has allowed an application. Rule: docs/rules/oauth.md, "Allowing". */
export const oauthGrant = sqliteTable(
  'oauth_grant',
  {
    applicationId: id('application_id').notNull(),
    userId: id('user_id').notNull(),
    /** All that it was ever allowed: a JSON list of scopes. */
    scopes: text('scopes').notNull(),
    createdAt: time('created_at').notNull(),
    /** When it was last allowed something. */
    allowedAt: time('allowed_at').notNull(),
    /** With a precision of an hour. */
    lastUsedAt: time('last_used_at'),
    /** The scope that it needed for what it did then; of an hour, what weighs most (`outweighs`). */
    lastDid: text('last_did', { enum: TOKEN_SCOPES }),
  },
  (t) => [
    primaryKey({ columns: [t.applicationId, t.userId] }),
    index('oauth_grant_by_user').on(t.userId, t.createdAt),
  ],
)

removedWithOwner(oauthGrant, {
  owner: 'userId',
  retention: { with: { applicationId: oauthApplication.id } },
})

/** What an application redeems for tokens, once. Rule: docs/rules/oauth.md, "Codes". */
export const oauthCode = sqliteTable(
  'oauth_code',
  {
    /** SHA-256 of the code, in hex. */
    hash: text('hash').primaryKey(),
    applicationId: id('application_id').notNull(),
    userId: id('user_id').notNull(),
    /** The tokens that it is redeemed for, and all that follow them. */
    familyId: text('family_id').notNull(),
    redirect: text('redirect').notNull(),
    /** The names of scopes as the application wrote them: a JSON list. */
    names: text('names').notNull(),
    /** Of its verifier; absent if the application has a secret and sent none. */
    challenge: text('challenge'),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
    /** The hash of the refresh token that the first use has made. */
    usedBy: text('used_by'),
  },
  (t) => [
    index('oauth_code_of').on(t.applicationId, t.userId),
    index('oauth_code_by_user').on(t.userId),
    index('oauth_code_by_expiry').on(t.expiresAt),
  ],
)

removedWithOwner(oauthCode, {
  owner: 'userId',
  retention: { since: 'expiresAt', for: CODE_REMEMBERED },
  withheld: 'It is good for a minute, and would help whoever guesses at it.',
})

/** A device that waits to be allowed something. Rule: docs/rules/oauth.md, "Devices". */
export const oauthDevice = sqliteTable(
  'oauth_device',
  {
    /** SHA-256 of the code with which it asks, in hex. */
    hash: text('hash').primaryKey(),
    /** Keyed hash of the code that somebody types, in hex. */
    typedHash: text('typed_hash').notNull(),
    applicationId: id('application_id').notNull(),
    /** The names of scopes as the application wrote them: a JSON list. */
    names: text('names').notNull(),
    /** Who has decided, and how. */
    userId: id('user_id'),
    decision: text('decision', { enum: ['allowed', 'denied'] }),
    /** The tokens that it is redeemed for, and all that follow them. */
    familyId: text('family_id').notNull(),
    /** How long it waits between two questions, and when it last asked. */
    waitMs: integer('wait_ms').notNull(),
    askedAt: time('asked_at'),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** The hash of the refresh token that the first use has made. */
    usedBy: text('used_by'),
  },
  (t) => [
    uniqueIndex('oauth_device_by_typed').on(t.typedHash),
    index('oauth_device_of').on(t.applicationId, t.userId),
    index('oauth_device_by_user').on(t.userId),
    index('oauth_device_by_expiry').on(t.expiresAt),
  ],
)

removedWithOwner(oauthDevice, {
  owner: 'userId',
  retention: { since: 'expiresAt', for: CODE_REMEMBERED },
  withheld: 'It is good for some minutes, and would help whoever guesses at it.',
})

/** What an application acts with. Rule: docs/rules/oauth.md, "Tokens". */
export const oauthToken = sqliteTable(
  'oauth_token',
  {
    /** SHA-256 of the token, in hex. */
    hash: text('hash').primaryKey(),
    kind: text('kind', { enum: ['access', 'refresh'] }).notNull(),
    /** All tokens that follow from one code end together. */
    familyId: text('family_id').notNull(),
    applicationId: id('application_id').notNull(),
    userId: id('user_id').notNull(),
    /** What it may do: a JSON list of scopes. */
    scopes: text('scopes').notNull(),
    /** The names of scopes as the application wrote them: a JSON list. */
    names: text('names').notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** When a refresh token was used, and the hash of the one that followed. */
    usedAt: time('used_at'),
    usedBy: text('used_by'),
  },
  (t) => [
    index('oauth_token_by_family').on(t.familyId),
    index('oauth_token_of').on(t.applicationId, t.userId),
    index('oauth_token_by_user').on(t.userId),
    index('oauth_token_by_expiry').on(t.expiresAt),
  ],
)

removedWithOwner(oauthToken, {
  owner: 'userId',
  retention: { since: 'expiresAt', for: 0 },
  withheld: { [GUESSED]: ['hash', 'usedBy'] },
})
