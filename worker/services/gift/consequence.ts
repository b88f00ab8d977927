import { REDEEMABLE_MONTHS, sendTime, WITHDRAWN_RECIPIENT_KEPT } from '../../../schema/rules/membership/gifts'
import { isPaid } from '../../../schema/rules/membership/ledger'
import { addMonths } from '../../../schema/rules/membership/periods'
import type { Database, Statement } from '../../data/database'
import { deleteCodes, openCodes, restoreCodes, withdrawCodes } from '../../data/gift/codes'
import { finishGift, giftById, giveUpGift, tellWithdrawn } from '../../data/gift/gifts'
import type { ChargeRow } from '../../data/membership/charges'

/** Gives up a gift that isn't paid. */
export const abandonGift = (giftId: string, now: number): Statement[] => [
  giveUpGift(giftId, now),
  deleteCodes(giftId),
]

/** Whether what was paid isn't ours any more: the buyer has it back, or it wasn't settled. */
const isTakenBack = ({ status, amount, refunded }: ChargeRow): boolean =>
  status === 'DISPUTED' || status === 'FAILED' || (isPaid(status) && refunded >= amount)

/**
 * What a change of a charge means for the gift that it pays: it is paid and its codes work; it isn't; or it was given
 * back, and what nobody has redeemed doesn't work any more. Rule: docs/rules/gifts.md, "Buying".
 */
export async function consequenceOfGiving(
  db: Database,
  giftId: string,
  before: ChargeRow,
  after: ChargeRow,
  now: number,
): Promise<{ isSurplus?: boolean; statements: Statement[] }> {
  const gift = await db.first(giftById, giftId)
  if (!gift) return { statements: [] }
  if (!isPaid(after.status) && gift.state !== 'DONE')
    return { statements: after.status === 'FAILED' ? abandonGift(giftId, now) : [] }
  const statements: Statement[] = []
  const sendAt = sendTime(gift.sendOn, now) ?? now
  // Somebody has given it up, and may have bought another one: what was paid late is given back.
  if (!isPaid(before.status) && gift.state === 'FAILED') return { isSurplus: true, statements: [] }
  if (gift.state === 'OPEN') {
    const expiresAt = addMonths(now, REDEEMABLE_MONTHS)
    statements.push(finishGift(giftId, expiresAt, now), openCodes(giftId, sendAt, expiresAt))
  }
  if (gift.state === 'FAILED') return { statements: [] }
  const [was, is] = [isTakenBack(before), isTakenBack(after)]
  if (!was && is)
    statements.push(withdrawCodes(giftId, now + WITHDRAWN_RECIPIENT_KEPT), tellWithdrawn(giftId, now))
  if (was && !is) statements.push(restoreCodes(giftId, sendAt, gift.expiresAt ?? now))
  return { statements }
}
