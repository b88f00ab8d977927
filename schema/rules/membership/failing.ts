import { DAY } from '../time-units'
import { RETRIES } from './limits'

/** What becomes of a membership whose payment was declined. Rule: docs/rules/membership.md, "Failed payments". */

/** How a declined renewal can be paid if trying again doesn't help: with another card, or by the owner of this one. */
export type Remedy = 'card' | 'owner'

/** The last refusal of a payment that is due. */
export interface Refusal {
  at: number
  /** Absent for a payment that is tried again. */
  remedy?: Remedy
  /** When the provider told of a new card, with which the payment is tried again. */
  renewedAt?: number
}

/** A subscription, as far as it depends on failed payments. */
interface Failing {
  cycle: number
  isTrial: boolean
  paymentFailedAt: number | null
  failures: number
  failedBefore?: number
  gifted?: number
  refusal?: Refusal
}

/** A payment that failed, or that was taken back because it couldn't be settled. */
interface Failure {
  kind: 'failed' | 'undone'
  at: number
  cycle: number
  remedy?: Remedy
}

/**
 * What a failure changes.
 *
 * @param covered until when what was paid or given lasts.
 */
export function failure(
  before: Failing,
  { kind, at, cycle, remedy }: Failure,
  covered: number,
): Partial<Failing> {
  if (cycle <= before.cycle) return {}
  const { failedBefore = 0, failures, gifted } = before
  // It was tried before a gift came instead, or what was paid before still lasts: only the attempt is used up.
  if (at < covered && (kind === 'undone' || gifted !== undefined)) return { failedBefore: failedBefore + 1 }
  const refusal = { at, ...(remedy && { remedy }) }
  if (kind === 'failed')
    return {
      isTrial: false,
      paymentFailedAt: before.paymentFailedAt ?? at,
      failures: failures + 1,
      refusal,
    }
  const earlier = failedBefore + failures
  return {
    isTrial: false,
    paymentFailedAt: at,
    failures: 1,
    refusal,
    ...(earlier > 0 && { failedBefore: earlier }),
  }
}

/** What changes when the provider tells of a new number or date of the card: a payment that needs another card is due. */
export const withNewCard = ({ refusal }: Failing, at: number): Partial<Failing> =>
  refusal?.remedy === 'card' ? { refusal: { at: refusal.at, renewedAt: at } } : {}

/** When a payment that failed is tried again; null if it isn't. Attempts that were late aren't made up for. */
export function retryAt(paymentFailedAt: number, { at, remedy, renewedAt }: Refusal): number | null {
  if (renewedAt !== undefined) return renewedAt
  if (remedy !== undefined) return null
  const next = RETRIES.map((day) => paymentFailedAt + day * DAY).find((time) => time > at)
  return next ?? null
}
