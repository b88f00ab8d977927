import * as v from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { convertedCurrency, monthNamed, rateWritten } from '../../../schema/inputs/partner'
import { parseRate, rateText } from '../../../schema/rules/partner/rates'
import { partnerMessages as messages } from '../../../schema/wording/partner-messages'
import { insertAct } from '../../data/moderation/acts'
import { putRate, ratesOfMonth } from '../../data/partner/months'
import { expectOpenMonth } from '../../data/partner/staff'
import { isOutdated } from '../membership/retry-on-conflict'
import { requireModerator } from '../moderation/require-moderator'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type StaffMonth, staffMonth } from './staff-month'

/**
 * Staff stores what a currency is worth in a month, or replaces it, with an entry in the log. The same rate again changes
 * nothing. Rule: docs/rules/partner.md, "Currencies".
 */
export const recordMonthRate = defineUseCase(
  v.object({ month: monthNamed, currency: convertedCurrency, rate: rateWritten, reason }),
  async (
    parts: Needs<'db' | 'clock' | 'viewer'>,
    { month, currency, rate: text, reason: why },
  ): Promise<Result<StaffMonth, Failure<'UNAUTHORIZED' | 'FORBIDDEN' | 'BAD_REQUEST' | 'CONFLICT'>>> => {
    const moderator = await requireModerator(parts)
    if (!moderator.ok) return moderator
    const rate = parseRate(text)
    if (rate === undefined) return fail('BAD_REQUEST', messages.badRate, 'rate')
    const { db, clock } = parts
    const known = await db.all(ratesOfMonth, month)
    if (known.some((one) => one.currency === currency && one.rate === rate))
      return ok(await staffMonth(parts, month))
    const now = clock.now()
    try {
      await db.write([
        expectOpenMonth(month),
        putRate({ month, currency, rate, setAt: now }, month),
        insertAct({
          at: now,
          staffId: moderator.value.id,
          action: 'SET_RATE',
          subjectKind: 'MONTH',
          subjectId: month,
          reason: why,
          detail: `${currency} ${rateText(rate)}`,
        }),
      ])
    } catch (error) {
      if (!isOutdated(error)) throw error
      return fail('CONFLICT', messages.isClosing(month), 'month')
    }
    return ok(await staffMonth(parts, month))
  },
)
