import { describe, expect, test, vi } from 'vitest'
import { DAY } from '../../../schema/rules/time-units'
import { membershipMessages as messages } from '../../../schema/wording/membership-messages'
import { EMPTY_IBAN } from '../../../worker/commands/payments/bank'
import { NOON } from '../../factories/ids'
import { buyer, CARD, failure, newKey } from './buyer'
import { mailsTo, moveTo, night } from './nights'

/* Payments that take days. Rule: docs/rules/payments.md, "Local methods". */

const IBAN = 'DE89370400440532013000'

/** Somebody in Germany who pays by direct debit. */
async function debtor(iban: string) {
  const somebody = await buyer({ country: 'DE', user: { email: `debtor-${newKey()}@example.org` } })
  await moveTo(somebody, NOON)
  const token = await somebody.fillIn('JOIN', CARD.good, { iban })
  const answer = await somebody.send('createMembership', { token })
  expect(answer).toEqual(failure('PaymentPending', messages.pending))
  return somebody
}

/** Days go by, and the cron does what is due. */
async function live(somebody: Awaited<ReturnType<typeof debtor>>, days: readonly number[]) {
  for (const day of days) {
    await moveTo(somebody, NOON + day * DAY)
    await night(somebody)
  }
}

describe('a direct debit', () => {
  test('makes a member as soon as it is paid, and charges once', async () => {
    const somebody = await debtor(IBAN)
    await live(somebody, [1, 2, 4])
    expect(await somebody.status()).toBeNull()
    expect((await somebody.payments()).map(({ status }) => status)).toEqual(['processing'])
    await live(somebody, [7])
    expect(
      await somebody.status('state currency paymentMethod { ... on SepaDebit { lastFour country } }'),
    ).toEqual({
      state: 'ACTIVE',
      currency: 'EUR',
      paymentMethod: { lastFour: '3000', country: 'DE' },
    })
    expect(await somebody.payments()).toMatchObject([{ status: 'succeeded', amount: 5000, currency: 'eur' }])
    expect(await mailsTo(somebody)).toHaveLength(1)
  })

  test('that fails makes nobody a member, and another one can be tried', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const somebody = await debtor(EMPTY_IBAN)
    await live(somebody, [1, 4, 7])
    expect(await somebody.status()).toBeNull()
    const token = await somebody.fillIn('JOIN', CARD.good)
    expect(await somebody.send('createMembership', { token })).toMatchObject({
      membership: { state: 'ACTIVE' },
    })
  })

  test('that is paid after somebody has paid by card is given back', async () => {
    const somebody = await debtor(IBAN)
    await live(somebody, [2])
    const token = await somebody.fillIn('JOIN', CARD.good)
    expect(await somebody.send('createMembership', { token })).toMatchObject({
      membership: { state: 'ACTIVE' },
    })
    await live(somebody, [7, 8])
    const [debit, card] = await somebody.payments()
    expect(debit?.refunds).toMatchObject([{ amount: 5000 }])
    expect(card?.refunds).toEqual([])
    expect(await somebody.status()).toMatchObject({ state: 'ACTIVE' })
  })

  test('renews: its owner stays a member while the bank takes its time', async () => {
    const somebody = await debtor(IBAN)
    await live(somebody, [7, 366, 369, 371])
    expect(await somebody.status()).toMatchObject({ state: 'ACTIVE' })
    expect((await somebody.payments()).map(({ status }) => status)).toEqual(['succeeded', 'processing'])
    await live(somebody, [375, 380])
    expect((await somebody.payments()).map(({ status }) => status)).toEqual(['succeeded', 'succeeded'])
    expect(await somebody.status()).toMatchObject({ state: 'ACTIVE' })
  })
})

describe('a bank that confirms on a page of its own', () => {
  test('leaves an account that is charged, now and at each renewal', async () => {
    const somebody = await buyer({ country: 'NL', user: { email: `ideal-${newKey()}@example.org` } })
    await moveTo(somebody, NOON)
    const token = await somebody.fillIn('JOIN', CARD.good, { ideal: 'confirm' })
    const sent = { token, key: newKey() }
    const pending = failure('PaymentPending', messages.pending)
    expect(await somebody.send('createMembership', sent)).toEqual(pending)
    // Whoever comes back twice sends the same twice.
    expect(await somebody.send('createMembership', sent)).toEqual(pending)
    await live(somebody, [7])
    expect(await somebody.status('state paymentMethod { ... on SepaDebit { lastFour country } }')).toEqual({
      state: 'ACTIVE',
      paymentMethod: { lastFour: '4300', country: 'NL' },
    })
    await live(somebody, [366, 373, 380])
    expect((await somebody.payments()).map(({ status, amount }) => [status, amount])).toEqual([
      ['succeeded', 5000],
      ['succeeded', 5000],
    ])
    expect(await somebody.status()).toMatchObject({ state: 'ACTIVE' })
  })

  test('and that somebody leaves without confirming charges nothing', async () => {
    const somebody = await buyer({ country: 'NL' })
    const token = await somebody.fillIn('JOIN', CARD.good, { ideal: 'cancel' })
    expect(await somebody.send('createMembership', { token })).toMatchObject({
      __typename: 'PaymentMethodDeclined',
    })
    expect(await somebody.payments()).toEqual([])
  })

  test('gives nobody else what it has confirmed', async () => {
    const somebody = await buyer({ country: 'NL' })
    const token = await somebody.fillIn('JOIN', CARD.good, { ideal: 'confirm' })
    const other = await buyer({ country: 'NL', env: somebody.account.vars })
    expect(await other.send('createMembership', { token })).toMatchObject({
      __typename: 'PaymentMethodDeclined',
    })
    expect(await somebody.payments()).toEqual([])
  })

  test('pays for gifts, and takes the place of a card', async () => {
    const somebody = await buyer({ country: 'NL' })
    await somebody.send('createMembership', { token: await somebody.fillIn('JOIN', CARD.good) })
    const updated = await somebody.send('updatePaymentMethod', {
      token: await somebody.fillIn('UPDATE', CARD.good, { ideal: 'confirm' }),
    })
    expect(updated).toMatchObject({ membership: { state: 'ACTIVE' } })
    expect(await somebody.status('paymentMethod { __typename }')).toEqual({
      paymentMethod: { __typename: 'SepaDebit' },
    })
    const given = await somebody.send('createGift', {
      token: await somebody.fillIn('GIFT', CARD.good, { ideal: 'confirm' }),
    })
    expect(given).toEqual(failure('PaymentPending', messages.pending))
  })
})

test('Link is offered everywhere, a direct debit and a bank’s page in euros alone', async () => {
  const american = await buyer()
  await expect(american.fillIn('JOIN', CARD.good, { iban: IBAN })).resolves.toBeDefined()
  const refused = await american.send('createMembership', {
    token: await american.fillIn('JOIN', CARD.good, { iban: IBAN }),
  })
  expect(refused).toMatchObject({ __typename: 'PaymentMethodDeclined' })
  const led = await american.send('createMembership', {
    token: await american.fillIn('JOIN', CARD.good, { ideal: 'confirm' }),
  })
  expect(led).toMatchObject({ __typename: 'PaymentMethodDeclined' })
  const token = await american.fillIn('JOIN', CARD.good, { link: 'reader@link.example' })
  expect(await american.send('createMembership', { token })).toMatchObject({
    membership: { state: 'ACTIVE' },
  })
  expect(await american.status('paymentMethod { ... on LinkAccount { email } }')).toEqual({
    paymentMethod: { email: 'reader@link.example' },
  })
})
