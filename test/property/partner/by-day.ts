import { expect } from 'vitest'
import type { Program } from './program'

/** What writers are shown by day and by country is what was divided, by writer, month and currency. */
export function checkDays({ sqlite }: Program): void {
  const byWriter = (month: string, from: string) =>
    sqlite.rows(
      `select partner_id, ${month} as month, currency, sum(amount) as sum from ${from}
       group by 1, 2, 3 having sum(amount) <> 0 order by 1, 2, 3`,
    )
  const divided = byWriter(
    'partner_cycle.month',
    '(select * from partner_line where amount <> 0) join partner_cycle using (charge_id, number, round)',
  )
  expect(byWriter("strftime('%Y-%m', day * 86400, 'unixepoch')", 'partner_day')).toEqual(divided)
  expect(byWriter('month', 'partner_country')).toEqual(divided)
}
