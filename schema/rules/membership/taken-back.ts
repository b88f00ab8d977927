import { chargedWith, type Fact } from './facts'

/** What becomes of a subscription when a payment is taken back. Rule: docs/rules/membership.md, "Taken back". */

/** A subscription, as far as it depends on that. */
interface Layer {
  lastPaid: { key: string; amount: number; tax?: number } | null
  currentPeriodEndsAt: number
  endedAt: number | null
}

/** Whether a fact takes back all of the last payment: it was refunded, or its bank has disputed it. */
const takesBack = ({ lastPaid }: Layer, fact: Fact): boolean =>
  lastPaid !== null &&
  ((fact.kind === 'refunded' && fact.key === lastPaid.key && fact.amount >= chargedWith(lastPaid)) ||
    (fact.kind === 'disputed' && fact.key === lastPaid.key))

/**
 * A subscription after a fact. Only what a payment paid for ends when it is taken back: an earlier plan whose paid time
 * lasts holds again, and nothing ends with a payment for an earlier period.
 *
 * @param layers what the subscription would be without its last payments, and last what it is.
 * @param change what any other fact makes of it.
 */
export function withFact<L extends Layer>(
  layers: readonly L[],
  fact: Fact,
  change: (layer: L) => L,
): readonly L[] {
  const present = layers.at(-1)
  const next = layers.map((layer) =>
    takesBack(layer, fact) ? { ...layer, endedAt: layer.endedAt ?? fact.at } : change(layer),
  )
  const earlier = next.at(-2)
  const isHeldAgain =
    present !== undefined &&
    takesBack(present, fact) &&
    earlier?.endedAt === null &&
    earlier.currentPeriodEndsAt > fact.at
  return isHeldAgain ? next.slice(0, -1) : next
}
