import type { Discount } from './facts'

/** A lower price of which some cycles may be used up. Rule: docs/rules/membership.md, "Coupons". */
export interface RunningDiscount extends Discount {
  /** For how many cycles it was given; absent in what was stored before this was kept. */
  of?: number
}

/** A discount before its first payment. */
export const started = (discount: Discount): RunningDiscount => ({ ...discount, of: discount.cycles })

/** The rest of a discount once a cycle was paid; null if there is none. */
export const afterPayment = (discount: RunningDiscount | null): RunningDiscount | null =>
  discount && discount.cycles > 1 ? { ...discount, cycles: discount.cycles - 1 } : null
