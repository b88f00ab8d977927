import { and, eq, isNull, type SQL, type SQLWrapper } from 'drizzle-orm'
import { user } from '../../../schema/tables/user'
import { some } from '../sql/query'
import type { User } from './rows'

/** Whether others are shown a person's work: the person is neither suspended nor gone. */
export const isShown = ({
  isSuspended,
  deactivatedAt,
}: Pick<User, 'isSuspended' | 'deactivatedAt'>): boolean => isSuspended !== 1 && deactivatedAt === null

/** `isShown` as a condition on the table. */
export const isShownUser = and(eq(user.isSuspended, false), isNull(user.deactivatedAt))

/** `isShown` of the person with an id, for statements that don't join the table. */
export const isOfShownUser = (id: SQLWrapper): SQL => some(user, and(eq(user.id, id), isShownUser))
