import * as v from 'valibot'
import { giftEmail } from '../../../schema/inputs/gift'
import { purchaseKey } from '../../../schema/inputs/membership'
import { entityId } from '../../../schema/inputs/text'
import { AGAIN_OF_CODE, AGAIN_OF_PERSON } from '../../../schema/rules/membership/gifts'
import { giftMessages } from '../../../schema/wording/gift-messages'
import { type CodeRow, dropSending, giftCodeById, sendCodeTo } from '../../data/gift/codes'
import { type NotOwn, requireOwnSession } from '../identity/security-guard'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { newCode } from './codes'
import { type GiftPlace, isForgotten, placeOf } from './own-gifts'
import { sendGift } from './send-gift'

type Parts = Needs<'db' | 'clock' | 'session' | 'browser' | 'site' | 'keys' | 'lockouts' | 'mailer'>

type NotSent =
  | NotOwn
  | Failure<'BAD_REQUEST' | 'NOT_FOUND' | 'CONFLICT' | 'RATE_LIMITED' | 'SERVICE_UNAVAILABLE'>

/** Whether mails were sent often enough for a day. */
async function isTooOften({ lockouts }: Parts, userId: string, codeId: string): Promise<boolean> {
  const [ofCode, ofPerson] = await Promise.all([
    lockouts.use('gift-mails', codeId, AGAIN_OF_CODE.windowMs, AGAIN_OF_CODE.most),
    lockouts.use('gift-mails', userId, AGAIN_OF_PERSON.windowMs, AGAIN_OF_PERSON.most),
  ])
  return ofCode > AGAIN_OF_CODE.most || ofPerson > AGAIN_OF_PERSON.most
}

/**
 * The code that goes to an address: a new one if another address was sent the present one. Of an address that we have
 * forgotten, nobody knows whether it was another.
 */
async function codeFor(parts: Parts, row: CodeRow, email: string) {
  const wasOthers = row.sentAt !== null && row.recipientEmail?.toLowerCase() !== email.toLowerCase()
  return wasOthers ? newCode(parts, row.id) : { nonce: row.nonce, codeHash: row.codeHash }
}

/**
 * Sends one of the viewer's gifts by mail, again or for the first time. Sent again with the same key, it changes nothing.
 * Rule: docs/rules/gifts.md, "Mail".
 */
export const sendGiftAgain = defineUseCase(
  v.object({ codeId: entityId, email: giftEmail, key: purchaseKey }),
  async (parts: Parts, { codeId, email, key }): Promise<Result<GiftPlace, NotSent>> => {
    const session = await requireOwnSession(parts)
    if (!session.ok) return session
    const { db, clock, browser } = parts
    const { id: userId } = session.value.user
    const row = await db.first(giftCodeById, codeId)
    if (!row || row.buyerId !== userId || row.state === 'WAITING')
      return fail('NOT_FOUND', giftMessages.notFound, 'codeId')
    if (row.againKey === key) return ok(await placeOf(parts, row, row))
    const now = clock.now()
    if (row.state !== 'OPEN' || row.expiresAt === null || row.expiresAt <= now)
      return fail('CONFLICT', giftMessages.cantSend, 'codeId')
    // The rest of the former address looks like an address, and would be taken for one.
    if (isForgotten(row) && row.recipientEmail === email)
      return fail('BAD_REQUEST', giftMessages.forgottenEmail, 'email')
    if (await isTooOften(parts, userId, codeId)) return fail('RATE_LIMITED', giftMessages.sentTooOften)
    const { nonce, codeHash } = await codeFor(parts, row, email)
    // A mail whose day is still to come keeps it.
    const sendAt = row.sentAt === null && row.sendAt !== null ? Math.max(row.sendAt, now) : now
    const [changed] = await db.write([sendCodeTo(codeId, email, nonce, codeHash, sendAt, row.expiresAt, key)])
    if (changed !== 1) return fail('CONFLICT', giftMessages.cantSend, 'codeId')
    if (!(await sendGift({ ...parts, mainOrigin: browser.mainOrigin }, codeId))) {
      // What is sent again with this key is a new try.
      await db.write([dropSending(codeId, key)])
      return fail('SERVICE_UNAVAILABLE', giftMessages.mailFailed)
    }
    const after = await db.first(giftCodeById, codeId)
    return after ? ok(await placeOf(parts, after, after)) : fail('NOT_FOUND', giftMessages.notFound, 'codeId')
  },
)
