import * as v from 'valibot'
import { CURRENCIES } from '../../../schema/rules/membership/plans'
import { MONTH_TEXT } from '../../../schema/rules/partner/months'
import { PAID_IN, parseRate } from '../../../schema/rules/partner/rates'
import { partnerMessages as messages } from '../../../schema/wording/partner-messages'
import { putRate } from '../../data/partner/months'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'

const OTHERS = CURRENCIES.filter((currency) => currency !== PAID_IN)

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
    month: v.pipe(v.string(messages.badMonth), v.regex(MONTH_TEXT, messages.badMonth)),
    currency: v.picklist(OTHERS, messages.badCurrency),
    rate: v.string(messages.badRate),
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
