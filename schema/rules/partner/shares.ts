import { largestRemainder } from './largest-remainder'

/** The platform's share after the provider's fee and tax, in percent. */
const SHARE_PERCENT = 30

/** What writers and the platform have of what is left of a fee. Rule: docs/rules/partner.md, "The fee of a cycle". */
export function sharesOf(left: number): { share: number; writers: number } {
  const [writers = 0] = left > 0 ? largestRemainder(left, [100 - SHARE_PERCENT, SHARE_PERCENT]) : []
  return { share: left - writers, writers }
}
