import { and, desc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { coupon, purchase } from '../../../schema/tables/membership'
import type { RowOf, Statement } from '../database'
import { indexedBy } from '../sql/fragments'
import { insert } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { without } from '../sql/rows'
import { update, write } from '../sql/write'

export const purchaseById = query('purchaseById', (id: Param<string>) =>
  select(without(purchase)).from(purchase).where(eq(purchase.id, id)),
)
export type PurchaseRow = RowOf<typeof purchaseById>

/** The purchase of a person of which nobody knows yet what became. */
export const openPurchaseOf = query('openPurchaseOf', (userId: Param<string>) =>
  select(without(purchase))
    .from(indexedBy(purchase, 'purchase_open'))
    .where(and(eq(purchase.userId, userId), eq(purchase.state, 'OPEN'))),
)

/** Purchases of which nobody knows what became since a time, the oldest first. */
export const purchasesLeft = query('purchasesLeft', (before: Param<number>, limit: Param<number>) =>
  select({ id: purchase.id })
    .from(indexedBy(purchase, 'purchase_left'))
    .where(and(eq(purchase.state, 'OPEN'), lt(purchase.updatedAt, before)))
    .orderBy(purchase.updatedAt)
    .limit(limit),
)

export const purchaseOfMembership = query('purchaseOfMembership', (membershipId: Param<string>) =>
  select(without(purchase))
    .from(indexedBy(purchase, 'purchase_by_membership'))
    .where(eq(purchase.membershipId, membershipId))
    .limit(1),
)

/** What a person has bought, the last one first. */
export const purchasesOf = query('purchasesOf', (userId: Param<string>, limit: Param<number>) =>
  select({ state: purchase.state, couponCode: purchase.couponCode })
    .from(indexedBy(purchase, 'purchase_of'))
    .where(eq(purchase.userId, userId))
    .orderBy(desc(purchase.createdAt))
    .limit(limit),
)

/** What the providers keep of a person's purchases, the last one first. */
export const keptByPurchasesOf = query('keptByPurchasesOf', (userId: Param<string>, limit: Param<number>) =>
  select({ provider: purchase.provider, kept: purchase.kept })
    .from(indexedBy(purchase, 'purchase_of'))
    .where(and(eq(purchase.userId, userId), isNotNull(purchase.kept)))
    .orderBy(desc(purchase.createdAt))
    .limit(limit),
)

/** A second one that is open fails the batch. */
export const insertPurchase = insert(purchase)

export const setPurchaseState = write(
  (id: Param<string>, state: Param<PurchaseRow['state']>, now: Param<number>) =>
    update(purchase).set({ state, updatedAt: now }).where(eq(purchase.id, id)),
)
/** Stores what the provider keeps, unless something is stored already. */
export const setPurchaseKept = write((id: Param<string>, kept: Param<string>, now: Param<number>) =>
  update(purchase)
    .set({ kept, updatedAt: now })
    .where(and(eq(purchase.id, id), isNull(purchase.kept))),
)

/** A coupon that works at a time. */
export const couponByCode = query('couponByCode', (code: Param<string>, now: Param<number>) =>
  select(without(coupon))
    .from(coupon)
    .where(and(eq(coupon.code, code), or(isNull(coupon.expiresAt), gt(coupon.expiresAt, now)))),
)

/** Counts a use of a coupon. If it is used up, the batch fails: the column may not be null. */
export const useCoupon = write((code: Param<string>) =>
  update(coupon)
    .set({
      uses: sql`case when ${coupon.mostUses} is null or ${coupon.uses} < ${coupon.mostUses} then ${coupon.uses} + 1 end`,
    })
    .where(eq(coupon.code, code)),
)
/** Takes back the use of a coupon by a purchase that is open. */
const returnCoupon = write((id: Param<string>) =>
  update(coupon)
    .set({ uses: sql`max(${coupon.uses} - 1, 0)` })
    .where(
      sql`${coupon.code} = (select ${purchase.couponCode} from ${purchase} where ${purchase.id} = ${id} and ${purchase.state} = 'OPEN')`,
    ),
)

const endPurchase = write((id: Param<string>, now: Param<number>) =>
  update(purchase)
    .set({ state: 'FAILED', updatedAt: now })
    .where(and(eq(purchase.id, id), eq(purchase.state, 'OPEN'))),
)

/** Ends a purchase that is open, and gives its coupon back. Done again, or for one that isn't open any more, it changes nothing. */
export const failPurchase = (id: string, now: number): Statement[] => [returnCoupon(id), endPurchase(id, now)]

/** Has a purchase that is open count as left from now on. */
export const keepPurchaseOpen = write((id: Param<string>, now: Param<number>) =>
  update(purchase)
    .set({ updatedAt: now })
    .where(and(eq(purchase.id, id), eq(purchase.state, 'OPEN'))),
)
