import { expect, test } from 'vitest'
import { MOST_MEMBERS } from '../../../schema/rules/held-earnings/signals'
import { monthFacts } from '../../../worker/services/held-earnings/month-facts'
import { MONTH, openCircleSite } from './site'

/* Rule: docs/rules/partner.md, "Circles". */

/** A cycle that brought a writer an amount of a whole, of the charges that a condition names. */
const divided = (amount: number, whole: number, condition: string) => [
  `insert into partner_cycle (charge_id, number, round, month, kind, currency, member, before, kept, fee, tax, share, writers, weights, divided_at)
   select id, 0, 0, '${MONTH}', 'READ', 'USD', id, 0, 0, 0, 0, 0, ${whole}, '[]', 0 from charge where ${condition}`,
  `insert into partner_line (charge_id, number, round, place, month, partner_id, post_id, amount)
   select id, 0, 0, 0, '${MONTH}', 'p-popular', 'story of popular', ${amount} from charge where ${condition}`,
]

test('whoever leans on a popular writer is looked at, however many others brought more', async () => {
  const site = openCircleSite()
  site.writer('popular')
  const ring = ['a', 'b', 'c']
  for (const id of ring) await site.member(id, { card: 'one card' })
  const statements = [
    ...divided(80, 80, "id like 'charge of %'"),
    `with recursive crowd (i) as (select 1 union all select i + 1 from crowd where i <= ${MOST_MEMBERS})
     insert into charge (id, "key", membership_id, purpose, plan, price, cycle, starts_at, ends_at, provider, status, amount, currency, created_at)
     select 'crowd ' || i, 'crowd ' || i, 'crowd ' || i, purpose, plan, price, cycle, starts_at, ends_at, provider, status, amount, currency, created_at
     from crowd join charge on charge.id = 'charge of a'`,
    ...divided(100, 1000, "id like 'crowd %'"),
  ]
  for (const statement of statements) site.sqlite.run(statement)
  const facts = await monthFacts(site.parts.db, { partnerId: 'p-popular', userId: 'popular' }, MONTH)
  expect(facts?.cycles.map(({ chargeId }) => chargeId)).toEqual(ring.map((id) => `charge of ${id}`))
})
