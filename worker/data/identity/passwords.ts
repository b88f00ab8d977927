import { and, eq } from 'drizzle-orm'
import { passwordCredential } from '../../../schema/tables/credential'
import { user } from '../../../schema/tables/user'
import type { Statement } from '../database'
import { upsert } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'

/** The account that an address signs in to, with its password if it has one. */
export const passwordByEmail = query('passwordByEmail', (email: Param<string>) =>
  select({ userId: user.id, passwordHash: passwordCredential.hash })
    .from(user)
    .leftJoin(passwordCredential, eq(passwordCredential.userId, user.id))
    .where(eq(user.email, email)),
)

export const passwordOfUser = query('passwordOfUser', (userId: Param<string>) =>
  select({ passwordHash: passwordCredential.hash, updatedAt: passwordCredential.updatedAt })
    .from(passwordCredential)
    .where(eq(passwordCredential.userId, userId)),
)

const upsertCredential = upsert(passwordCredential, [])

/** Sets or replaces a password. */
export const upsertPassword = (userId: string, hash: string, now: number): Statement =>
  upsertCredential({ userId, hash, updatedAt: now })

/** Stores the same password with a new hash, unless it was changed meanwhile. */
export const replaceHash = write((userId: Param<string>, before: Param<string>, hash: Param<string>) =>
  update(passwordCredential)
    .set({ hash })
    .where(and(eq(passwordCredential.userId, userId), eq(passwordCredential.hash, before))),
)

export const deletePassword = write((userId: Param<string>) =>
  deleteFrom(passwordCredential).where(eq(passwordCredential.userId, userId)),
)
