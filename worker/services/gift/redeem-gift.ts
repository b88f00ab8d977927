import * as v from 'valibot'
import { giftCodeText } from '../../../schema/inputs/gift'
import { purchaseKey } from '../../../schema/inputs/membership'
import { RECIPIENT_KEPT } from '../../../schema/rules/membership/gifts'
import { giftMessages } from '../../../schema/wording/gift-messages'
import { type CodeRow, redeemCode } from '../../data/gift/codes'
import { currentMembership } from '../../data/membership/memberships'
import { type NotOwn, requireOwnSession } from '../identity/security-guard'
import type { Session } from '../identity/session'
import { storedMembership } from '../membership/change'
import { learn } from '../membership/known'
import { beginMembership } from '../membership/opening'
import type { OwnMembership } from '../membership/own-membership'
import { retryOnConflict } from '../membership/retry-on-conflict'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type FindCodeParts, findCode } from './find-code'
import { codeState, giftedFact, givenFacts, readReceiver } from './redeem'

type Parts = FindCodeParts & Needs<'session' | 'site' | 'newId' | 'purger'>

export type NotRedeemed = NotOwn | Failure<'NOT_FOUND' | 'CONFLICT' | 'RATE_LIMITED'>

/** Makes somebody a member by a code, or a member for longer. The batch fails if somebody else took the code. */
async function take(
  parts: Parts,
  { user }: Session,
  row: CodeRow,
): Promise<Result<OwnMembership, Failure<'CONFLICT'>>> {
  const { db, clock, newId, purger } = parts
  const now = clock.now()
  const { known, last, isEndless } = await readReceiver(db, user, now)
  if (isEndless) return fail('CONFLICT', giftMessages.notNeeded, 'code')
  const claim = redeemCode(row.id, user.id, now, now + RECIPIENT_KEPT)
  if (known) {
    const learnt = learn(purger, known, [giftedFact(row.id, now)], now)
    await db.write([claim, ...(learnt?.statements ?? [])])
    if (learnt?.isSeen) await purger.request()
    return ok(await storedMembership(parts, known.row.id))
  }
  const id = newId()
  const facts = givenFacts(row, last, now)
  const opening = {
    id,
    userId: user.id,
    provider: 'MEDIUM_GIFT' as const,
    country: row.country,
    kept: null,
    facts,
  }
  await db.write([claim, ...beginMembership(purger, opening, last, now)])
  await purger.request()
  return ok(await storedMembership(parts, id))
}

/**
 * Redeems a gift for the viewer. Sent again, it says what became of it. Rule: docs/rules/gifts.md, "Redeeming".
 */
export const redeemGift = defineUseCase(
  v.object({ code: giftCodeText, key: v.nullish(purchaseKey) }),
  (parts: Parts, { code }): Promise<Result<{ membership: OwnMembership }, NotRedeemed>> =>
    retryOnConflict(async () => {
      const session = await requireOwnSession(parts)
      if (!session.ok) return session
      const { user } = session.value
      const lookup = await findCode(parts, user.id, code)
      if (!lookup.ok) return lookup
      const row = lookup.value
      if (!row) return fail('NOT_FOUND', giftMessages.codes.NOT_FOUND, 'code')
      if (row.redeemedBy === user.id) {
        const own = await parts.db.first(currentMembership, user.id)
        if (own) return ok({ membership: await storedMembership(parts, own.id) })
      }
      const state = codeState(row, user, parts.clock.now())
      if (state !== 'VALID') return fail('CONFLICT', giftMessages.codes[state], 'code')
      const taken = await take(parts, session.value, row)
      return taken.ok ? ok({ membership: taken.value }) : taken
    }),
)
