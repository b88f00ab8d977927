import { sha256 } from '../../../schema/rules/hex'
import { UNKNOWN_CODES } from '../../../schema/rules/membership/gifts'
import { MINUTE } from '../../../schema/rules/time-units'
import { giftMessages } from '../../../schema/wording/gift-messages'
import { type CodeRow, giftCodeByHash } from '../../data/gift/codes'
import { networkIn } from '../membership/limit-payer'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'

export type FindCodeParts = Needs<'db' | 'clock' | 'lockouts' | 'browser'>

/**
 * A code that somebody tries: of those that don't exist, a person and a network may try a few. Rule:
 * docs/rules/gifts.md, "Redeeming".
 *
 * @param userId of the signed-in person.
 */
export async function findCode(
  { db, clock, lockouts, browser }: FindCodeParts,
  userId: string | null,
  code: string,
): Promise<Result<CodeRow | undefined, Failure<'RATE_LIMITED'>>> {
  const { most, windowMs } = UNKNOWN_CODES
  const network = networkIn({ browser })
  const subjects = userId === null ? [network] : [network, userId]
  const free = await Promise.all(
    subjects.map((subject) => lockouts.freeAt('gift-codes', subject, windowMs, most)),
  )
  if (free.some((at) => at > clock.now()))
    return fail('RATE_LIMITED', giftMessages.tooManyCodes(windowMs / MINUTE))
  const row = code === '' ? undefined : await db.first(giftCodeByHash, await sha256(code))
  const isKnown = row !== undefined && row.state !== 'WAITING' && row.state !== 'WITHDRAWN'
  if (isKnown) return ok(row)
  if (code !== '') await Promise.all(subjects.map((subject) => lockouts.use('gift-codes', subject, windowMs)))
  return ok(undefined)
}
