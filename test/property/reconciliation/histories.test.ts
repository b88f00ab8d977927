import { afterAll, expect, test, vi } from 'vitest'
import { CURRENCIES } from '../../../schema/rules/membership/plans'
import { startPayments } from '../../../worker/commands/payments/start'
import { PaidHistory } from './paid-history'

/*
 * The books agree with the providers to the cent, in every currency, although no webhook arrives, answers are lost, and
 * the worker is killed: what a provider has moved is enough. Rule: docs/rules/reconciliation.md.
 */

const HISTORIES = 75
const AT_ONCE = 15

const standIn = await startPayments()
afterAll(() => standIn.stop())

/** What our books say that the provider has of ours, by currency. */
function heldHere(history: PaidHistory): Record<string, number> {
  const held = Object.fromEntries(CURRENCIES.map((currency) => [currency, 0]))
  const rows = history.sqlite.rows<{ currency: string; sum: number }>(
    "select currency, sum(amount) as sum from ledger_entry where account = 'provider' group by currency",
  )
  for (const { currency, sum } of rows) held[currency] = sum
  // What belongs to nothing of ours is told, and not booked.
  for (const { amount, currency } of history.strays) held[currency] = (held[currency] ?? 0) + amount
  return held
}

const ledgerOf = (history: PaidHistory) =>
  history.rows(
    'select charge_id, version, kind, account, amount, currency from ledger_entry order by 1, 2, 3, 4',
  )

test(`the books of ${HISTORIES} histories agree with the providers to the cent`, {
  timeout: 300_000,
}, async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const histories = Array.from({ length: HISTORIES }, (_, n) => new PaidHistory(n, standIn.url))
  for (let i = 0; i < HISTORIES; i += AT_ONCE)
    await Promise.all(histories.slice(i, i + AT_ONCE).map((history) => history.run()))
  for (const history of histories) {
    const { number, name, strays } = history
    expect(heldHere(history), `${number} ${name}`).toEqual(await history.heldThere())
    history.checkTaxes()
    const sums = history.rows('select currency, sum(amount) as sum from ledger_entry group by currency')
    expect(sums.filter(({ sum }) => sum !== 0)).toEqual([])
    const open = history.sqlite.rows<{ what: string; theirs: number; their_currency: string }>(
      'select what, theirs, their_currency from provider_difference where gone_at is null',
    )
    expect(
      open.map(({ what, theirs, their_currency }) => `${what} ${theirs} ${their_currency}`).toSorted(),
    ).toEqual(strays.map(({ amount, currency }) => `movement ${amount} ${currency}`).toSorted())
  }

  for (const place of ['DE', 'GB', 'CA', 'US-WA'])
    expect(
      histories.filter(
        (history) => history.rows(`select 1 from ledger_entry where account = 'tax:${place}'`).length > 0,
      ).length,
      place,
    ).toBeGreaterThan(0)

  // Comparing everything once more changes nothing.
  for (const history of histories) {
    const before = ledgerOf(history)
    await history.compareAgain()
    expect(ledgerOf(history)).toEqual(before)
  }

  // Each of what may happen did, in each currency.
  const all = histories.flatMap((history) => history.rows('select kind, currency from ledger_entry'))
  const kinds = new Set(all.map(({ kind }) => kind))
  for (const kind of [
    'charge',
    'fee',
    'refund',
    'dispute',
    'conversion',
    'disputeFee',
    'otherFee',
    'deposit',
  ])
    expect(kinds, kind).toContain(kind)
  expect(new Set(all.map(({ currency }) => currency))).toEqual(new Set(CURRENCIES))
})
