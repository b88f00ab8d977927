import { expect, test, vi } from 'vitest'
import type { Movement } from '../../../schema/rules/reconciliation/entries'
import { DAY } from '../../../schema/rules/time-units'
import { chargeOf, GOOD, keep, open } from '../payments/opened'

/* What providers say that they have moved, over HTTP. Rule: docs/rules/reconciliation.md, "Reading". */

type Opened = ReturnType<typeof open>

/** Everything that a provider has moved, page by page. */
async function movementsOf({ provider }: Opened, since = Date.now() - DAY): Promise<Movement[]> {
  const movements: Movement[] = []
  let cursor: string | null = null
  do {
    const answer = await provider.movementsSince(since, cursor, Date.now())
    if (answer.is !== 'done') throw new Error('There is no answer')
    movements.push(...answer.value.movements)
    cursor = answer.value.next
  } while (cursor !== null)
  return movements
}

test('Stripe’s are payments, refunds, disputes, fees and payouts, with what was converted', async () => {
  const opened = open('STRIPE')
  const { account, provider } = opened
  const kept = await keep(opened, GOOD)
  const yen = chargeOf(kept, { amount: 700, currency: 'JPY' })
  const euros = chargeOf(kept, { currency: 'EUR' })
  for (const input of [yen, euros]) expect(await provider.charge(input)).toMatchObject({ is: 'done' })
  await account.control({ refund: { key: yen.key, amount: 100 } })
  await account.control({ dispute: { key: euros.key, status: 'needs_response' } })
  await account.control({ move: { category: 'payout', amount: -300, currency: 'eur' } })
  await account.control({ move: { category: 'fee', amount: -20, currency: 'usd' } })
  await account.control({ move: { category: 'other_adjustment', amount: 5, currency: 'usd' } })
  const movements = await movementsOf(opened)
  const own = (kind: string, currency: string) =>
    movements.find((one) => one.kind === kind && one.originalCurrency === currency)
  expect(movements).toHaveLength(7)
  // 700 yen are 452 cents, of which Stripe keeps 43: 67 yen.
  expect(own('charge', 'JPY')).toMatchObject({
    amount: 452,
    fee: 43,
    currency: 'USD',
    originalAmount: 700,
    originalFee: 67,
  })
  expect(own('refund', 'JPY')).toMatchObject({ amount: -65, fee: 0, currency: 'USD', originalAmount: -100 })
  expect(own('charge', 'EUR')).toMatchObject({ amount: 500, fee: 45, originalAmount: 500, originalFee: 45 })
  expect(own('dispute', 'EUR')).toMatchObject({ amount: -500, fee: 1500, currency: 'EUR' })
  expect(own('payout', 'EUR')).toMatchObject({ amount: -300, about: '' })
  expect(own('fee', 'USD')).toMatchObject({ amount: 0, fee: 20, about: '' })
  expect(own('other', 'USD')).toMatchObject({ amount: 5, about: '' })
  expect(own('refund', 'JPY')?.about).toBe(own('charge', 'JPY')?.about)
})

test('Braintree’s are what was sent to the bank, and fees some days later', async () => {
  const opened = open('BRAINTREE')
  const { account, provider } = opened
  const kept = await keep(opened, GOOD)
  const yen = chargeOf(kept, { amount: 700, currency: 'JPY' })
  const withdrawn = chargeOf(kept)
  for (const input of [yen, withdrawn]) await provider.charge(input)
  const made = await provider.findCharge(withdrawn.key)
  if (made.is !== 'done' || !made.value) throw new Error('There is no charge')
  await provider.refund({ key: 'r', providerChargeId: made.value.providerChargeId, amount: 500 })
  expect(await movementsOf(opened)).toEqual([])

  await account.control({ ahead: 2 * DAY })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * DAY })
  expect(await movementsOf(opened)).toMatchObject([
    { kind: 'charge', about: yen.key, amount: 700, currency: 'JPY', fee: 0, isPaidOut: true },
  ])
  await account.control({ dispute: { key: yen.key, status: 'needs_response' }, ahead: 2 * DAY })
  await account.control({ ahead: 6 * DAY })
  vi.setSystemTime(Date.now() + 4 * DAY)
  const movements = await movementsOf(opened)
  expect(movements.map(({ kind, amount, fee }) => [kind, amount, fee])).toEqual([
    ['charge', 700, 0],
    ['dispute', -700, 0],
    ['fee', 0, 50],
  ])
  expect(movements[2]).toMatchObject({ about: yen.key, currency: 'JPY', originalFee: 50 })
  vi.useRealTimers()
})

test.each(['STRIPE', 'BRAINTREE'] as const)('of %s aren’t there while it is slow or down', async (name) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const opened = open(name)
  for (const kind of ['lost', 'garbage'] as const) {
    await opened.account.control({ faults: Array.from({ length: 3 }, () => ({ kind })) })
    expect(await opened.provider.movementsSince(0, null, Date.now())).toEqual({ is: 'unavailable' })
    await opened.account.control({ faults: [] })
  }
  // One that fails and comes back is asked again.
  await opened.account.control({ faults: [{ kind: 'down' }] })
  expect(await opened.provider.movementsSince(Date.now(), null, Date.now())).toMatchObject({ is: 'done' })
})
