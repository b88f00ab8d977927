import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { CURRENCIES } from '../../schema/rules/membership/plans'
import { DAY, HOUR, MINUTE } from '../../schema/rules/time-units'
import { type Account, feeOf, type Payment, refundedOf } from '../../worker/commands/payments/account'
import { settled } from '../../worker/commands/payments/balance'
import { heldByBraintree, reportedFee } from '../../worker/commands/payments/braintree-reports'
import { startPayments } from '../../worker/commands/payments/start'
import { balanceOf } from '../../worker/commands/payments/stripe-balance'
import { isBraintrees } from '../../worker/commands/payments/webhooks'
import { createKeys } from '../../worker/services/identity/keys'
import { KillableSite } from '../support/membership/killable-site'
import { Payer } from '../support/membership/payer'
import { accountAt } from '../support/payments'
import { randomFrom } from '../support/random'
import { sessionOf } from '../support/session'

/*
 * A site and the providers' stand-in, whose webhooks arrive over HTTP: late, doubled, in the wrong order, or never. The
 * worker is killed while it charges. Rules: docs/rules/payments.md, "Webhooks"; docs/rules/membership.md, "Comparison".
 */

const SEED = 27
const PEOPLE = 30
const ROUNDS = 7
const AUTH_SECRET = 'a secret of sites that are killed, longer than 32'

const site = await KillableSite.open()
const standIn = await startPayments({ site: site.url })
const account = accountAt(standIn.url, 'quire')
const agent = new Agent({ keepAlive: true, maxSockets: 32 })
afterAll(async () => {
  agent.destroy()
  await site.stop()
  standIn.stop()
})

/** Creates people who have been here for long, with a session each that outlives the test. */
async function gather(answered: () => void): Promise<Payer[]> {
  const { DB } = site.env
  const ids = Array.from({ length: PEOPLE }, (_, i) => `9a7e${i.toString(16).padStart(8, '0')}`)
  await DB.prepare(
    `INSERT INTO user (id, username, name, email, created_at, email_verified_at)
     SELECT value, value, value, value || '@people.example', 1, 1 FROM json_each(?)`,
  )
    .bind(JSON.stringify(ids))
    .run()
  await DB.batch(ids.map((id) => sessionOf(DB, id, id, site.host)))
  await DB.prepare('UPDATE session SET expires_at = 9e15').run()
  const around = { site, account, agent, keys: createKeys(AUTH_SECRET), answered }
  return ids.map((id, i) => new Payer(id, SEED + i, around))
}

/** Moves both clocks: the stand-in has its own while the site is down. */
async function advance(milliseconds: number): Promise<void> {
  await account.control({ ahead: site.ahead + milliseconds })
  await site.advance(milliseconds)
}

/** Lets the queue work off what is due, until nothing is. */
async function settleDown(): Promise<void> {
  for (let i = 0; i < 100; i++) {
    await site.advance(0)
    const now = site.now()
    const [due] = await site.rows<{ n: number }>(
      `SELECT (SELECT count(*) FROM membership WHERE next_charge_at <= ${now})
            + (SELECT count(*) FROM charge WHERE check_at <= ${now})
            + (SELECT count(*) FROM provider_event WHERE due_at <= ${now})
            + (SELECT count(*) FROM payment_check WHERE finished_at IS NULL)
            + (SELECT count(*) FROM provider_movement WHERE due_at <= ${now})
            + (SELECT count(*) FROM provider_reading WHERE finished_at IS NULL) AS n`,
    )
    if (due?.n === 0) return
    await setTimeout(200)
  }
  throw new Error('Something stays due')
}

interface ChargeRow {
  key: string
  user_id: string
  membership_id: string
  purpose: string
  cycle: number
  status: string
  amount: number
  fee: number
  refunded: number
  starts_at: number
  ends_at: number
}

const statusOf = (payment: Payment): string => {
  if (payment.error) return 'FAILED'
  if (payment.status !== 'succeeded') return 'PENDING'
  if (payment.dispute !== null && payment.dispute !== 'won') return 'DISPUTED'
  return refundedOf(payment) >= payment.amount ? 'REFUNDED' : 'PAID'
}

/** A fee as Stripe’s balance has it, in the currency of the payment; Braintree’s is known some days later. */
function feeOfPayment(payment: Payment, now: number): number {
  if (isBraintrees(payment)) return reportedFee(payment, now)
  const { amount } = settled(payment.amount, payment.currency)
  return Math.round((feeOf(amount) * payment.amount) / amount)
}

/** What both providers have of ours, by currency. */
function heldThere(records: Pick<Account['records'], 'payments' | 'connect'>, now: number) {
  const account = { records: { ...records, moves: [] } } as unknown as Account
  const held = Object.fromEntries(
    CURRENCIES.map((name) => [name, heldByBraintree(account, name.toLowerCase(), now)]),
  )
  for (const { amount, fee, currency } of balanceOf(account))
    held[currency.toUpperCase()] = (held[currency.toUpperCase()] ?? 0) + amount - fee
  return held
}

test('whatever is lost, doubled, late or reversed while the worker is killed three times, each cent agrees with the provider', async () => {
  await site.start({ ...standIn.vars, AUTH_SECRET, BRAINTREE_COUNTRIES: 'CA' })
  const random = randomFrom(SEED)
  /** When the site is killed: after so many answers, and while memberships are renewed. */
  const kills = [50 + random(50), 170 + random(50)]
  const renewals = 2 + random(ROUNDS - 2)
  let answers = 0
  const people = await gather(() => {
    answers += 1
    if (answers !== kills[0]) return
    kills.shift()
    site.kill()
  })
  for (let round = 0; round < ROUNDS; round++) {
    await account.control({
      delivery: {
        delay: random(400),
        times: 1 + random(2),
        isReversed: random(2) === 0,
        isLost: round % 3 === 2,
      },
      faults: Array.from({ length: 6 }, () => ({
        kind: (['none', 'down', 'lost', 'garbage'] as const)[random(4)],
      })),
    })
    await Promise.all(people.map((person) => person.act(round === 0)))
    await advance((5 + random(25)) * DAY)
    await setTimeout(500 + random(900))
    if (round === renewals) site.kill()
    await site.up
  }
  expect(kills).toEqual([])

  // The weather clears up: what waits is worked off, and the nightly comparison finds what was lost.
  await account.control({
    delivery: { delay: 0, times: 1, isReversed: false, isLost: false },
    faults: [],
  })
  for (const pause of [10 * MINUTE, 2 * HOUR, DAY + MINUTE]) {
    await advance(pause)
    await settleDown()
  }

  // What is made meanwhile is read in the next reading.
  for (let i = 0; i < 6; i++) {
    await advance(7 * HOUR)
    await settleDown()
    const [later] = await site.rows<{ n: number }>(
      'SELECT count(*) AS n FROM charge WHERE created_at >= (SELECT min(started_at) FROM provider_reading)',
    )
    if (later?.n === 0) break
  }

  const records = await account.control({})
  const { payments } = records
  // What a provider has reported since then is read in the next reading.
  const [read] = await site.rows<{ at: number }>('SELECT min(started_at) AS at FROM provider_reading')
  const readAt = read?.at ?? 0
  const charges = await site.rows<ChargeRow>('SELECT * FROM charge ORDER BY user_id, starts_at, cycle')
  const byKey = new Map(charges.map((charge) => [charge.key, charge]))
  // What happened at all, so that the rest says something.
  expect(payments.length).toBeGreaterThan(60)
  expect(payments.map(statusOf)).toEqual(expect.arrayContaining(['PAID', 'FAILED', 'REFUNDED', 'DISPUTED']))
  const [told] = await site.rows<{ events: number; mended: number }>(
    'SELECT (SELECT count(*) FROM provider_event) AS events, (SELECT sum(mended) FROM payment_check) AS mended',
  )
  expect(told?.events).toBeGreaterThan(40)
  expect(told?.mended).toBeGreaterThan(0)

  for (const payment of payments) {
    const { amount } = payment
    const fee = payment.status === 'succeeded' ? feeOfPayment(payment, readAt) : 0
    expect(byKey.get(payment.metadata.key ?? ''), payment.metadata.key).toMatchObject({
      status: statusOf(payment),
      amount,
      fee,
      refunded: refundedOf(payment),
    })
  }
  const made = new Set(payments.map(({ metadata }) => metadata.key))
  for (const { key, status } of charges) if (status !== 'FAILED') expect(made.has(key), key).toBe(true)

  // The books.
  const sums = await site.rows<{ currency: string; account: string; sum: number }>(
    'SELECT currency, account, sum(amount) AS sum FROM ledger_entry GROUP BY 1, 2',
  )
  const held = heldThere(records, readAt)
  for (const currency of CURRENCIES) {
    const own = sums.filter((sum) => sum.currency === currency)
    expect(
      own.reduce((all, { sum }) => all + sum, 0),
      currency,
    ).toBe(0)
    expect(own.find((sum) => sum.account === 'provider')?.sum ?? 0, currency).toBe(held[currency])
  }
  expect(await site.rows('SELECT * FROM provider_difference WHERE gone_at IS NULL')).toEqual([])

  // Nobody has paid twice, neither for a cycle nor for a time.
  const kept = payments.filter((payment) => ['PAID', 'DISPUTED'].includes(statusOf(payment)))
  const cycles = kept.map(({ metadata }) => (metadata.key ?? '').split(':').slice(0, 2).join(':'))
  expect(new Set(cycles).size).toBe(cycles.length)
  const undone = new Set(
    payments
      .filter((payment) => payment.dispute !== null || refundedOf(payment) >= payment.amount)
      .map(({ metadata }) => metadata.key?.split(':')[0]),
  )
  const paid = charges.filter(({ status }) => status === 'PAID')
  for (const [i, charge] of paid.entries()) {
    const before = paid[i - 1]
    if (before?.user_id !== charge.user_id || charge.purpose === 'SWITCH') continue
    const isAnew = before.membership_id !== charge.membership_id && undone.has(before.membership_id)
    if (!isAnew)
      expect(charge.starts_at, `${before.key} and ${charge.key}`).toBeGreaterThanOrEqual(before.ends_at)
  }

  // Anyone who has paid for today, and got nothing of it back, is a member.
  const now = site.now()
  const covered = new Set(
    paid
      .filter(({ starts_at: from, ends_at: to }) => from <= now && now < to)
      .filter(({ membership_id: id }) => !undone.has(id))
      .map((charge) => charge.user_id),
  )
  expect(covered.size).toBeGreaterThan(5)
  for (const person of people) {
    if (covered.has(person.id)) expect((await person.own()).membership, person.id).not.toBeNull()
  }
}, 600_000)
