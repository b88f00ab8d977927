import { and, gt, isNotNull, isNull, or } from 'drizzle-orm'
import { user } from '../../../schema/tables/user'
import type { Param } from '../sql/params'

/** Whether somebody is a member at a time. */
export const isMember = (now: Param<number>) =>
  and(isNotNull(user.membershipTier), or(isNull(user.membershipEndsAt), gt(user.membershipEndsAt, now)))
