import { GROUP_GIFT, RECIPIENT_KEPT } from '../../../schema/rules/membership/gifts'
import { HOUR } from '../../../schema/rules/time-units'
import * as codes from '../../data/gift/codes'
import * as gifts from '../../data/gift/gifts'
import { memberById } from '../../data/membership/memberships'
import type { Mail } from '../../platform/mail/mailer'
import type { Keys } from '../identity/keys'
import type { Addressed } from '../membership/mails'
import type { TellParts } from '../membership/tell'
import { codeOf, redeemLink } from './codes'
import { buyerMail, giftMail, redeemedMail } from './mails'

export type SendGiftParts = TellParts & { keys: Keys }

/** How soon a mail that couldn't be sent is sent again, in milliseconds. */
const AGAIN = HOUR / 2

/** Sends a mail; the log says why it can't be sent, and nothing of what it says. */
async function isSent({ mailer }: TellParts, mail: () => Promise<Mail> | Mail): Promise<boolean> {
  try {
    await mailer.send(await mail())
    return true
  } catch (error) {
    console.error(JSON.stringify({ event: 'mail-failed', mail: 'gift', error: String(error) }))
    return false
  }
}

/**
 * Sends the mail with a gift, once it is due and only once: of two that try, one claims it. A mail that can't be sent
 * is due again until the gift expires. Rule: docs/rules/gifts.md, "Mail".
 *
 * @returns false if the mail service didn't take it.
 */
export async function sendGift(parts: SendGiftParts, codeId: string): Promise<boolean> {
  const { db, clock, mainOrigin, site } = parts
  const row = await db.first(codes.giftCodeById, codeId)
  const now = clock.now()
  if (!row || row.recipientEmail === null || row.sendAt === null || row.sendAt > now) return true
  if (row.expiresAt === null || row.expiresAt <= now) return true
  const to: Addressed = { site, mainOrigin, to: row.recipientEmail }
  const forgetAt = Math.min(now + RECIPIENT_KEPT, row.expiresAt)
  const [claimed] = await db.write([codes.claimSending(codeId, row.sendAt, now, forgetAt)])
  if (claimed !== 1) return true
  const sent = await isSent(parts, async () =>
    giftMail(to, row, redeemLink(mainOrigin, row.kind, await codeOf(parts, row.id, row.nonce))),
  )
  if (!sent) await db.write([codes.returnSending(codeId, row.sentAt, row.forgetAt, now + AGAIN)])
  return sent
}

/** To whom mails about a gift go that somebody bought; nobody once the account is gone or closed. */
async function buyerOf(parts: TellParts, buyerId: string | null): Promise<Addressed | undefined> {
  const { db, site, mainOrigin } = parts
  const buyer = buyerId === null ? undefined : await db.first(memberById, buyerId)
  const isThere = buyer && buyer.email !== null && buyer.deactivatedAt === null
  return isThere && buyer.email !== null ? { site, mainOrigin, to: buyer.email } : undefined
}

/** Tells a gift's buyer that it is paid, or that their money goes back; each once. */
export async function tellBuyer(parts: TellParts, giftId: string): Promise<void> {
  const { db, clock } = parts
  const gift = await db.first(gifts.giftById, giftId)
  const now = clock.now()
  if (!gift || gift.tellAt === null || gift.tellAt > now) return
  const [claimed] = await db.write([gifts.setGiftTelling(giftId, gift.tellAt, null)])
  const to = claimed === 1 ? await buyerOf(parts, gift.buyerId) : undefined
  if (!to) return
  const [places, charge] = await Promise.all([
    db.all(codes.codesOfGift, giftId, GROUP_GIFT.most),
    db.first(gifts.chargeOfGift, giftId),
  ])
  if (!(await isSent(parts, () => buyerMail(to, gift, places, charge))))
    await db.write([gifts.setGiftTelling(giftId, null, now + AGAIN)])
}

/** Tells a gift's buyer that somebody has redeemed it, once. */
export async function tellRedeemed(parts: TellParts, codeId: string): Promise<void> {
  const { db, clock } = parts
  const row = await db.first(codes.giftCodeById, codeId)
  const now = clock.now()
  if (!row || row.tellAt === null || row.tellAt > now) return
  const [claimed] = await db.write([codes.setCodeTelling(codeId, row.tellAt, null)])
  const to = claimed === 1 && row.redeemedBy !== row.buyerId ? await buyerOf(parts, row.buyerId) : undefined
  if (!to || row.redeemedBy === null) return
  const receiver = await db.first(codes.nameOfReceiver, row.redeemedBy)
  if (!receiver) return
  if (!(await isSent(parts, () => redeemedMail(to, receiver.name))))
    await db.write([codes.setCodeTelling(codeId, null, now + AGAIN)])
}
