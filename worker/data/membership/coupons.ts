import { and, asc, eq, gt, isNull, or } from 'drizzle-orm'
import { coupon } from '../../../schema/tables/membership'
import { user } from '../../../schema/tables/user'
import type { RowOf } from '../database'
import { failedOn } from '../sql/fragments'
import { insert } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { without } from '../sql/rows'
import { update, write } from '../sql/write'

const listedFields = { ...without(coupon, 'userId'), username: user.username }

/** A coupon as operators see it. */
export const listedCoupon = query('listedCoupon', (code: Param<string>) =>
  select(listedFields).from(coupon).leftJoin(user, eq(user.id, coupon.userId)).where(eq(coupon.code, code)),
)
export type ListedCoupon = RowOf<typeof listedCoupon>

/** All coupons by their code, also those that are over. */
export const listedCoupons = query('listedCoupons', (after: Param<string>, limit: Param<number>) =>
  select(listedFields)
    .from(coupon)
    .leftJoin(user, eq(user.id, coupon.userId))
    .where(gt(coupon.code, after))
    .orderBy(asc(coupon.code))
    .limit(limit),
)

/** Fails the batch if the code exists. */
export const insertCoupon = insert(coupon)
export const isCodeTaken = (error: unknown): boolean => failedOn(error, coupon.code)

/** Nobody can use it from now on. An expired one isn't changed. */
export const endCoupon = write((code: Param<string>, now: Param<number>) =>
  update(coupon)
    .set({ expiresAt: now })
    .where(and(eq(coupon.code, code), or(isNull(coupon.expiresAt), gt(coupon.expiresAt, now)))),
)
