import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { totpCredential } from '../../../schema/tables/credential'
import { user } from '../../../schema/tables/user'
import type { Statement } from '../database'
import { joinSubscriptions } from '../newsletter/writes'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { only, type Row } from '../sql/rows'
import { update, write } from '../sql/write'

const accountFields = only(
  user,
  'id',
  'username',
  'name',
  'bio',
  'imageId',
  'email',
  'emailVerifiedAt',
  'unverifiedEmail',
  'isSuspended',
  'deactivatedAt',
  'deleteAfter',
)

/** An account as sign-in needs it. Times in milliseconds since 1970 UTC. */
export interface Account extends Row<typeof accountFields> {}

export const accountByEmail = query('accountByEmail', (email: Param<string>) =>
  select(accountFields).from(user).where(eq(user.email, email)),
)

export const accountById = query('accountById', (id: Param<string>) =>
  select(accountFields).from(user).where(eq(user.id, id)),
)

/** Whether a person's second factor is on. */
export const hasSecondFactor = query('hasSecondFactor', (userId: Param<string>) =>
  select({ confirmedAt: totpCredential.confirmedAt })
    .from(totpCredential)
    .where(and(eq(totpCredential.userId, userId), isNotNull(totpCredential.confirmedAt))),
)

const verifyEmail = write((userId: Param<string>, email: Param<string>, now: Param<number>) =>
  update(user)
    .set({ emailVerifiedAt: now })
    .where(and(eq(user.id, userId), eq(user.email, email), isNull(user.emailVerifiedAt))),
)

/** Marks a person's address as confirmed. What it subscribed to becomes theirs. */
export const verifyAddress = (userId: string, email: string, now: number): Statement[] => [
  verifyEmail(userId, email, now),
  joinSubscriptions(email),
]

/** Replaces an address with a confirmed one. An address that another account has fails the batch. */
export const changeEmail = write((userId: Param<string>, email: Param<string>, now: Param<number>) =>
  update(user)
    .set({ email, emailVerifiedAt: now, unverifiedEmail: null })
    .where(and(eq(user.id, userId), eq(user.unverifiedEmail, email))),
)
