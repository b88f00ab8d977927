import { dayOfVisit } from '../../../schema/rules/stats/count-visits'
import { writersToScore } from '../../data/held-earnings/facts'
import { advanceScoring, endProvisional, endScoring, monthsToScore } from '../../data/held-earnings/rounds'
import type { MonthRow } from '../../data/partner/months'
import { isOutdated } from '../membership/retry-on-conflict'
import { openPace, type Pace } from '../partner/pace'
import type { JobNeeds } from '../parts'
import { type FinalRates, type ScoreParts, scoreWriter } from './score-writer'

/** Writers that one transaction scores: each has many cycles. */
const AT_ONCE = 2

/**
 * Goes on with the scores of a month: at most `most` writers. What it has done stays done.
 *
 * @param rates of a month that is closing, which is scored for good.
 * @returns whether all writers are scored.
 * @throws if somebody else has gone on meanwhile.
 */
async function scorePart(
  parts: ScoreParts,
  pace: Pace,
  { month, state, scoredUpTo }: MonthRow,
  rates: FinalRates,
  most: number,
): Promise<boolean> {
  const { db, clock } = parts
  let upTo = scoredUpTo
  let isGoingOn = true
  for (let done = 0; isGoingOn && done < most; done += AT_ONCE) {
    const writers = await db.all(writersToScore, month, upTo, AT_ONCE)
    const last = writers.at(-1)
    if (!last) {
      await db.write([
        rates
          ? endScoring(month, state, upTo, '')
          : endProvisional(month, state, upTo, '', dayOfVisit(clock.now())),
      ])
      return true
    }
    const statements = await Promise.all(writers.map((writer) => scoreWriter(parts, writer, month, rates)))
    await db.write([advanceScoring(month, state, upTo, last.partnerId), ...statements.flat()])
    upTo = last.partnerId
    isGoingOn = await pace()
  }
  return false
}

/** Scores a month that is closing, and holds what is to be held. @returns whether all of it is. */
export const scoreClosing = async (
  parts: ScoreParts,
  pace: Pace,
  row: MonthRow,
  rates: NonNullable<FinalRates>,
  most: number,
): Promise<boolean> => row.isScored === 1 || scorePart(parts, pace, row, rates, most)

/** Scores open months once a day, `perRun` writers at most of one of them. Rule: docs/rules/partner.md, "Circles". */
export async function scoreOpenMonths(parts: ScoreParts & JobNeeds<'pause'>, perRun: number): Promise<void> {
  const [row] = await parts.db.all(monthsToScore, '', dayOfVisit(parts.clock.now()), 1)
  if (!row) return
  try {
    await scorePart(parts, openPace(parts), row, undefined, perRun)
  } catch (error) {
    if (!isOutdated(error)) throw error
    console.warn(JSON.stringify({ event: 'month-not-scored', month: row.month, error: String(error) }))
  }
}
