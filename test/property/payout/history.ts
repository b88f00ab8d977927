import fc from 'fast-check'
import { DAY } from '../../../schema/rules/time-units'
import { randomFrom } from '../../support/random'
import { wrongInAccounts } from './account'
import { openPayoutSite, WRITERS } from './site'
import { wrongIn } from './whole'

/* Whatever may happen to writers, staff, banks, the provider and the worker. */

/** The worker is killed at one in so many batches and requests. */
const KILLED = 12

export const anyStep = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('close' as const),
      paid: fc.array(fc.integer({ min: -3000, max: 9000 }), { minLength: 3, maxLength: 3 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('days' as const), days: fc.integer({ min: 1, max: 40 }) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('settle' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('account' as const),
      writer: fc.nat({ max: 2 }),
      state: fc.constantFrom('ready' as const, 'ready' as const, 'unready' as const, 'gone' as const),
      bank: fc.constantFrom(
        'takes' as const,
        'refuses' as const,
        'closed' as const,
        'changes its mind' as const,
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('connect' as const), writer: fc.nat({ max: 2 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('staff' as const),
      act: fc.constantFrom('hold' as const, 'release' as const, 'reverse' as const),
      nth: fc.nat({ max: 20 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('provider' as const),
      isDoubling: fc.boolean(),
      fee: fc.nat({ max: 50 }),
      platform: fc.constantFrom(0, 5000, Number.MAX_SAFE_INTEGER),
    }),
  },
)

const monthNamed = (n: number): string =>
  `${2026 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`

type Step = typeof anyStep extends fc.Arbitrary<infer S> ? S : never

/**
 * Lives through a history with kills and lost answers, and after it through two good months.
 *
 * @returns what didn't hold.
 */
export async function live(steps: readonly Step[], seed: number): Promise<string[]> {
  const random = randomFrom(seed)
  let isRough = true
  const site = openPayoutSite({
    isKilled: () => isRough && random(KILLED) === 0,
    mood: () => (!isRough || random(10) < 8 ? 'good' : random(2) === 0 ? 'down' : 'lost'),
  })
  const { model, clock } = site
  const numbers = WRITERS.map(() => 1)
  for (const writer of WRITERS) site.connect(writer, 1)
  const wrong: string[] = []
  const minute = async () => {
    await site.minute()
    wrong.push(...wrongIn(site))
    clock.at += 60_000
  }
  let months = 0
  for (const step of steps) {
    if (step.do === 'close') await site.close(monthNamed(months++), step.paid)
    if (step.do === 'settle') await site.settle()
    if (step.do === 'days') clock.at += step.days * DAY
    if (step.do === 'provider') model.set(step)
    if (step.do === 'connect') {
      numbers[step.writer] = (numbers[step.writer] ?? 1) + 1
      site.connect(WRITERS[step.writer] ?? '', numbers[step.writer] ?? 1)
    }
    if (step.do === 'account') {
      const known = model.accounts.get(`acct_${WRITERS[step.writer]}_${numbers[step.writer]}`)
      if (known && known.state !== 'gone') Object.assign(known, { state: step.state, bank: step.bank })
    }
    if (step.do === 'staff') {
      const ids = site.payouts().map(({ id }) => id)
      const id = ids[step.nth % Math.max(1, ids.length)]
      if (id) await site.act(id, step.act)
    }
    for (let i = 0; i < 3; i += 1) await minute()
  }
  isRough = false
  model.set({ isDoubling: false, platform: Number.MAX_SAFE_INTEGER })
  for (const [i, writer] of WRITERS.entries()) site.connect(writer, (numbers[i] ?? 1) + 1)
  for (let day = 0; day < 60; day += 1) {
    await site.settle()
    clock.at += DAY
    await minute()
  }
  for (const { id, status, amount, withheld, isStuck } of site.payouts()) {
    // Money in an account to which nobody has access any more is for people to find out about.
    if (!isStuck && !['PAID', 'REVERSED', 'FORFEITED', 'ON_HOLD'].includes(status))
      wrong.push(`${id} is ${status}`)
    if (!isStuck && status === 'PAID' && model.withBanks(id) !== amount - withheld)
      wrong.push(`${id} isn’t with a bank`)
  }
  const away = site
    .payouts()
    .reduce((sum, { transfer, amount, withheld }) => sum + (transfer === null ? 0 : amount - withheld), 0)
  if (model.away() !== away) wrong.push(`the provider has ${model.away()}, not ${away}`)
  return [...wrong, ...(await wrongInAccounts(site))]
}
