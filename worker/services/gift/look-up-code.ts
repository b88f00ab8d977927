import { GIFT_MONTHS } from '../../../schema/rules/membership/gifts'
import { addMonths } from '../../../schema/rules/membership/periods'
import type { CodeRow } from '../../data/gift/codes'
import type { GiftRow } from '../../data/gift/gifts'
import type { Needs } from '../parts'
import { type Failure, ok, type Result } from '../result'
import { type FindCodeParts, findCode } from './find-code'
import { ownGift } from './own-gifts'
import { type CodeState, codeState, type Gives, givesTo, readReceiver } from './redeem'

/** What a code is good for. */
export interface CodeSeen {
  state: CodeState
  row: CodeRow | null
  isRedeemedByViewer: boolean
  /** The gift that it belongs to, if the viewer bought it. */
  viewersGift: GiftRow | null
  gives: Gives | null
}

/** What a code is good for, to the viewer or to a visitor. Rule: docs/rules/gifts.md, "Redeeming". */
export async function lookUpCode(
  parts: FindCodeParts & Needs<'session'>,
  code: string,
): Promise<Result<CodeSeen, Failure<'RATE_LIMITED'>>> {
  const session = await parts.session()
  const user = session?.user ?? null
  const lookup = await findCode(parts, user?.id ?? null, code)
  if (!lookup.ok) return lookup
  const row = lookup.value ?? null
  const now = parts.clock.now()
  const state = codeState(lookup.value, user, now)
  const isRedeemedByViewer = row !== null && user !== null && row.redeemedBy === user.id
  const isViewers = row !== null && user !== null && row.buyerId === user.id
  const viewersGift = isViewers ? await ownGift(parts, row.giftId) : null
  const seen = { state, row, isRedeemedByViewer, viewersGift }
  if (row === null || state !== 'VALID') return ok({ ...seen, gives: null })
  const gives: Gives = user
    ? givesTo(await readReceiver(parts.db, user, now), row.id, now)
    : { effect: 'BEGINS', months: GIFT_MONTHS, until: addMonths(now, GIFT_MONTHS) }
  return ok({ ...seen, gives })
}
