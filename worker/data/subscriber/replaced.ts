import { and, eq, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { subscriber } from '../../../schema/tables/newsletter'
import { user } from '../../../schema/tables/user'
import type { Param } from '../sql/params'
import { select, some } from '../sql/query'

const other = alias(subscriber, 'other')

/** Whether an account has an address. */
export const hasAddress = (userId: Param<string>, email: Param<string>) =>
  some(user, and(eq(user.id, userId), eq(user.email, email)))

/** Whether a subscription of an account is one that another replaces, once the account has another address. */
export const isReplaced = (userId: Param<string>, email: Param<string>) =>
  and(
    eq(subscriber.userId, userId),
    ne(subscriber.email, email),
    hasAddress(userId, email),
    some(other, and(eq(other.email, email), eq(other.newsletterId, subscriber.newsletterId))),
  )

/** The ids of the subscriptions that others replace. */
export const idsOfReplaced = (userId: Param<string>, email: Param<string>) =>
  select({ id: subscriber.id }).from(subscriber).where(isReplaced(userId, email))
