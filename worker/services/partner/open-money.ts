import { lastMonths } from '../../../schema/rules/partner/months'
import { bookedOfPartner } from '../../data/partner/partners'
import type { Needs } from '../parts'
import { type MonthEarnings, ownEarnings } from './own-earnings'

/** Months that are looked at for what isn't closed yet, the present one among them. */
const MOST_OPEN = 6

/** What all closed months have brought a writer, in minor units of what writers are paid in. */
export const bookedMoney = async ({ db }: Needs<'db'>, partnerId: string): Promise<number> =>
  (await db.first(bookedOfPartner, partnerId))?.paid ?? 0

/** What the months have brought a writer so far that aren't closed. Rule: docs/rules/partner.md, "Leaving". */
export async function openMoney(
  parts: Needs<'db' | 'clock'>,
  partnerId: string,
): Promise<MonthEarnings['amounts']> {
  const months = await Promise.all(
    lastMonths(parts.clock.now(), MOST_OPEN).map((month) => ownEarnings(parts, partnerId, month)),
  )
  const sums = new Map<MonthEarnings['amounts'][number]['currency'], number>()
  for (const { state, amounts } of months) {
    if (state === 'CLOSED') continue
    for (const { currency, amount } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  }
  return [...sums].flatMap(([currency, amount]) => (amount === 0 ? [] : [{ currency, amount, pooled: 0 }]))
}
