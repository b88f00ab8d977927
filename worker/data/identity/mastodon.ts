import { query, type Statement } from '../database'

/** What a Mastodon server knows this site by. Times in milliseconds since 1970 UTC. */
export interface MastodonAppRow {
  instance: string
  clientId: string
  /** Encrypted. */
  clientSecret: string
  redirectUri: string
  createdAt: number
}

/** An account on a Mastodon server that is connected with a person's. */
export interface MastodonAccountRow {
  id: string
  userId: string
  instance: string
  accountId: string
  username: string
  /** Milliseconds since 1970 UTC. */
  connectedAt: number
}

const ACCOUNT = `m.id, m.user_id AS userId, m.instance, m.account_id AS accountId, m.username,
  m.connected_at AS connectedAt`

export const mastodonAppOf = query<[instance: string], MastodonAppRow>(
  'mastodonAppOf',
  `SELECT a.instance, a.client_id AS clientId, a.client_secret AS clientSecret, a.redirect_uri AS redirectUri,
     a.created_at AS createdAt
   FROM mastodon_app a WHERE a.instance = ?1`,
)

export const mastodonAccountOfUser = query<[userId: string], MastodonAccountRow>(
  'mastodonAccountOfUser',
  `SELECT ${ACCOUNT} FROM mastodon_account m WHERE m.user_id = ?1`,
)

export const mastodonAccountAt = query<[instance: string, accountId: string], MastodonAccountRow>(
  'mastodonAccountAt',
  `SELECT ${ACCOUNT} FROM mastodon_account m WHERE m.instance = ?1 AND m.account_id = ?2`,
)

/**
 * Keeps what a server knows this site by, in the place of what it no longer knows. Of two that were registered at
 * once the first stays.
 *
 * @param insteadOf the client id that the server no longer knows; null when there was none.
 */
export const keepMastodonApp = (row: MastodonAppRow, insteadOf: string | null): Statement => ({
  sql: `INSERT INTO mastodon_app (instance, client_id, client_secret, redirect_uri, created_at)
        VALUES (?1, ?2, ?3, ?4, ?5)
        ON CONFLICT (instance) DO UPDATE
        SET client_id = ?2, client_secret = ?3, redirect_uri = ?4, created_at = ?5 WHERE client_id = ?6`,
  params: [row.instance, row.clientId, row.clientSecret, row.redirectUri, row.createdAt, insteadOf],
})

/** Fails its batch when the account is somebody's already, or the person has one. */
export const insertMastodonAccount = (row: MastodonAccountRow): Statement => ({
  sql: `INSERT INTO mastodon_account (id, user_id, instance, account_id, username, connected_at)
        VALUES (?, ?, ?, ?, ?, ?)`,
  params: [row.id, row.userId, row.instance, row.accountId, row.username, row.connectedAt],
})

export const deleteMastodonAccount = (userId: string): Statement => ({
  sql: 'DELETE FROM mastodon_account WHERE user_id = ?',
  params: [userId],
})
