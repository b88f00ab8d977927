import { expect } from 'vitest'
import { CURRENCIES, type Currency } from '../../../schema/rules/membership/plans'
import {
  cyclesOf,
  type Fee,
  feesOfCycles,
  isDividable,
  NO_FEE,
  type Payment,
  plusFee,
} from '../../../schema/rules/partner/fee'
import { LATEST_CHANGE } from '../../../schema/rules/partner/months'
import { DAY } from '../../../schema/rules/time-units'
import { Database } from '../../../worker/data/database'
import { createKeys } from '../../../worker/services/identity/keys'
import { divideFees } from '../../../worker/services/partner/divide-due'
import { sqlite } from './books'

/* What histories' payments are divided into. Rule: docs/rules/partner.md, "The fee of a cycle". */

type Paid = Payment & { currency: Currency }

const payments = (): Paid[] =>
  sqlite
    .rows<Omit<Paid, 'isSurplus'> & { surplus: number }>(
      `select purpose, status, plan, starts_at as startsAt, ends_at as endsAt, amount, fee, tax, refunded, currency,
       is_surplus as surplus from charge where divide_at is not null`,
    )
    .map(({ surplus, ...row }) => ({ ...row, isSurplus: surplus === 1 }))

/** Divides all that was paid, once all of it has ended. All that is kept is with writers, the platform, the provider or the tax. */
export async function checkDivision(): Promise<void> {
  const paid = payments()
  const now = paid.reduce((last, { endsAt }) => Math.max(last, endsAt), 0) + DAY
  const parts = {
    db: new Database(sqlite.d1),
    keys: createKeys('a-secret-of-these-histories-that-is-long'),
    clock: { now: () => now },
    pause: async () => {},
  }
  while (!(await divideFees(parts, 500)));
  expect(sqlite.rows('select reason from partner_set_aside')).toEqual([])
  for (const currency of CURRENCIES) {
    const expected = paid
      .filter((payment) => payment.currency === currency && isDividable(payment))
      .flatMap((payment) => {
        const fees = feesOfCycles(payment)
        return cyclesOf(payment).flatMap(({ number, endsAt }) =>
          endsAt < now - LATEST_CHANGE ? [] : [fees[number] ?? NO_FEE],
        )
      })
      .reduce<Fee>(plusFee, NO_FEE)
    const [stored] = sqlite.rows<Partial<Fee>>(
      `select sum(kept) as kept, sum(fee) as fee, sum(tax) as tax, sum(share) as share, sum(lines + pool) as writers
       from partner_sum where currency = ?`,
      currency,
    )
    expect(stored, currency).toEqual(expected)
    expect(expected.writers + expected.share + expected.fee + expected.tax).toBe(expected.kept)
  }
  // A change of plan leaves the old payment's cycles beside the new one's.
  expect(
    sqlite.rows(
      `select 1 from charge join partner_cycle on partner_cycle.charge_id = charge.id where charge.purpose = 'SWITCH'`,
    ).length,
  ).toBeGreaterThan(0)
}
