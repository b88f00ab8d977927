import { and, asc, eq, isNotNull, ne, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { externalIdentity, passkey } from '../../../schema/tables/credential'
import { user } from '../../../schema/tables/user'
import type { Param } from '../sql/params'
import { query, select, some } from '../sql/query'
import { only, type Row } from '../sql/rows'
import { deleteFrom, write } from '../sql/write'

const connectedAccountFields = {
  ...only(externalIdentity, 'provider', 'name', 'email'),
  connectedAt: externalIdentity.createdAt,
}

/** An external account that signs a person in. Times in milliseconds since 1970 UTC. */
export interface ConnectedAccountRow extends Row<typeof connectedAccountFields> {}

/** In the order of the providers' names. */
export const connectedAccountsOfUser = query('connectedAccountsOfUser', (userId: Param<string>) =>
  select(connectedAccountFields)
    .from(externalIdentity)
    .where(eq(externalIdentity.userId, userId))
    .orderBy(asc(externalIdentity.provider))
    .limit(10),
)

/** Removes a connection, unless its owner would have no way to sign in. */
export const deleteConnectedAccount = write((userId: Param<string>, provider: Param<string>) => {
  const other = alias(externalIdentity, 'other')
  return deleteFrom(externalIdentity).where(
    and(
      eq(externalIdentity.userId, userId),
      eq(externalIdentity.provider, provider),
      or(
        some(user, and(eq(user.id, userId), isNotNull(user.email))),
        some(other, and(eq(other.userId, userId), ne(other.provider, provider))),
        some(passkey, eq(passkey.userId, userId)),
      ),
    ),
  )
})
