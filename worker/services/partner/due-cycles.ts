import {
  type Cycle,
  cyclesOf,
  type Fee,
  feesOfCycles,
  isDividable,
  isNoFee,
  minusFee,
  NO_FEE,
} from '../../../schema/rules/partner/fee'
import { LATEST_CHANGE } from '../../../schema/rules/partner/months'
import type { RowOf } from '../../data/database'
import type { ChargeRow } from '../../data/membership/charges'
import type { roundsOfCharges } from '../../data/partner/due'

type Recorded = RowOf<typeof roundsOfCharges>

/** A cycle that differs from what is recorded of it. */
export interface DueCycle {
  charge: ChargeRow
  cycle: Cycle
  /** By how much. */
  more: Fee
  /** What the rounds so far add up to; nothing if there are none. */
  recorded: Recorded | undefined
}

const paymentOf = (charge: ChargeRow) => ({ ...charge, isSurplus: charge.isSurplus === 1 })

/**
 * The cycles of a charge that have ended and aren't recorded as they are now. Rule: docs/rules/partner.md, "Taking back".
 *
 * @param recorded of this charge.
 */
export function dueCycles(charge: ChargeRow, recorded: readonly Recorded[], now: number): DueCycle[] {
  const payment = paymentOf(charge)
  const fees = feesOfCycles(payment)
  return cyclesOf(payment).flatMap((cycle) => {
    if (cycle.endsAt > now || cycle.endsAt < now - LATEST_CHANGE) return []
    const known = recorded.find(({ number }) => number === cycle.number)
    const more = minusFee(fees[cycle.number] ?? NO_FEE, known ?? NO_FEE)
    return isNoFee(more) ? [] : [{ charge, cycle, more, recorded: known }]
  })
}

/** When a charge is due next: when its next cycle ends. */
export function nextDivide(charge: ChargeRow, now: number): number | null {
  const payment = paymentOf(charge)
  if (!isDividable(payment)) return null
  return cyclesOf(payment).find(({ endsAt }) => endsAt > now)?.endsAt ?? null
}
