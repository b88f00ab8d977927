import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { gift } from '../../../schema/tables/gift'
import { charge } from '../../../schema/tables/ledger'
import type { RowOf } from '../database'
import { before, indexedBy } from '../sql/fragments'
import { idsDue } from '../sql/ids-due'
import { insert } from '../sql/insert'
import type { Page, Param } from '../sql/params'
import { query, select } from '../sql/query'
import { without } from '../sql/rows'
import { update, write } from '../sql/write'

const giftFields = without(gift)

export const giftById = query('giftById', (id: Param<string>) =>
  select(giftFields).from(gift).where(eq(gift.id, id)),
)
export type GiftRow = RowOf<typeof giftById>

/** A person's gift by the key that their browser made up for its purchase. */
export const giftByKey = query('giftByKey', (buyerId: Param<string>, key: Param<string>) =>
  select(giftFields)
    .from(indexedBy(gift, 'gift_by_key'))
    .where(and(eq(gift.buyerId, buyerId), eq(gift.key, key))),
)

/** The gift of a person of which nobody knows yet whether it is paid. */
export const openGiftOf = query('openGiftOf', (buyerId: Param<string>) =>
  select(giftFields)
    .from(indexedBy(gift, 'gift_open'))
    .where(and(eq(gift.buyerId, buyerId), eq(gift.state, 'OPEN'))),
)

/** The gifts that a person has bought, the newest first. */
export const giftsOf = query('giftsOf', (buyerId: Param<string>, ...[at, id, limit]: Page) =>
  select(giftFields)
    .from(indexedBy(gift, 'gift_of'))
    .where(
      and(eq(gift.buyerId, buyerId), eq(gift.state, 'DONE'), before([gift.createdAt, gift.id], [at, id])),
    )
    .orderBy(desc(gift.createdAt), desc(gift.id))
    .limit(limit),
)

/** What the providers keep of a person's gifts, the last one first. */
export const keptByGiftsOf = query('keptByGiftsOf', (buyerId: Param<string>, limit: Param<number>) =>
  select({ provider: gift.provider, kept: gift.kept })
    .from(indexedBy(gift, 'gift_of'))
    .where(and(eq(gift.buyerId, buyerId), isNotNull(gift.kept)))
    .orderBy(desc(gift.createdAt), desc(gift.id))
    .limit(limit),
)

/** Gifts whose buyers are to be told something. */
export const giftsToTell = idsDue('giftsToTell', { id: gift.id, at: gift.tellAt }, 'gift_to_tell')

/** The charge of a gift: the first one, since there is one. */
export const chargeOfGift = query('chargeOfGift', (giftId: Param<string>) =>
  select(without(charge)).from(indexedBy(charge, 'charge_of_gift')).where(eq(charge.giftId, giftId)).limit(1),
)

/** A second one that is open, or with the same key, fails the batch. */
export const insertGift = insert(gift)

export const setGiftKept = write((id: Param<string>, kept: Param<string>, now: Param<number>) =>
  update(gift).set({ kept, updatedAt: now }).where(eq(gift.id, id)),
)

/** The gift is paid. If somebody has given it up meanwhile, the batch fails: the column may not be null. */
export const finishGift = write((id: Param<string>, expiresAt: Param<number>, now: Param<number>) =>
  update(gift)
    .set({
      state: sql`case when ${gift.state} = 'OPEN' then 'DONE' end`,
      expiresAt,
      updatedAt: now,
      tell: 'PAID',
      tellAt: now,
    })
    .where(eq(gift.id, id)),
)

/** Gives a gift up that isn't paid; a paid one isn't changed. */
export const giveUpGift = write((id: Param<string>, now: Param<number>) =>
  update(gift)
    .set({ state: 'FAILED', updatedAt: now })
    .where(and(eq(gift.id, id), eq(gift.state, 'OPEN'))),
)

/** The buyer is to be told that the codes don't work any more. */
export const tellWithdrawn = write((id: Param<string>, now: Param<number>) =>
  update(gift).set({ tell: 'WITHDRAWN', tellAt: now, updatedAt: now }).where(eq(gift.id, id)),
)

/** Moves what the buyer is to be told to another time (null: it is told); no row if somebody else has. */
export const setGiftTelling = write(
  (id: Param<string>, from: Param<number | null>, to: Param<number | null>) =>
    update(gift)
      .set({ tellAt: to })
      .where(and(eq(gift.id, id), sql`${gift.tellAt} is ${from}`)),
)
