import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { gift, giftCode } from '../../../schema/tables/gift'
import { user } from '../../../schema/tables/user'
import type { RowOf } from '../database'
import { indexedBy } from '../sql/fragments'
import { idsDue } from '../sql/ids-due'
import { insert } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { without } from '../sql/rows'
import { deleteFrom, update, write } from '../sql/write'

const codeFields = without(giftCode)
/** When a recipient is forgotten: then, unless it is earlier. Absent, it stays so. */
const noLaterThan = (time: Param<number>) => sql`min(${giftCode.forgetAt}, ${time})`
/** A mail was to be sent and wasn't, to an address that isn't forgotten. */
const isUnsent = sql`(${giftCode.forgetAt} is not null and ${giftCode.sentAt} is null)`
/** A code with what its gift says. */
const withGift = {
  ...codeFields,
  buyerId: gift.buyerId,
  kind: gift.kind,
  senderName: gift.senderName,
  message: gift.message,
  isForNewOnly: gift.isForNewOnly,
  expiresAt: gift.expiresAt,
  currency: gift.currency,
  country: gift.country,
}

export const giftCodeByHash = query('giftCodeByHash', (codeHash: Param<string>) =>
  select(withGift)
    .from(indexedBy(giftCode, 'gift_code_hash'))
    .innerJoin(gift, eq(gift.id, giftCode.giftId))
    .where(eq(giftCode.codeHash, codeHash)),
)
export type CodeRow = RowOf<typeof giftCodeByHash>

export const giftCodeById = query('giftCodeById', (id: Param<string>) =>
  select(withGift).from(giftCode).innerJoin(gift, eq(gift.id, giftCode.giftId)).where(eq(giftCode.id, id)),
)

/** The codes of a gift, in their order. */
export const codesOfGift = query('codesOfGift', (giftId: Param<string>, limit: Param<number>) =>
  select(codeFields)
    .from(indexedBy(giftCode, 'gift_code_of'))
    .where(eq(giftCode.giftId, giftId))
    .orderBy(asc(giftCode.position))
    .limit(limit),
)
export type PlaceRow = RowOf<typeof codesOfGift>

/** Codes whose mails are due. */
export const codesToSend = idsDue(
  'giftCodesToSend',
  { id: giftCode.id, at: giftCode.sendAt },
  'gift_code_to_send',
)
/** Redeemed codes of which the buyers haven't been told. */
export const codesToTell = idsDue(
  'giftCodesToTell',
  { id: giftCode.id, at: giftCode.tellAt },
  'gift_code_to_tell',
)

/** Codes whose recipients are to be forgotten. */
export const codesToForget = query('giftCodesToForget', (now: Param<number>, limit: Param<number>) =>
  select({ id: giftCode.id, recipientEmail: giftCode.recipientEmail, forgetAt: giftCode.forgetAt })
    .from(indexedBy(giftCode, 'gift_code_to_forget'))
    .where(lte(giftCode.forgetAt, now))
    .orderBy(asc(giftCode.forgetAt))
    .limit(limit),
)

export const insertCode = insert(giftCode)

/** The gift is paid: its codes work, mails are sent then, and recipients are forgotten when it expires. */
export const openCodes = write((giftId: Param<string>, sendAt: Param<number>, expiresAt: Param<number>) =>
  update(giftCode)
    .set({
      state: 'OPEN',
      sendAt: sql`case when ${giftCode.recipientEmail} is not null then ${sendAt} end`,
      forgetAt: sql`case when ${giftCode.recipientEmail} is not null then ${expiresAt} end`,
    })
    .where(and(eq(giftCode.giftId, giftId), eq(giftCode.state, 'WAITING'))),
)
/** The gift isn't paid: nobody needs its codes. */
export const deleteCodes = write((giftId: Param<string>) =>
  deleteFrom(giftCode).where(and(eq(giftCode.giftId, giftId), eq(giftCode.state, 'WAITING'))),
)
/** The payment was given back: what nobody has redeemed doesn't work any more. */
export const withdrawCodes = write((giftId: Param<string>, forgetAt: Param<number>) =>
  update(giftCode)
    .set({ state: 'WITHDRAWN', sendAt: null, forgetAt: noLaterThan(forgetAt) })
    .where(and(eq(giftCode.giftId, giftId), eq(giftCode.state, 'OPEN'))),
)
/** The bank gave the payment back to us: they work again, and what wasn't sent is sent if we still know to whom. */
export const restoreCodes = write((giftId: Param<string>, sendAt: Param<number>, expiresAt: Param<number>) =>
  update(giftCode)
    .set({
      state: 'OPEN',
      sendAt: sql`case when ${isUnsent} then ${sendAt} end`,
      forgetAt: sql`case when ${isUnsent} then ${expiresAt} else ${giftCode.forgetAt} end`,
    })
    .where(and(eq(giftCode.giftId, giftId), eq(giftCode.state, 'WITHDRAWN'))),
)

/** Somebody redeems a code. If somebody else has, or it was withdrawn, the batch fails: the column may not be null. */
export const redeemCode = write(
  (id: Param<string>, userId: Param<string>, now: Param<number>, forgetAt: Param<number>) =>
    update(giftCode)
      .set({
        state: sql`case when ${giftCode.state} = 'OPEN' then 'REDEEMED' end`,
        redeemedBy: userId,
        redeemedAt: now,
        sendAt: null,
        tellAt: now,
        forgetAt: noLaterThan(forgetAt),
      })
      .where(eq(giftCode.id, id)),
)

/** Claims the sending of a mail; it changes no row if somebody else has claimed it. */
export const claimSending = write(
  (id: Param<string>, due: Param<number>, now: Param<number>, forgetAt: Param<number>) =>
    update(giftCode)
      .set({ sendAt: null, sentAt: now, forgetAt })
      .where(and(eq(giftCode.id, id), eq(giftCode.sendAt, due), eq(giftCode.state, 'OPEN'))),
)
/** Gives the claim back: it is sent later. */
export const returnSending = write(
  (id: Param<string>, sentAt: Param<number | null>, forgetAt: Param<number | null>, later: Param<number>) =>
    update(giftCode)
      .set({ sendAt: later, sentAt, forgetAt })
      .where(and(eq(giftCode.id, id), eq(giftCode.state, 'OPEN'))),
)

/** Forgets a sending that was asked for with a key, since nothing was sent: whoever asked tries again. */
export const dropSending = write((id: Param<string>, key: Param<string>) =>
  update(giftCode)
    .set({ againKey: null, sendAt: null })
    .where(and(eq(giftCode.id, id), eq(giftCode.againKey, key))),
)

/** Forgets to whom a code was sent, unless that has changed meanwhile. What couldn't be sent by then isn't sent any more. */
export const forgetRecipient = write(
  (id: Param<string>, due: Param<number | null>, masked: Param<string | null>) =>
    update(giftCode)
      .set({ recipientEmail: masked, recipientName: null, sendAt: null, forgetAt: null })
      .where(and(eq(giftCode.id, id), eq(giftCode.forgetAt, due))),
)

/** Moves when the buyer is to be told (null: it is told); no row if somebody else has. */
export const setCodeTelling = write(
  (id: Param<string>, from: Param<number | null>, to: Param<number | null>) =>
    update(giftCode)
      .set({ tellAt: to })
      .where(and(eq(giftCode.id, id), sql`${giftCode.tellAt} is ${from}`)),
)

/** It is sent to an address, with this code; each wish counts once. */
export const sendCodeTo = write(
  (
    id: Param<string>,
    recipientEmail: Param<string>,
    nonce: Param<string>,
    codeHash: Param<string>,
    sendAt: Param<number>,
    forgetAt: Param<number>,
    againKey: Param<string>,
  ) =>
    update(giftCode)
      .set({ recipientEmail, nonce, codeHash, sendAt, forgetAt, againKey })
      .where(and(eq(giftCode.id, id), eq(giftCode.state, 'OPEN'))),
)

/** How the buyer is told who redeemed a gift. */
export const nameOfReceiver = query('nameOfGiftReceiver', (userId: Param<string>) =>
  select({ name: user.name }).from(user).where(eq(user.id, userId)),
)
