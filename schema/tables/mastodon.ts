import { sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id, time } from './columns'
import { removedWithOwner, staysWhole } from './personal-data'

/** Our client credentials at a Mastodon server (docs/rules/identity.md, "Mastodon"). */
export const mastodonApp = sqliteTable('mastodon_app', {
  /** The server's host. */
  instance: text('instance').primaryKey(),
  clientId: text('client_id').notNull(),
  /** Encrypted. */
  clientSecret: text('client_secret').notNull(),
  /** The registered address to which the server redirects people. */
  redirectUri: text('redirect_uri').notNull(),
  createdAt: time('created_at').notNull(),
})

staysWhole(mastodonApp, 'It is about this site and other servers.', {
  forever: 'It lets this site talk to that server.',
})

/** An account on a Mastodon server that a person has connected to theirs. It signs nobody in. */
export const mastodonAccount = sqliteTable(
  'mastodon_account',
  {
    id: id().primaryKey(),
    userId: id('user_id').notNull(),
    /** The server's host. */
    instance: text('instance').notNull(),
    /** The server's id of the account. */
    accountId: text('account_id').notNull(),
    username: text('username').notNull(),
    connectedAt: time('connected_at').notNull(),
  },
  (t) => [
    uniqueIndex('mastodon_account_at_instance').on(t.instance, t.accountId),
    uniqueIndex('mastodon_account_by_user').on(t.userId),
  ],
)

removedWithOwner(mastodonAccount, {
  owner: 'userId',
  retention: { forever: 'It is connected until its owner disconnects it.' },
})
