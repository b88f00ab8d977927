import { expect, test } from 'vitest'
import { checkBooks, sqlite } from '../../support/membership/books'
import { History } from '../../support/membership/history'

/*
 * Whatever is lost, doubled, late, out of order or killed in between, all of it ends in what the provider says, with each
 * cent in the books; nobody is locked out, and nobody pays twice. Rule: docs/rules/membership.md.
 */

const HISTORIES = 1000

test('1,000 histories end in what the provider says, with each cent accounted for', {
  timeout: 30_000,
}, async () => {
  const histories = Array.from({ length: HISTORIES }, (_, n) => new History(n))
  await Promise.all(histories.map((history) => history.run()))
  for (const history of histories) checkBooks(history.world)
  const [made] = sqlite.rows<{ n: number }>('select count(*) as n from charge')
  expect(made?.n).toBeGreaterThan(HISTORIES)
  const [redeemed] = sqlite.rows<{ n: number }>(
    "select count(*) as n from gift_code where state = 'REDEEMED'",
  )
  expect(redeemed?.n).toBeGreaterThan(HISTORIES / 20)
})
