import { and, asc, eq, isNotNull, lt, ne, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { externalIdentity, passkey } from '../../../schema/tables/credential'
import { user } from '../../../schema/tables/user'
import type { Statement } from '../database'
import { insertWhere } from '../sql/insert'
import type { Param } from '../sql/params'
import { countOf, query, select, some } from '../sql/query'
import { type Row, without } from '../sql/rows'
import { deleteFrom, update, write } from '../sql/write'

const passkeyFields = without(passkey)

/** A passkey as stored. Times in milliseconds since 1970 UTC. */
export interface PasskeyRow extends Row<typeof passkeyFields> {}

export const passkeyById = query('passkeyById', (credentialId: Param<string>) =>
  select(passkeyFields).from(passkey).where(eq(passkey.credentialId, credentialId)),
)

/** A person's passkeys, oldest first. */
export const passkeysOfUser = query('passkeysOfUser', (userId: Param<string>, limit: Param<number>) =>
  select(passkeyFields)
    .from(passkey)
    .where(eq(passkey.userId, userId))
    .orderBy(asc(passkey.createdAt))
    .limit(limit),
)

/** Adds a passkey; does nothing if it is known already, or if its owner has the maximum number. */
export const insertPasskey = insertWhere(
  passkey,
  (row, most: Param<number>) => lt(countOf(passkey, eq(passkey.userId, row.userId)), most),
  'ignore',
)

const noteUse = write(
  (
    credentialId: Param<string>,
    before: Param<number>,
    counter: Param<number>,
    isBackedUp: Param<boolean>,
    now: Param<number>,
  ) =>
    update(passkey)
      .set({ counter, isBackedUp, lastUsedAt: now })
      .where(and(eq(passkey.credentialId, credentialId), eq(passkey.counter, before))),
)

/** Records a use, unless another one came in between. */
export const usePasskey = (
  { credentialId, counter }: Pick<PasskeyRow, 'credentialId' | 'counter'>,
  after: { counter: number; isBackedUp: boolean; now: number },
): Statement => noteUse(credentialId, counter, after.counter, after.isBackedUp, after.now)

const isTheirs = (userId: Param<string>, credentialId: Param<string>) =>
  and(eq(passkey.credentialId, credentialId), eq(passkey.userId, userId))

export const renamePasskey = write(
  (userId: Param<string>, credentialId: Param<string>, name: Param<string>) =>
    update(passkey).set({ name }).where(isTheirs(userId, credentialId)),
)

/** Removes a passkey, unless its owner would have no way to sign in. */
export const deletePasskey = write((userId: Param<string>, credentialId: Param<string>) => {
  const other = alias(passkey, 'other')
  return deleteFrom(passkey).where(
    and(
      isTheirs(userId, credentialId),
      or(
        some(user, and(eq(user.id, userId), isNotNull(user.email))),
        some(other, and(eq(other.userId, userId), ne(other.credentialId, credentialId))),
        some(externalIdentity, eq(externalIdentity.userId, userId)),
      ),
    ),
  )
})
