import * as v from 'valibot'
import { convertedCurrency, monthNamed, rateWritten } from '../../../schema/inputs/partner'
import { parseRate } from '../../../schema/rules/partner/rates'
import { partnerMessages as messages } from '../../../schema/wording/partner-messages'
import { putRate } from '../../data/partner/months'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'

/** A rate as it is stored. */
interface Rate {
  month: string
  currency: string
  /** In millionths of `PAID_IN`. */
  rate: number
}

/** Stores what a currency is worth in a month, or replaces it. Rule: docs/rules/partner.md, "Currencies". */
export const setPartnerRate = defineUseCase(
  v.object({
    month: monthNamed,
    currency: convertedCurrency,
    rate: rateWritten,
  }),
  async (
    { db, clock }: Needs<'db' | 'clock'>,
    { month, currency, rate: text },
  ): Promise<Result<Rate, Failure<'BAD_REQUEST' | 'CONFLICT'>>> => {
    const rate = parseRate(text)
    if (rate === undefined) return fail('BAD_REQUEST', messages.badRate, 'rate')
    const [changed] = await db.write([putRate({ month, currency, rate, setAt: clock.now() }, month)])
    return changed === 0
      ? fail('CONFLICT', messages.isClosing(month), 'month')
      : ok({ month, currency, rate })
  },
)
