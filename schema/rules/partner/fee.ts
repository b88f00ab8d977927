import { type Booked, isPaid, paidAmounts } from '../membership/ledger'
import { addMonths } from '../membership/periods'
import { PLANS, type PlanName } from '../membership/plans'
import { dayOfVisit } from '../stats/count-visits'
import { largestRemainder } from './largest-remainder'
import { sharesOf } from './shares'

/** What a payment brings to writers. Rule: docs/rules/partner.md, "The fee of a cycle". */

const FEE_PARTS = ['kept', 'fee', 'tax', 'share', 'writers'] as const

/** What a payment or a cycle amounts to: `fee`, `tax`, `share` and `writers` add up to `kept`. */
export type Fee = Record<(typeof FEE_PARTS)[number], number>

export const NO_FEE: Fee = { kept: 0, fee: 0, tax: 0, share: 0, writers: 0 }

const byPart = (of: (part: keyof Fee) => number): Fee => ({
  kept: of('kept'),
  fee: of('fee'),
  tax: of('tax'),
  share: of('share'),
  writers: of('writers'),
})
export const plusFee = (a: Fee, b: Fee): Fee => byPart((part) => a[part] + b[part])
export const minusFee = (a: Fee, b: Fee): Fee => byPart((part) => a[part] - b[part])
export const isNoFee = (fee: Fee): boolean => FEE_PARTS.every((part) => fee[part] === 0)

/** Whether there is something to divide of a payment. Gifts aren't divided. */
export const isDividable = ({ purpose, status }: Pick<Booked, 'purpose' | 'status'>): boolean =>
  purpose !== 'GIFT' && isPaid(status)

/** A payment as far as its division depends on it. */
export interface Payment extends Booked {
  plan: PlanName
  startsAt: number
  endsAt: number
  /** It pays for what is paid already. */
  isSurplus: boolean
}

/** What a payment amounts to as it is now. */
export function feeOf(payment: Payment): Fee {
  if (payment.isSurplus) return NO_FEE
  const { charge, refund, dispute, fee, tax } = paidAmounts(payment)
  const kept = charge - refund - dispute
  const left = kept - fee - tax
  return { kept, fee, tax, ...sharesOf(left) }
}

/** A month of a membership. */
export interface Cycle {
  /** From 0 on, among those of the payment. */
  number: number
  startsAt: number
  endsAt: number
}

const MONTHS = { monthly: 1, yearly: 12 } as const

/** The cycles that a payment pays for. */
export function cyclesOf({ plan, startsAt, endsAt }: Pick<Payment, 'plan' | 'startsAt' | 'endsAt'>): Cycle[] {
  const months = MONTHS[PLANS[plan].period]
  const boundary = (number: number) =>
    number === months ? endsAt : Math.min(addMonths(startsAt, number), endsAt)
  return Array.from({ length: months }, (_, number) => ({
    number,
    startsAt: boundary(number),
    endsAt: boundary(number + 1),
  }))
}

/** The days of a cycle, in days since 1970 UTC: the end isn't one of them. */
export const daysOfCycle = ({ startsAt, endsAt }: Cycle): [from: number, until: number] => [
  dayOfVisit(startsAt),
  dayOfVisit(endsAt),
]

/** What belongs to each cycle of a payment: the first ones have the cents that are left over. */
export function feesOfCycles(payment: Payment): Fee[] {
  const whole = feeOf(payment)
  const cycles = cyclesOf(payment)
  const equal = cycles.map(() => 1)
  const [fee, tax, share, writers] = (['fee', 'tax', 'share', 'writers'] as const).map((part) =>
    largestRemainder(whole[part], equal),
  )
  return cycles.map((_, i) => {
    const own = { fee: fee?.[i] ?? 0, tax: tax?.[i] ?? 0, share: share?.[i] ?? 0, writers: writers?.[i] ?? 0 }
    return { ...own, kept: own.fee + own.tax + own.share + own.writers }
  })
}
