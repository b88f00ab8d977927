import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LEAST_PAYOUT } from '../../../schema/rules/payout/payouts'
import { DAY } from '../../../schema/rules/time-units'
import { longDate } from '../../../schema/wording/formats'
import { transactionsOf, wrongInAccounts } from './account'
import { anyStep, live } from './history'
import { openPayoutSite, WRITERS } from './site'
import { wrongIn } from './whole'

/* Payouts to the cent, whatever is killed, lost, refused or taken back. Rule: docs/rules/partner.md, "Sending". */

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

test('whatever happens, the books balance, and each payout is paid once', async () => {
  const runs = fc.asyncProperty(fc.array(anyStep, { maxLength: 16 }), fc.nat(), async (steps, seed) => {
    expect(await live(steps, seed)).toEqual([])
  })
  await fc.assert(runs, { numRuns: 8, endOnFailure: true })
}, 300_000)

test('a month is paid with the next one if it is too little, and a negative one is made up for', async () => {
  const site = openPayoutSite()
  for (const writer of WRITERS) site.connect(writer, 1)
  await site.minute()
  await site.close('2026-01', [LEAST_PAYOUT - 1, -500, LEAST_PAYOUT])
  await site.minute()
  expect(site.payouts().map(({ amount }) => amount)).toEqual([LEAST_PAYOUT])
  await site.close('2026-02', [1, LEAST_PAYOUT + 499, 0])
  await site.minute()
  expect(site.payouts().length).toBe(2)
  await site.close('2026-03', [0, 1, 0])
  await site.minute()
  expect(
    site
      .payouts()
      .map(({ amount }) => amount)
      .toSorted((a, b) => a - b),
  ).toEqual([LEAST_PAYOUT, LEAST_PAYOUT, LEAST_PAYOUT])
})

/** A writer has an account that isn't ready, until it is. */
function unready(site: ReturnType<typeof openPayoutSite>, writer: string) {
  const account = site.model.accounts.get(site.connect(writer, 1))
  if (!account) throw new Error('There is no account')
  account.state = 'unready'
  return account
}

test('a payout whose account isn’t ready is told of, warned of twice, and lapses after 180 days', async () => {
  const site = openPayoutSite()
  const { clock, mails } = site
  const account = unready(site, 'writer0')
  await site.close('2026-01', [2000, 0, 0])
  await site.minute()
  await site.minute()
  expect(mails.map(({ subject }) => subject)).toEqual(['Your payout is waiting for you'])
  const begun = clock.at
  const reached = async (days: number) => {
    clock.at = begun + days * DAY
    await site.minute()
    return mails.length
  }
  expect(await reached(119)).toBe(1)
  expect(await reached(120)).toBe(2)
  expect(await reached(165)).toBe(2)
  expect(await reached(166)).toBe(3)
  expect(await reached(179)).toBe(3)
  expect(site.payouts().map(({ status }) => status)).toEqual(['PENDING'])
  expect(await reached(180)).toBe(4)
  expect(mails.at(-1)?.subject).toBe('Your payout has lapsed')
  expect(site.payouts().map(({ status }) => status)).toEqual(['FORFEITED'])
  expect(wrongIn(site)).toEqual([])
  account.state = 'ready'
  clock.at += DAY
  await site.minute()
  expect(site.payouts().map(({ status }) => status)).toEqual(['FORFEITED'])
})

test('a writer who can’t be told loses nothing until both warnings have reached them', async () => {
  const site = openPayoutSite()
  const { clock, mails, sqlite } = site
  unready(site, 'writer0')
  unready(site, 'writer1')
  await site.close('2026-01', [2000, 2000, 0])
  await site.minute()
  await site.minute()
  const begun = clock.at
  sqlite.run("update user set deactivated_at = ? where id = 'writer0'", begun)
  sqlite.run("update user set email = null where id = 'writer1'")
  mails.length = 0
  const after = async (days: number) => {
    clock.at = begun + days * DAY
    await site.minute()
    return { mails: mails.length, states: site.payouts().map(({ status }) => status) }
  }
  const waiting = ['PENDING', 'PENDING']
  for (const days of [120, 180, 300]) expect(await after(days)).toEqual({ mails: 0, states: waiting })
  sqlite.run('update user set deactivated_at = null')
  sqlite.run("update user set email = 'back@example.org' where id = 'writer1'")
  for (const [days, count] of [
    [301, 2],
    [314, 2],
    [315, 4],
    [328, 4],
  ] as const)
    expect(await after(days)).toEqual({ mails: count, states: waiting })
  for (const { text } of mails) expect(text).toContain(longDate(begun + 329 * DAY))
  expect(await after(329)).toEqual({ mails: 6, states: ['FORFEITED', 'FORFEITED'] })
})

test('what nobody can be told of any more lapses as well', async () => {
  const site = openPayoutSite()
  unready(site, 'writer0')
  await site.close('2026-01', [2000, 0, 0])
  await site.minute()
  await site.minute()
  site.sqlite.run("update partner set user_id = null where user_id = 'writer0'")
  for (const _warning of [1, 2]) {
    site.clock.at += 166 * DAY
    await site.minute()
  }
  expect(site.payouts().map(({ status }) => status)).toEqual(['PENDING'])
  site.clock.at += 14 * DAY
  await site.minute()
  expect(site.mails.length).toBe(1)
  expect(site.payouts().map(({ status }) => status)).toEqual(['FORFEITED'])
  expect(wrongIn(site)).toEqual([])
})

test('an account that is ready in time gets what has waited, at once', async () => {
  const site = openPayoutSite()
  const account = unready(site, 'writer0')
  await site.close('2026-01', [2000, 0, 0])
  await site.minute()
  site.clock.at += 179 * DAY
  account.state = 'ready'
  await site.minute()
  site.model.settle()
  site.clock.at += DAY
  await site.minute()
  expect(site.payouts().map(({ status }) => status)).toEqual(['PAID'])
  expect(wrongIn(site)).toEqual([])
})

test('a payout that an earlier account’s bank refuses goes to the one that has taken its place meanwhile', async () => {
  const site = openPayoutSite()
  const { clock, model } = site
  Object.assign(model.accounts.get(site.connect('writer0', 1)) ?? {}, { bank: 'closed' })
  await site.minute()
  await site.close('2026-01', [2000, 0, 0])
  for (let i = 0; i < 3; i += 1) await site.minute()
  expect(site.payouts()).toMatchObject([{ status: 'PROCESSING' }])
  site.connect('writer0', 2)
  await site.minute()
  await site.settle()
  for (let day = 0; day < 12; day += 1) {
    clock.at += DAY
    await site.minute()
    await site.settle()
  }
  expect(site.payouts()).toMatchObject([{ status: 'PAID', account: 'acct_writer0_2' }])
})

test('a writer’s transactions are their months, their payouts and what becomes of them', async () => {
  const site = openPayoutSite()
  const account = site.model.accounts.get(site.connect('writer0', 1))
  await site.minute()
  await site.close('2026-01', [-300, 0, 0])
  await site.minute()
  await site.close('2026-02', [2300, 0, 0])
  for (let i = 0; i < 3; i += 1) await site.minute()
  if (account) account.bank = 'changes its mind'
  site.model.settle()
  site.clock.at += DAY
  await site.minute()
  const facts = async () =>
    (await transactionsOf(site, 'writer0')).map(({ kind, reason, amount, balance, month }) =>
      [kind, reason, amount, balance, month].join(' '),
    )
  const months = ['CREDIT MEMBERS 2300 2000 2026-02', 'DEBIT MEMBERS -300 -300 2026-01']
  const paid = ['DEBIT WITHHELD -480 0 2026-02', 'TRANSFER PAYOUT -1520 480 2026-02']
  expect(await facts()).toEqual([...paid, ...months])
  site.model.settle()
  site.clock.at += DAY
  await site.minute()
  const back = ['CREDIT WITHHELD 480 2000 2026-02', 'TRANSFER PAYOUT 1520 1520 2026-02']
  expect(await facts()).toEqual([...back, ...paid, ...months])
  expect(await wrongInAccounts(site)).toEqual([])
})
