import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { openPayouts } from '../../../worker/platform/payouts/open-payouts'
import { answered, linkFor, open, opened } from './opened'

afterEach(() => vi.restoreAllMocks())

const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {})
const transferOf = (accountId: string, more: object = {}) => ({
  key: 'p1:1',
  refusals: 0,
  accountId,
  amount: 1234,
  currency: 'USD' as const,
  ...more,
})

test('an account is opened once for each key, and is ready when its owner has filled in everything', async () => {
  const with_ = open()
  const { provider, account } = with_
  const input = { key: 'k', partnerId: 'partner', email: 'writer@people.example', country: 'US' }
  const first = answered(await provider.openAccount(input))
  expect(answered(await provider.openAccount(input))).toEqual(first)
  expect((await account.control({})).connect.accounts.length).toBe(1)
  expect(first).toMatchObject({
    country: 'US',
    isSubmitted: false,
    isReady: false,
    isClosed: false,
    bank: null,
  })
  expect(first.needs).toContain('external_account')
  const id = first.providerAccountId
  const link = await linkFor(with_, id)
  expect(await account.setUp(link, { do: 'leave' })).toBe('https://quire.example/back')
  expect(answered(await provider.readAccount(id))).toEqual(first)
  // A link works once.
  expect(await account.setUp(link)).toBe('https://quire.example/again')
  await account.setUp(await linkFor(with_, id))
  expect(answered(await provider.readAccount(id))).toEqual({
    providerAccountId: id,
    country: 'US',
    isSubmitted: true,
    isReady: true,
    needs: [],
    isClosed: false,
    bank: { name: 'STRIPE TEST BANK', lastFour: '6789', currency: 'USD', isFailing: false },
  })
  expect(answered(await provider.dashboard(id)).url).toContain('/connect/')
})

test('what is still asked for, an account that is turned down and one that is gone', async () => {
  const with_ = open()
  const { provider, account } = with_
  const waiting = await opened(with_, { check: 'document' })
  expect(waiting).toMatchObject({ isSubmitted: true, isReady: false, isClosed: false })
  expect(waiting.needs).toEqual(['individual.verification.document'])
  quiet()
  const rejected = await opened(with_, { check: 'rejected' })
  expect(rejected).toMatchObject({ isReady: false, isClosed: true })
  const input = {
    accountId: rejected.providerAccountId,
    returnUrl: 'https://a.example',
    refreshUrl: 'https://a.example',
  }
  expect(await provider.onboarding(input)).toEqual({ is: 'refused', code: 'account_rejected' })
  await account.control({ connect: { account: { id: waiting.providerAccountId, state: 'gone' } } })
  expect(await provider.readAccount(waiting.providerAccountId)).toEqual({ is: 'done', value: null })
})

test('a transfer and its payout are made once, whatever is asked again', async () => {
  const with_ = open()
  const { provider, account } = with_
  const { providerAccountId: accountId } = await opened(with_)
  const transfer = answered(await provider.transfer(transferOf(accountId)))
  expect(transfer).toMatchObject({ amount: 1234, reversed: 0, fee: 0, surplus: [] })
  expect(answered(await provider.transfer(transferOf(accountId)))).toEqual(transfer)
  expect(answered(await provider.readTransfer('p1:1'))).toEqual(transfer)
  expect(answered(await provider.readTransfer('p2:1'))).toBeNull()
  const input = { key: 'p1:1', refusals: 0, accountId, transferId: transfer.transferId }
  const payout = answered(await provider.payOut(input))
  expect(payout).toMatchObject({ status: 'SENT', failureCode: null })
  expect(answered(await provider.payOut(input))).toEqual(payout)
  const { connect } = await account.control({ connect: { settle: true } })
  expect([connect.transfers.length, connect.payouts.length]).toEqual([1, 1])
  expect(answered(await provider.readPayout(accountId, payout.providerPayoutId))).toMatchObject({
    status: 'PAID',
  })
})

test('a lost answer transfers nothing twice, and pays nothing twice', async () => {
  const with_ = open()
  const { provider, account } = with_
  const { providerAccountId: accountId } = await opened(with_)
  await account.control({ faults: [{ kind: 'none' }, { kind: 'lost' }] })
  const { transferId } = answered(await provider.transfer(transferOf(accountId)))
  await account.control({ faults: [{ kind: 'none' }, { kind: 'none' }, { kind: 'none' }, { kind: 'lost' }] })
  answered(await provider.payOut({ key: 'p1:1', refusals: 0, accountId, transferId }))
  const { connect } = await account.control({})
  expect([connect.transfers.length, connect.payouts.length]).toEqual([1, 1])
})

test.each([
  ['DE', 'eur', 1135],
  ['IN', 'inr', 109456],
  ['JP', 'jpy', 1913],
])('a bank in %s gets the currency of its country, %s', async (country, currency, amount) => {
  const with_ = open()
  const { provider, account } = with_
  const { providerAccountId: accountId } = await opened(with_, { country })
  const { transferId } = answered(await provider.transfer(transferOf(accountId)))
  answered(await provider.payOut({ key: 'p1:1', refusals: 0, accountId, transferId }))
  expect((await account.control({})).connect.payouts).toMatchObject([{ amount, currency }])
})

test.each([
  ['000111111116', 'no_account'],
  ['000111111113', 'account_closed'],
  ['000222222227', 'insufficient_funds'],
])('a payout to bank account %s fails with %s, and the transfer can be taken back', async (bank, code) => {
  const with_ = open()
  const { provider, account } = with_
  const { providerAccountId: accountId } = await opened(with_, { bank })
  const { transferId } = answered(await provider.transfer(transferOf(accountId)))
  const { providerPayoutId } = answered(
    await provider.payOut({ key: 'p1:1', refusals: 0, accountId, transferId }),
  )
  await account.control({ connect: { settle: true } })
  expect(answered(await provider.readPayout(accountId, providerPayoutId))).toMatchObject({
    status: 'FAILED',
    failureCode: code,
  })
  expect(answered(await provider.readAccount(accountId))?.bank?.isFailing).toBe(true)
  expect(await provider.takeBack({ transferId, refusals: 0 })).toEqual({ is: 'done', value: null })
  expect(await provider.takeBack({ transferId, refusals: 0 })).toEqual({ is: 'done', value: null })
  expect(answered(await provider.readTransfer('p1:1'))).toMatchObject({ amount: 1234, reversed: 1234 })
})

test('a payout may be paid, and fail after that', async () => {
  const with_ = open()
  const { provider, account } = with_
  const { providerAccountId: accountId } = await opened(with_, { bank: '000999999991' })
  const { transferId } = answered(await provider.transfer(transferOf(accountId)))
  const { providerPayoutId } = answered(
    await provider.payOut({ key: 'p1:1', refusals: 0, accountId, transferId }),
  )
  await account.control({ connect: { settle: true } })
  expect(answered(await provider.readPayout(accountId, providerPayoutId))).toMatchObject({ status: 'PAID' })
  await account.control({ connect: { settle: true } })
  expect(answered(await provider.readPayout(accountId, providerPayoutId))).toMatchObject({
    status: 'FAILED',
    failureCode: 'could_not_process',
  })
})

test('what the provider refuses is told with its reason, and can be asked for again', async () => {
  const with_ = open()
  const { provider, account } = with_
  quiet()
  const { providerAccountId: accountId } = await opened(with_)
  await account.control({ connect: { platformBalance: 1000 } })
  expect(await provider.transfer(transferOf(accountId))).toEqual({
    is: 'refused',
    code: 'balance_insufficient',
  })
  await account.control({ connect: { platformBalance: 5000 } })
  expect(await provider.transfer(transferOf(accountId))).toMatchObject({ is: 'refused' })
  expect(await provider.transfer(transferOf(accountId, { refusals: 1 }))).toMatchObject({ is: 'done' })
})

test('a provider that transfers twice is found out', async () => {
  const with_ = open()
  const { provider, account } = with_
  const { providerAccountId: accountId } = await opened(with_)
  await account.control({ connect: { isDoubling: true } })
  const { transferId, surplus } = answered(await provider.transfer(transferOf(accountId)))
  expect(surplus.length).toBe(1)
  for (const extra of surplus) answered(await provider.takeBack({ transferId: extra, refusals: 0 }))
  expect(answered(await provider.readTransfer('p1:1'))).toMatchObject({
    transferId,
    reversed: 0,
    surplus: [],
  })
})

test.each(['down', 'garbage'])('a provider that is %s is unavailable', async (kind) => {
  const { provider, account } = open()
  const log = quiet()
  await account.control({ faults: Array.from({ length: 3 }, () => ({ kind })) })
  expect(await provider.readAccount('acct_1')).toEqual({ is: 'unavailable' })
  expect(log).toHaveBeenCalledWith(expect.stringContaining('payments-unavailable'))
})

test('webhooks say whom and what they are about, if they are signed', async () => {
  const { account, provider } = open()
  const { webhookOf } = account
  const now = Date.now()
  const said = async (type: string, object: object, from: string | null = 'acct_1') =>
    provider.readWebhook(await webhookOf({ type, object, account: from }, now), now)
  expect(await said('account.updated', { id: 'acct_1' })).toEqual({ accountIds: ['acct_1'], keys: [] })
  expect(await said('account.application.deauthorized', { id: 'ca_1' })).toEqual({
    accountIds: ['acct_1'],
    keys: [],
  })
  expect(await said('payout.failed', { id: 'po_1', metadata: { key: 'p1:1' } })).toEqual({
    accountIds: [],
    keys: ['p1:1'],
  })
  expect(await said('transfer.reversed', { id: 'tr_1', transfer_group: 'p1:1' }, null)).toEqual({
    accountIds: [],
    keys: ['p1:1'],
  })
  expect(await said('balance.available', {})).toEqual({ accountIds: [], keys: [] })
  const forged = await webhookOf({ type: 'payout.paid', object: {}, account: null }, now, 'whsec_other')
  expect(await provider.readWebhook(forged, now)).toBeNull()
  const old = await webhookOf({ type: 'payout.paid', object: {}, account: null }, now)
  expect(await provider.readWebhook(old, now + 6 * 60_000)).toBeNull()
})

test('without its secret, or with an address that may not be called, nobody is paid', () => {
  const { vars } = open().account
  const log = quiet()
  const { STRIPE_CONNECT_WEBHOOK_SECRET: _, ...without } = vars
  expect(openPayouts({ ...(env as Env), ...without })).toBeUndefined()
  expect(log).not.toHaveBeenCalled()
  expect(openPayouts({ ...(env as Env), ...vars, STRIPE_API: 'http://stripe.example' })).toBeUndefined()
  expect(log).toHaveBeenCalledWith(expect.stringContaining('payouts-misconfigured'))
})
