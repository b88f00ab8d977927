import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { newId } from '../../../schema/rules/new-id'
import { MOST_POOLED } from '../../../schema/rules/partner/division'
import { LEAST_PAYOUT } from '../../../schema/rules/payout/payouts'
import { DAY } from '../../../schema/rules/time-units'
import { decideOnHeldEarnings } from '../../../worker/services/held-earnings/decide-on-held-earnings'
import { scoreOpenMonths } from '../../../worker/services/held-earnings/score-months'
import { closePartnerMonth, closePartnerMonths } from '../../../worker/services/partner/close-month'
import { divideFees } from '../../../worker/services/partner/divide-due'
import { makeDuePayouts } from '../../../worker/services/payout/make-payouts'
import type { Person } from '../../../worker/services/policies/actor'
import { randomFrom } from '../../support/random'
import { Killed } from '../partner/program'
import { CIRCLES, honestPopulation } from './kinds'
import { type CircleSite, MONTH, openCircleSite, TO } from './site'

/* Circles are held, honest readers aren't, and no cent is made or lost. Rules: docs/rules/partner.md, "Circles", "Held earnings". */

const STAFF: Person = {
  id: 'staff',
  isMember: false,
  isStaff: true,
  isSuspended: false,
  isSpoofed: false,
  isOnMainHost: true,
}
const MONTHS = [MONTH, '2026-05', '2026-06']
const LAST = '2026-07'
/** In the month after one of them. */
const after = (i: number): number => Date.UTC(2026, 4 + i, 1, 6)

/** Does something until nobody is killed in it. */
async function insist<Value>(site: CircleSite, work: () => Promise<Value>): Promise<Value> {
  for (let tries = 0; tries < 200; tries++)
    try {
      site.start()
      return await work()
    } catch (error) {
      if (!(error instanceof Killed)) throw error
    }
  throw new Error('The worker is always killed')
}

async function close(site: CircleSite, month: string): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    const closed = await insist(site, () => closePartnerMonth(site.parts, { month }))
    if (!closed.ok) throw new Error(closed.failure.message)
    if (closed.value.state === 'CLOSED') return
    await insist(site, () => closePartnerMonths(site.parts, 1))
  }
  throw new Error(`${month} isn't closed`)
}

const pay = (site: CircleSite) => makeDuePayouts({ ...site.parts, newId, payouts: {} as never }, 5000)

const sumOf = (rows: readonly { paid: number }[]): number => rows.reduce((sum, { paid }) => sum + paid, 0)
const inState = (site: CircleSite, ...states: string[]): number =>
  sumOf(site.held().filter(({ state }) => states.includes(state)))

/** The books say of every cent whether its writer has it, it is held, or it was denied. */
function checkBooks(site: CircleSite): void {
  expect(
    site.sqlite.rows('select 1 from ledger_entry group by charge_id, version having sum(amount) <> 0'),
  ).toEqual([])
  expect(site.balance('held')).toBe(0 - inState(site, 'HELD'))
  expect(site.balance('forfeits')).toBe(0 - inState(site, 'DENIED'))
  expect(site.balance('partners')).toBe(inState(site, 'HELD', 'DENIED') - site.earned())
  expect(
    site.sqlite.rows(
      `select 1 from held_earnings where state <> 'PROVISIONAL'
       and paid <> (select coalesce(sum(paid), 0) from held_part where held_id = id)`,
    ),
  ).toEqual([])
  // What is held is what the cycles concerned have brought the writer, in their month and by corrections.
  expect(
    site.sqlite.rows(
      `select h.id, h.paid from held_earnings h where state in ('HELD', 'DENIED') and paid <> (
         select sum(l.amount) from held_cycle c join partner_line l
         on l.partner_id = c.partner_id and l.charge_id = c.charge_id and l.number = c.number
         join partner_month m on m.month = l.month and m.state = 'CLOSED'
         where c.held_id = h.id)`,
    ),
  ).toEqual([])
}

/** What a writer may still be paid. */
const restOf = ({ sqlite }: CircleSite, partnerId: string): number =>
  sqlite.rows<{ rest: number }>(
    `select (select coalesce(sum(paid), 0) from partner_statement where partner_id = ?1)
     - (select coalesce(sum(paid), 0) from held_earnings where partner_id = ?1 and state in ('HELD', 'DENIED'))
     - (select coalesce(sum(amount), 0) from payout where partner_id = ?1) as rest`,
    partnerId,
  )[0]?.rest ?? 0

describe('a month with a circle', () => {
  test.each(Object.entries(CIRCLES))('of %s holds their money, and nobody else’s', async (_, make) => {
    const site = openCircleSite()
    const random = randomFrom(7)
    await honestPopulation(site, { writers: 9, members: 30, random })
    const { writers, members } = await make(site, 'circle')
    // Some honest readers like them, too.
    for (let i = 0; i < 12; i++)
      for (const writer of writers.slice(0, 2)) site.reads(`honest member${i}`, writer, 20)
    site.clock.at = TO + DAY
    await divideFees(site.parts, 500)
    await scoreOpenMonths(site.parts, 500)
    const partners = writers.map((writer) => `p-${writer}`)
    expect(site.held().map(({ partner, state, paid }) => ({ partner, state, paid }))).toEqual(
      partners.map((partner) => ({ partner, state: 'PROVISIONAL', paid: 0 })),
    )
    site.clock.at = after(0)
    await close(site, MONTH)
    const held = site.held()
    expect(held.map(({ partner, state }) => ({ partner, state }))).toEqual(
      partners.map((partner) => ({ partner, state: 'HELD' })),
    )
    for (const { partner, paid } of held)
      expect(paid).toBe(
        site.sqlite.rows<{ sum: number }>(
          `select sum(l.amount) as sum from partner_line l join charge c on c.id = l.charge_id
           where l.partner_id = ? and c.user_id in (${members.map(() => '?').join(', ')})`,
          partner,
          ...members,
        )[0]?.sum,
      )
    checkBooks(site)
  })
})

test('a member whose program reads day and night draws no more of the common pool than an hour a day does', async () => {
  const site = openCircleSite()
  const writers = Array.from({ length: 80 }, (_, i) => `farm${i}`)
  for (const writer of [...writers, 'honest']) site.writer(writer)
  for (const member of ['program', 'reader', 'nobody']) await site.member(member)
  for (const [i, writer] of writers.entries()) site.reads('program', writer, i % 30, 1800)
  site.reads('reader', 'honest', 3, 600)
  site.clock.at = after(0)
  await close(site, MONTH)
  const [{ seconds } = { seconds: 0 }] = site.sqlite.rows<{ seconds: number }>(
    "select sum(seconds) as seconds from partner_earning where partner_id <> 'p-honest'",
  )
  expect(seconds).toBe(MOST_POOLED)
  const pooled = site.sqlite.rows<{ honest: number; pooled: number }>(
    "select partner_id = 'p-honest' as honest, sum(pooled) as pooled from partner_earning group by 1 order by 1",
  )
  // What nobody's reading decides: a fee without the provider's part, of which writers get 70 percent.
  expect(sumOf(pooled.map(({ pooled: paid }) => ({ paid })))).toBe(319)
  // The member's own fee goes where they read, all of it.
  expect(
    site.sqlite.rows<{ sum: number }>(
      "select sum(l.amount) as sum from partner_line l join charge c on c.id = l.charge_id where c.user_id = 'program'",
    ),
  ).toEqual([{ sum: 319 }])
})

test('an honest population of random readers isn’t held', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const site = openCircleSite()
      const random = randomFrom(seed)
      await honestPopulation(site, { writers: 9 + random(9), members: 40 + random(40), random })
      site.clock.at = after(0)
      await close(site, MONTH)
      expect(site.held()).toEqual([])
      expect(site.balance('partners')).toBe(0 - site.earned())
    }),
    { numRuns: 15, endOnFailure: true },
  )
}, 120_000)

const anyHistory = fc.record({
  kinds: fc.array(fc.constantFrom(...Object.keys(CIRCLES)), { minLength: 1, maxLength: 3 }),
  /** What is refunded of whose payment, in cents, and after which month. */
  refunds: fc.array(
    fc.record({
      who: fc.nat({ max: 30 }),
      amount: fc.constantFrom(500, 500, 120, 37),
      month: fc.nat({ max: 1 }),
    }),
    { maxLength: 6 },
  ),
  /** What staff decides after each month. */
  acts: fc.array(
    fc.record({ which: fc.nat({ max: 9 }), act: fc.constantFrom('release' as const, 'deny' as const) }),
    { minLength: 3, maxLength: 9 },
  ),
  seed: fc.nat(),
})

test('no cent is made or lost by holds, refunds, decisions and payouts, whatever is killed', async () => {
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue()
  await fc.assert(
    fc.asyncProperty(anyHistory, async ({ kinds, refunds, acts, seed }) => {
      const random = randomFrom(seed)
      let isAwake = true
      const site = openCircleSite(() => isAwake && random(12) === 0)
      const members: string[] = []
      const writers: string[] = []
      for (const [i, kind] of kinds.entries()) {
        const made = await CIRCLES[kind]?.(site, `circle${i}`)
        members.push(...(made?.members ?? []))
        writers.push(...(made?.writers ?? []))
      }
      for (const writer of writers)
        site.sqlite.run(
          "insert into payout_account (partner_id, number, provider_account_id, country, state, created_at, changed_at) values (?, 1, ?, 'US', 'READY', 0, 0)",
          `p-${writer}`,
          `acct ${writer}`,
        )
      for (const [i, month] of MONTHS.entries()) {
        site.clock.at = after(i) - DAY
        await insist(site, () => divideFees(site.parts, 500))
        await insist(site, () => scoreOpenMonths(site.parts, 500))
        site.clock.at = after(i)
        await close(site, month)
        checkBooks(site)
        expect(site.held().length).toBeGreaterThan(0)
        await insist(site, () => pay(site))
        for (const { which, act } of acts.slice(3 * i, 3 * i + 3)) {
          const all = site.held()
          const heldId = all[which % Math.max(1, all.length)]?.id ?? ''
          const parts = { ...site.parts, viewer: async () => STAFF }
          await insist(site, () => decideOnHeldEarnings(parts, { heldId, reason: 'A reason' }, act))
          checkBooks(site)
        }
        for (const refund of refunds.filter((each) => each.month === i))
          await site.refund(members[refund.who % members.length] ?? '', refund.amount)
      }
      // What staff has released since is part of the next payout.
      site.clock.at = after(MONTHS.length)
      await close(site, LAST)
      await insist(site, () => pay(site))
      isAwake = false
      for (const writer of writers) expect(restOf(site, `p-${writer}`)).toBeLessThan(LEAST_PAYOUT)
      const before = site.stored()
      for (const month of [...MONTHS, LAST]) await close(site, month)
      await divideFees(site.parts, 500)
      expect(site.stored()).toBe(before)
    }),
    { numRuns: 20, endOnFailure: true },
  )
}, 120_000)
