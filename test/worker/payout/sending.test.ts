import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { Database } from '../../../worker/data/database'
import { payoutById } from '../../../worker/data/payout/payouts'
import { changePayout } from '../../../worker/services/payout/change-payout'
import { staffChange } from '../../../worker/services/payout/staff-change'
import { forgetPayouts, openPayouts } from './world'

/* Payouts at the stand-in, over its protocol. Rule: docs/rules/partner.md, "Sending". */

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  await forgetPayouts()
})

test('a closed month is paid once, and the books follow the money', async () => {
  const { account, minute, days, payouts, books } = await openPayouts()
  await minute()
  // The account is looked at first, and what waited for it goes on with it.
  await minute()
  expect(await payouts()).toMatchObject([
    { month: '2026-10', amount: 2500, status: 'PROCESSING', attempt: 1 },
  ])
  expect(await books()).toEqual({ provider: -2500, transit: 2500 })
  await minute()
  await account.control({ connect: { settle: true } })
  await days.call({ minute }, 1)
  expect(await payouts()).toMatchObject([{ status: 'PAID' }])
  expect(await books()).toEqual({ provider: -2500, transit: 0, partners: 2500 })
  await minute()
  const { connect } = await account.control({})
  expect([connect.transfers.length, connect.payouts.length]).toEqual([1, 1])
})

test('a webhook has it looked at within a minute, whatever its order, and only if it is signed', async () => {
  const { account, minute, payouts, hear } = await openPayouts()
  await minute()
  await minute()
  const [row] = await payouts()
  const metadata = { key: `${row?.id}:1` }
  await account.control({ connect: { settle: true } })
  expect(await hear({ type: 'payout.paid', object: { metadata }, account: 'acct' }, 'whsec_other')).toBe(400)
  await minute()
  expect(await payouts()).toMatchObject([{ status: 'PROCESSING' }])
  // They come in the wrong order, and one says what isn't so.
  for (const type of ['payout.failed', 'payout.paid', 'payout.created'])
    expect(await hear({ type, object: { metadata }, account: 'acct' })).toBe(200)
  await minute()
  expect(await payouts()).toMatchObject([{ status: 'PAID' }])
  expect(
    await hear({ type: 'payout.failed', object: { metadata: { key: 'nobody:1' } }, account: 'acct' }),
  ).toBe(200)
})

test.each([
  ['000111111116', 'no_account', true],
  ['000111111113', 'account_closed', true],
  ['000222222227', 'insufficient_funds', false],
])('bank account %s refuses: %s, and the money comes home', async (bank, code, isWriters) => {
  const { account, minute, days, payouts, books } = await openPayouts({ bank })
  await minute()
  await minute()
  await account.control({ connect: { settle: true } })
  await days.call({ minute }, 1)
  const [row] = await payouts()
  expect(row).toMatchObject({ status: 'PROVIDER_FAILED', failure_code: code, transfer_id: null })
  expect(row?.waits_since === null).toBe(!isWriters)
  expect(await books()).toEqual({ provider: 0, transit: 0 })
})

test('what the bank has refused for its owner’s sake waits until there is another bank', async () => {
  const { account, minute, days, payouts } = await openPayouts({ bank: '000111111116' })
  await minute()
  await minute()
  await account.control({ connect: { settle: true } })
  await days.call({ minute }, 1)
  const [{ waits_since: since } = { waits_since: null }] = await payouts()
  expect(since).not.toBeNull()
  await days.call({ minute }, 30)
  expect(await payouts()).toMatchObject([{ status: 'PROVIDER_FAILED', attempt: 1, waits_since: since }])
})

test('what was transferred twice comes home with an attempt that fails at once', async () => {
  const { account, minute, days, payouts, books } = await openPayouts({ bank: '000222222227' })
  await account.control({ connect: { isDoubling: true } })
  await minute()
  await minute()
  await account.control({ connect: { isDoubling: false, settle: true } })
  await days.call({ minute }, 1)
  expect(await payouts()).toMatchObject([{ status: 'PROVIDER_FAILED', transfer_id: null }])
  const { connect } = await account.control({})
  expect(connect.transfers.map(({ amount, reversed }) => amount - reversed)).toEqual([0, 0])
  expect(await books()).toEqual({ provider: 0, transit: 0 })
})

test('a bank that changes its mind after it has paid: the next month has the money', async () => {
  const { account, minute, days, payouts, books, close } = await openPayouts({ bank: '000999999991' })
  await minute()
  await minute()
  await account.control({ connect: { settle: true } })
  await days.call({ minute }, 1)
  expect(await payouts()).toMatchObject([{ status: 'PAID' }])
  await account.control({ connect: { settle: true } })
  await days.call({ minute }, 1)
  expect(await payouts()).toMatchObject([{ status: 'REVERSED', transfer_id: null }])
  expect(await books()).toEqual({ provider: 0, transit: 0, partners: 0 })
  await close('2026-11', 100)
  await minute()
  expect(await payouts()).toMatchObject([{ status: 'REVERSED' }, { month: '2026-11', amount: 2600 }])
})

test('lost answers, and a provider that transfers twice: one payout', async () => {
  const { account, minute, days, payouts, books } = await openPayouts()
  await minute()
  await account.control({
    connect: { isDoubling: true },
    faults: Array.from({ length: 9 }, (_, i) => ({ kind: i % 2 === 0 ? 'none' : 'lost' })),
  })
  for (let i = 0; i < 6; i += 1) await minute(15 * 60_000)
  await account.control({ connect: { settle: true } })
  await days.call({ minute }, 1)
  expect(await payouts()).toMatchObject([{ status: 'PAID' }])
  const { connect } = await account.control({})
  expect(connect.payouts.filter(({ status }) => status === 'paid').length).toBe(1)
  expect(connect.transfers.reduce((sum, { amount, reversed }) => sum + amount - reversed, 0)).toBe(2500)
  expect(await books()).toEqual({ provider: -2500, transit: 0, partners: 2500 })
})

test('too little of our own is tried again, and doesn’t wait for the writer', async () => {
  const { account, minute, days, payouts } = await openPayouts()
  await account.control({ connect: { platformBalance: 2000 } })
  await minute()
  await minute()
  expect(await payouts()).toMatchObject([{ status: 'INTERNAL_FAILED', waits_since: null, transfer_id: null }])
  await account.control({ connect: { platformBalance: 3000 } })
  await days.call({ minute }, 1)
  expect(await payouts()).toMatchObject([{ status: 'PROCESSING', attempt: 2 }])
})

test('an account that is closed keeps its payout until there is a better one; less than 10 dollars is kept', async () => {
  const { account, minute, payouts, providerAccountId, close } = await openPayouts({}, 999)
  await minute()
  await minute()
  expect(await payouts()).toEqual([])
  await account.control({ connect: { account: { id: providerAccountId, state: 'rejected' } } })
  await close('2026-11', 1)
  await minute()
  await minute()
  const [row] = await payouts()
  expect(row).toMatchObject({ month: '2026-11', amount: 1000, status: 'PROVIDER_FAILED', transfer_id: null })
  expect(row?.waits_since).not.toBeNull()
})

test('a payout that the clock of the stand-in settles is paid without webhooks', async () => {
  const { account, minute, days, payouts } = await openPayouts()
  await minute()
  await minute()
  await account.control({ ahead: 3 * 24 * 60 * 60_000 })
  await days.call({ minute }, 1)
  await days.call({ minute }, 1)
  expect(await payouts()).toMatchObject([{ status: 'PAID' }])
})

test('what is held after an attempt, and released, is sent by another one, with a key of its own', async () => {
  const { account, clock, minute, days, payouts, books } = await openPayouts({ bank: '000222222227' })
  await minute()
  await minute()
  await account.control({ connect: { settle: true } })
  await days.call({ minute }, 1)
  const db = new Database(env.DB)
  const [{ id } = { id: '' }] = await payouts()
  for (const act of ['hold', 'release'] as const) {
    const row = await db.first(payoutById, String(id))
    const change = row && staffChange(row, act, 'Looked at', clock.at)
    if (!row || !change) throw new Error(`It can't be done: ${act}`)
    await db.write(changePayout(row, change, clock.at))
  }
  await minute()
  await minute()
  expect(await payouts()).toMatchObject([{ status: 'PROCESSING', attempt: 2, attempts_before: 1 }])
  const { connect } = await account.control({})
  expect(connect.transfers.map(({ amount, reversed }) => amount - reversed)).toEqual([0, 2500])
  expect(await books()).toMatchObject({ provider: -2500, transit: 2500 })
})
