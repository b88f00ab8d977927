import { expect } from 'vitest'
import type { Program } from './program'

/** What writers are shown by day and by country is what was divided, by writer and currency. */
export function checkDays({ sqlite }: Program): void {
  const byWriter = (from: string) =>
    sqlite.rows(
      `select partner_id, currency, sum(amount) as sum from ${from} group by partner_id, currency having sum(amount) <> 0 order by partner_id, currency`,
    )
  const divided = byWriter(
    '(select * from partner_line where amount <> 0) join partner_cycle using (charge_id, number, round)',
  )
  expect(byWriter('partner_day')).toEqual(divided)
  expect(byWriter('partner_country')).toEqual(divided)
}
