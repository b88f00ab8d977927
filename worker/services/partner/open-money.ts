import { lastMonths } from '../../../schema/rules/partner/months'
import { bookedOfPartner } from '../../data/partner/partners'
import type { Needs } from '../parts'
import { type MonthEarnings, ownEarnings } from './own-earnings'

/** Months that are looked at for what isn't closed yet, the present one among them. */
const MOST_OPEN = 6

/** What a writer's stories have brought in: in closed months, and in the others so far. */
export interface OpenMoney {
  booked: number
  open: MonthEarnings['amounts']
}

/** What a writer's stories have brought in so far. Rule: docs/rules/partner.md, "Leaving". */
export async function openMoney(parts: Needs<'db' | 'clock'>, partnerId: string): Promise<OpenMoney> {
  const [booked, ...months] = await Promise.all([
    parts.db.first(bookedOfPartner, partnerId),
    ...lastMonths(parts.clock.now(), MOST_OPEN).map((month) => ownEarnings(parts, partnerId, month)),
  ])
  const sums = new Map<MonthEarnings['amounts'][number]['currency'], number>()
  for (const { state, amounts } of months) {
    if (state === 'CLOSED') continue
    for (const { currency, amount } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  }
  return {
    booked: booked?.paid ?? 0,
    open: [...sums].flatMap(([currency, amount]) => (amount === 0 ? [] : [{ currency, amount, pooled: 0 }])),
  }
}
