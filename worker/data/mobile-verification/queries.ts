import { and, eq, gt, lt, ne } from 'drizzle-orm'
import { mobileCode, mobileNumber } from '../../../schema/tables/mobile-verification'
import { user } from '../../../schema/tables/user'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { only, without } from '../sql/rows'

/** Somebody's verified number. */
export const mobileNumberOf = query('mobileNumberOf', (userId: Param<string>) =>
  select(without(mobileNumber)).from(mobileNumber).where(eq(mobileNumber.userId, userId)),
)

/** The code that was last sent to somebody, if one may still be typed. */
export const openMobileCodeOf = query(
  'openMobileCodeOf',
  (userId: Param<string>, tries: Param<number>, now: Param<number>) =>
    select(without(mobileCode))
      .from(mobileCode)
      .where(and(eq(mobileCode.userId, userId), lt(mobileCode.tries, tries), gt(mobileCode.expiresAt, now))),
)

/** Whose number it is, if it isn't somebody's own. */
export const otherOwnerOfNumber = query(
  'otherOwnerOfNumber',
  (numberHash: Param<string>, userId: Param<string>) =>
    select(only(user, 'isSuspended', 'deactivatedAt', 'deleteAfter'))
      .from(mobileNumber)
      .innerJoin(user, eq(user.id, mobileNumber.userId))
      .where(and(eq(mobileNumber.numberHash, numberHash), ne(mobileNumber.userId, userId))),
)
