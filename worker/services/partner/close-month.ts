import * as v from 'valibot'
import { monthNamed } from '../../../schema/inputs/partner'
import type { Currency } from '../../../schema/rules/membership/plans'
import { boundsOfMonth, type MonthState } from '../../../schema/rules/partner/months'
import { PAID_IN } from '../../../schema/rules/partner/rates'
import { partnerMessages as messages } from '../../../schema/wording/partner-messages'
import {
  beginClosing,
  monthByName,
  monthsToClose,
  ratesOfMonth,
  setAsked,
  setCarriesOver,
  sumsOfMonth,
  unclosedBefore,
} from '../../data/partner/months'
import { openMonth } from '../../data/partner/rounds'
import { setAsideBefore } from '../../data/partner/set-aside'
import { scoreClosing } from '../held-earnings/score-months'
import { isOutdated } from '../membership/retry-on-conflict'
import type { JobNeeds } from '../parts'
import { done, type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { bookMonth } from './book-month'
import { divideDue } from './divide-due'
import { type MonthSum, monthSum } from './month-sum'
import { openPace, type Pace } from './pace'
import { sharePools } from './share-pool'

export type CloseParts = JobNeeds<'db' | 'clock' | 'keys' | 'pause'>

/** What one part of a closing does at most: charges that are divided, rows of stories and writers, and writers that are scored. */
const MOST_CHARGES = 2000
const MOST_ROWS = 20_000
const MOST_SCORED = 500

/** A month as operators see it. */
interface ClosedMonth {
  month: string
  state: MonthState
  rounds: number
  closedAt: number | null
  sums: readonly MonthSum[]
}

async function monthOf({ db }: CloseParts, month: string): Promise<ClosedMonth> {
  const [row, sums] = await Promise.all([db.first(monthByName, month), db.all(sumsOfMonth, month)])
  if (!row) throw new Error(`There is no month ${month}`)
  const { state, rounds, closedAt } = row
  return {
    month,
    state,
    rounds,
    closedAt,
    sums: sums.map(monthSum),
  }
}

/** The rates of a month, of which no currency in it lacks one. */
export async function ratesOf(
  { db }: CloseParts,
  month: string,
): Promise<Result<ReadonlyMap<Currency, number>, Failure<'CONFLICT'>>> {
  const [rows, sums] = await Promise.all([db.all(ratesOfMonth, month), db.all(sumsOfMonth, month)])
  const rates = new Map(rows.map(({ currency, rate }) => [currency, rate]))
  const missing = sums.find(({ currency }) => currency !== PAID_IN && !rates.has(currency))
  return missing ? fail('CONFLICT', messages.noRate(missing.currency, month), 'month') : ok(rates)
}

/** Why a month can't be closed now: never one that is closed. */
export async function refusal(
  { db, clock }: CloseParts,
  month: string,
): Promise<Result<undefined, Failure<'CONFLICT'>>> {
  if (boundsOfMonth(month).end > clock.now()) return fail('CONFLICT', messages.notOver(month), 'month')
  const earlier = await db.first(unclosedBefore, month)
  return earlier ? fail('CONFLICT', messages.earlierFirst(earlier.month), 'month') : done
}

/** One part of a closing. @throws if somebody else has gone on meanwhile. */
async function advanceOnce(
  parts: CloseParts,
  pace: Pace,
  month: string,
): Promise<Result<undefined, Failure<'CONFLICT'>>> {
  const { db } = parts
  const { end } = boundsOfMonth(month)
  const isDivided = await divideDue(parts, pace, end - 1, MOST_CHARGES)
  const rates = await ratesOf(parts, month)
  if (!rates.ok || !isDivided) return rates.ok ? done : rates
  // What was divided just now may belong to an earlier month.
  const refused = await refusal(parts, month)
  if (!refused.ok) return refused
  await db.write([beginClosing(month, end)])
  const [row, sums, waiting] = await Promise.all([
    db.first(monthByName, month),
    db.all(sumsOfMonth, month),
    db.all(setAsideBefore, end, 1),
  ])
  if (row?.state === 'OPEN' && waiting.length > 0)
    return fail('CONFLICT', messages.isSetAside(month), 'month')
  if (row?.state !== 'CLOSING' || !(await sharePools(parts, pace, sums, MOST_ROWS))) return done
  if (!(await scoreClosing(parts, pace, row, rates.value, MOST_SCORED))) return done
  await bookMonth(parts, pace, row, sums, rates.value, MOST_ROWS)
  return done
}

/**
 * Goes on with the closing of a month: one part, of some seconds. What it has done stays done, so that it may be killed
 * anywhere. Of two at once, one does nothing. Rule: docs/rules/partner.md, "Months".
 *
 * @param longest how long it takes at most, in milliseconds.
 */
export async function advance(
  parts: CloseParts,
  month: string,
  longest?: number,
): Promise<Result<undefined, Failure<'CONFLICT'>>> {
  try {
    return await advanceOnce(parts, openPace(parts, longest), month)
  } catch (error) {
    if (!isOutdated(error)) throw error
    console.warn(JSON.stringify({ event: 'closing-not-advanced', month, error: String(error) }))
    return done
  }
}

/** Closes a month, as far as one part goes; the cron does the rest. Closing it again changes nothing. */
export const closePartnerMonth = defineUseCase(
  v.object({
    month: monthNamed,
    /** Whether what is set aside in it goes to the next month. */
    carry: v.optional(v.literal('yes', messages.badCarry)),
  }),
  async (parts: CloseParts, { month, carry }): Promise<Result<ClosedMonth, Failure<'CONFLICT'>>> => {
    const { db, clock } = parts
    const known = await db.first(monthByName, month)
    if (known?.state === 'CLOSED') return ok(await monthOf(parts, month))
    const refused = await refusal(parts, month)
    if (!refused.ok) return refused
    await db.write([openMonth({ month, state: 'OPEN' }), ...(carry ? [setCarriesOver(month)] : [])])
    const advanced = await advance(parts, month)
    if (!advanced.ok) return advanced
    // From now on, the cron goes on with it.
    await db.write([setAsked(month, clock.now())])
    return ok(await monthOf(parts, month))
  },
)

/** Goes on with the months that operators want closed, `perRun` at most: a part of each. */
export async function closePartnerMonths(parts: CloseParts, perRun: number): Promise<void> {
  for (const { month } of await parts.db.all(monthsToClose, '', perRun)) {
    const refused = await refusal(parts, month)
    const result = refused.ok ? await advance(parts, month) : refused
    if (!result.ok)
      console.error(JSON.stringify({ event: 'month-not-closed', month, reason: result.failure.message }))
  }
}
