import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { sha256 } from '../../../schema/rules/hex'
import { paidAmounts } from '../../../schema/rules/membership/ledger'
import { CURRENCIES } from '../../../schema/rules/membership/plans'
import { type Fee, feeOf, NO_FEE, type Payment, plusFee } from '../../../schema/rules/partner/fee'
import { recompute } from '../../../schema/rules/partner/file'
import { boundsOfMonth, monthOfTime } from '../../../schema/rules/partner/months'
import { faultOf } from '../../../schema/rules/partner/sheet'
import { DAY } from '../../../schema/rules/time-units'
import { partnerMessages } from '../../../schema/wording/partner-messages'
import { closePartnerMonth, closePartnerMonths } from '../../../worker/services/partner/close-month'
import { divideFees } from '../../../worker/services/partner/divide-due'
import { monthFile } from '../../../worker/services/partner/month-file'
import { publishPartnerMonths } from '../../../worker/services/partner/publish-month'
import { setPartnerRate } from '../../../worker/services/partner/set-rate'
import { sheetOfMonth } from '../../../worker/services/partner/sheet-of-month'
import { randomFrom } from '../../support/random'
import { RATES, START } from './any-month'
import { anySite, DAYS, knownBy, type Site } from './any-site'
import { checkDays } from './by-day'
import { Killed, openProgram, PARTNERS, type Program } from './program'

/* Months of a whole site, to the minor unit, whatever is killed. Rule: docs/rules/partner.md, "Months". */

/** Days from one look at a site to the next. */
const STEP = 13
/** Of so many times, before batches and after them, the worker is killed once. */
const KILLED = 10
const FIRST_DAY = Math.floor(START / DAY)

/** Does something until nobody is killed in it. */
async function insist<Value>(program: Program, work: () => Promise<Value>): Promise<Value> {
  for (let tries = 0; tries < 200; tries++)
    try {
      program.start()
      return await work()
    } catch (error) {
      if (!(error instanceof Killed)) throw error
    }
  throw new Error('The worker is always killed')
}

/** Closes a month, if something is set aside in it without that. */
async function closeFully(program: Program, month: string): Promise<void> {
  const { parts } = program
  for (let tries = 0, carry: 'yes' | undefined; tries < 50; tries++) {
    const closed = await insist(program, () => closePartnerMonth(parts, { month, ...(carry && { carry }) }))
    if (closed.ok && closed.value.state === 'CLOSED') return
    if (!closed.ok && closed.failure.message !== partnerMessages.isSetAside(month))
      throw new Error(closed.failure.message)
    if (!closed.ok) carry = 'yes'
    await insist(program, () => closePartnerMonths(parts, 5))
  }
  throw new Error(`${month} isn't closed`)
}

/** Lives through all months, closing each once it is over. */
async function live(program: Program, site: Site): Promise<string[]> {
  const { clock, parts } = program
  for (const { member, story, day, seconds, isLocked } of site.reads)
    program.read(member, story, FIRST_DAY + day, seconds, isLocked)
  for (const [member, writer] of site.follows) program.follow(member, writer)
  for (const [story, writer] of site.together) program.writeWith(story, writer)
  for (const [i, { member, history }] of site.payments.entries()) {
    const [first] = history.states
    if (first) await program.begin(`charge${i}`, member, history.currency, first)
  }
  const known = knownBy(site)
  const months: string[] = []
  let open = monthOfTime(START)
  for (let day = 0; day <= DAYS + 40; day += STEP) {
    clock.at = START + day * DAY
    while (known[0] && known[0].day <= day) {
      const [next] = known.splice(0, 1)
      if (next) await program.become(next.id, next.payment)
    }
    for (const [i, { history, broken }] of site.payments.entries()) {
      const plan = history.states[0]?.plan ?? ''
      const isBroken = broken !== null && day >= broken[0] && day < broken[0] + broken[1]
      program.setPlan(`charge${i}`, isBroken ? 'unknown' : plan)
    }
    const isNow = ([on]: readonly [number, ...unknown[]]) => on <= day && on > day - STEP
    for (const [on, writer, status] of site.leaving.filter(isNow))
      program.leave(writer, FIRST_DAY + on, status)
    for (const [, story, what] of site.losing.filter(isNow)) program.lose(story, what)
    while (boundsOfMonth(open).end <= clock.at) {
      const month = open
      for (const [currency, rate] of RATES)
        await insist(program, () => setPartnerRate(parts, { month, currency, rate }))
      await closeFully(program, month)
      months.push(month)
      open = monthOfTime(boundsOfMonth(month).end)
    }
    await insist(program, () => divideFees(parts, 500))
  }
  expect(known).toEqual([])
  return months
}

const sumOf = (rows: readonly { sum: number | null }[]): number => rows[0]?.sum ?? 0

/** Everything that was ever kept is with writers, in the pool, with the platform, the provider or the tax. */
function checkSums({ sqlite }: Program, { payments }: Site): void {
  for (const currency of CURRENCIES) {
    const final = payments
      .filter(({ history }) => history.currency === currency)
      .map(({ history }) => feeOf(history.states.at(-1) as Payment))
      .reduce<Fee>(plusFee, NO_FEE)
    const [stored] = sqlite.rows<Record<'kept' | 'fee' | 'tax' | 'share' | 'writers', number | null>>(
      'select sum(kept) as kept, sum(fee) as fee, sum(tax) as tax, sum(share) as share, sum(lines + pool) as writers from partner_sum where currency = ?',
      currency,
    )
    for (const part of ['kept', 'fee', 'tax', 'share', 'writers'] as const)
      expect(stored?.[part] ?? 0, `${currency} ${part}`).toBe(final[part])
    expect(final.writers + final.share + final.fee + final.tax).toBe(final.kept)
  }
}

/** What a payment leaves undivided in the books: all of it if something was paid twice. */
function undivided({ history: { states } }: Site['payments'][number]): number {
  const last = states.at(-1)
  if (!last?.isSurplus) return 0
  const { charge, refund, dispute, fee, tax } = paidAmounts(last)
  return refund + dispute + fee + tax - charge
}

/** The books add up to zero, owe writers what their statements say, and have divided everything but the tax. */
function checkBooks({ sqlite }: Program, { payments }: Site): void {
  const balance = (currency: string, ...accounts: string[]) =>
    sumOf(
      sqlite.rows<{ sum: number | null }>(
        `select sum(amount) as sum from ledger_entry where currency = ? and account in (${accounts.map(() => '?').join(', ')})`,
        currency,
        ...accounts,
      ),
    )
  for (const currency of CURRENCIES) {
    expect(
      sumOf(sqlite.rows('select sum(amount) as sum from ledger_entry where currency = ?', currency)),
    ).toBe(0)
    const left = payments
      .filter(({ history }) => history.currency === currency)
      .reduce((sum, payment) => sum + undivided(payment), 0)
    expect(balance(currency, 'sales', 'fees', 'refunds', 'disputes'), `${currency} is divided`).toBe(left)
  }
  const paid = sumOf(sqlite.rows('select sum(paid) as sum from partner_statement'))
  expect(0 - balance('USD', 'partners', 'held')).toBe(paid)
  for (const [currency] of RATES) expect(balance(currency, 'partners')).toBe(0)
}

/** Nobody has a part of a story of their own that was only read once they had left. */
const partsAfterLeaving = ({ sqlite }: Program): unknown[] =>
  sqlite.rows(
    `select partner_line.* from partner_line
     join partner on partner.id = partner_line.partner_id
     join post on post.id = partner_line.post_id and post.creator_id = partner.user_id
     join charge on charge.id = partner_line.charge_id
     where partner_line.round = 0 and partner.left_on is not null and not exists (
       select 1 from post_read where post_read.post_id = post.id and post_read.user_id = charge.user_id
       and post_read.is_locked = 1 and post_read.day < partner.left_on)`,
  )

/** Each writer's file gives what the books owe them. */
async function checkFiles({ sqlite, parts }: Program, months: readonly string[]): Promise<void> {
  for (const month of months) {
    const sheet = await sheetOfMonth(parts, month)
    if (!sheet) throw new Error(`${month} isn't published`)
    expect(await faultOf(sheet)).toBeUndefined()
    const digests: string[] = []
    for (const partnerId of PARTNERS) {
      let text = ''
      for await (const piece of monthFile(parts, partnerId, month)) text += piece
      const { isEqual, sums } = recompute(text)
      expect(isEqual, `${month} ${partnerId}: ${text}`).toBe(true)
      const owed = sumOf(
        sqlite.rows(
          "select -sum(amount) as sum from ledger_entry where account = 'partners' and currency = 'USD' and charge_id like ?",
          `${month}:%:${partnerId}`,
        ),
      )
      expect(sums.total ?? 0).toBe(owed + 0)
      if (
        sqlite.rows('select 1 from partner_earning where month = ? and partner_id = ?', month, partnerId)
          .length > 0
      )
        digests.push(await sha256(text))
    }
    expect(sheet.files).toEqual(digests.toSorted())
  }
}

test('months of random sites are divided to the minor unit, whatever is killed or set aside, and closing them again changes nothing', async () => {
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue()
  await fc.assert(
    fc.asyncProperty(anySite, async (site) => {
      const random = randomFrom(site.seed)
      let isAwake = true
      const program = openProgram(() => isAwake && random(KILLED) === 0)
      const months = await live(program, site)
      checkSums(program, site)
      checkBooks(program, site)
      checkDays(program)
      expect(partsAfterLeaving(program)).toEqual([])
      for (const _ of months) await insist(program, () => publishPartnerMonths(program.parts, 1))
      isAwake = false
      await checkFiles(program, months)
      const before = program.stored()
      for (const month of months) await closeFully(program, month)
      await divideFees(program.parts, 500)
      await publishPartnerMonths(program.parts, 50)
      expect(program.stored()).toBe(before)
    }),
    { numRuns: 15, endOnFailure: true },
  )
}, 120_000)
