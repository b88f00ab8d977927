import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { ProviderName } from '../rules/identity'
import { flag, id, time } from './columns'
import { removedWithOwner } from './personal-data'

/** An external account that signs a person in: identified by issuer and subject, never by its address. */
export const externalIdentity = sqliteTable(
  'external_identity',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    provider: text('provider').$type<ProviderName>().notNull(),
    userId: id('user_id').notNull(),
    email: text('email'),
    /** Their name there: on X the screen name. */
    name: text('name'),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.issuer, t.subject] }),
    uniqueIndex('external_identity_by_user').on(t.userId, t.provider),
  ],
)

removedWithOwner(externalIdentity, {
  owner: 'userId',
  retention: { forever: 'It is a way to sign in until its owner removes it.' },
})

/** A person's password, hashed (docs/rules/identity.md, "Passwords"). */
export const passwordCredential = sqliteTable('password_credential', {
  userId: id('user_id').primaryKey(),
  /** Algorithm, parameters, salt and hash in one text. */
  hash: text('hash').notNull(),
  updatedAt: time('updated_at').notNull(),
})

removedWithOwner(passwordCredential, {
  owner: 'userId',
  retention: { forever: 'It is a way to sign in until its owner removes it.' },
  withheld: { 'It would help whoever guesses at the password.': ['hash'] },
})

/** A person's second factor (docs/rules/identity.md, "Second factor"). */
export const totpCredential = sqliteTable('totp_credential', {
  userId: id('user_id').primaryKey(),
  /** The shared secret, encrypted. */
  secret: text('secret').notNull(),
  /** Absent during setup, when the second factor isn't required yet. */
  confirmedAt: time('confirmed_at'),
  /** The time step of the last used code, so that no code works twice. */
  lastStep: integer('last_step').notNull().default(0),
  createdAt: time('created_at').notNull(),
})

removedWithOwner(totpCredential, {
  owner: 'userId',
  retention: { forever: 'It guards the account until its owner removes it.' },
  withheld: { 'It makes codes that sign in.': ['secret', 'lastStep'] },
})

/** Codes that replace a lost second factor, each usable once. */
export const recoveryCode = sqliteTable(
  'recovery_code',
  {
    userId: id('user_id').notNull(),
    /** Keyed hash, in hex. */
    hash: text('hash').notNull(),
    usedAt: time('used_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.hash] })],
)

removedWithOwner(recoveryCode, {
  owner: 'userId',
  retention: { forever: 'It guards the account until it is used or replaced.' },
  withheld: { 'It would help whoever guesses at the codes.': ['hash'] },
})

/** A passkey (docs/rules/identity.md, "Passkeys"). */
export const passkey = sqliteTable(
  'passkey',
  {
    /** The credential's id, base64url. */
    credentialId: text('credential_id').primaryKey(),
    userId: id('user_id').notNull(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    counter: integer('counter').notNull().default(0),
    /** JSON list of the transports that the authenticator reports. */
    transports: text('transports').notNull().default('[]'),
    isBackedUp: flag('is_backed_up'),
    /** The name that the person gave it. */
    name: text('name').notNull(),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at'),
  },
  (t) => [index('passkey_by_user').on(t.userId, t.createdAt)],
)

removedWithOwner(passkey, {
  owner: 'userId',
  retention: { forever: 'It is a way to sign in until its owner removes it.' },
})
