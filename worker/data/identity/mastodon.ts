import { and, eq } from 'drizzle-orm'
import { mastodonAccount, mastodonApp } from '../../../schema/tables/mastodon'
import { insert, upsertWhere } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { type Row, without } from '../sql/rows'
import { deleteFrom, write } from '../sql/write'

const appFields = without(mastodonApp)
const accountFields = without(mastodonAccount)

/** Our client credentials at a Mastodon server. Times in milliseconds since 1970 UTC. */
export interface MastodonAppRow extends Row<typeof appFields> {}

/** An account on a Mastodon server that is connected to a person's. */
export interface MastodonAccountRow extends Row<typeof accountFields> {}

export const mastodonAppOf = query('mastodonAppOf', (instance: Param<string>) =>
  select(appFields).from(mastodonApp).where(eq(mastodonApp.instance, instance)),
)

export const mastodonAccountOfUser = query('mastodonAccountOfUser', (userId: Param<string>) =>
  select(accountFields).from(mastodonAccount).where(eq(mastodonAccount.userId, userId)),
)

export const mastodonAccountAt = query(
  'mastodonAccountAt',
  (instance: Param<string>, accountId: Param<string>) =>
    select(accountFields)
      .from(mastodonAccount)
      .where(and(eq(mastodonAccount.instance, instance), eq(mastodonAccount.accountId, accountId))),
)

/**
 * Stores our credentials at a server, replacing outdated ones. If two are registered at once, the first
 * stays. The second argument is the client id that the server no longer knows; null if there was none.
 */
export const keepMastodonApp = upsertWhere(mastodonApp, [], (insteadOf: Param<string | null>) =>
  eq(mastodonApp.clientId, insteadOf),
)

/** Fails its batch if the account belongs to somebody already, or the person has one. */
export const insertMastodonAccount = insert(mastodonAccount)

export const deleteMastodonAccount = write((userId: Param<string>) =>
  deleteFrom(mastodonAccount).where(eq(mastodonAccount.userId, userId)),
)
