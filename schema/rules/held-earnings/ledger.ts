import { type Entry, HOLD_KINDS, moveOf } from '../membership/ledger'
import { PAID_IN } from '../partner/rates'
import { type HeldEarningsState, KEPT_FROM_WRITER } from './states'

interface BookedHold {
  state: HeldEarningsState
  /** In what writers are paid in. */
  paid: number
}

/** Whether a writer isn't paid what was held. */
const isKept = (state: HeldEarningsState): boolean => KEPT_FROM_WRITER.some((kept) => kept === state)

const amountsOf = ({ state, paid }: BookedHold): Record<(typeof HOLD_KINDS)[number], number> => ({
  hold: isKept(state) ? paid : 0,
  denial: state === 'DENIED' ? paid : 0,
})

/** What a change of held earnings adds to the books. Rule: docs/rules/partner.md, "Ledger". */
export function entriesOfHold(before: BookedHold | undefined, after: BookedHold): Entry[] {
  const [was, is] = [amountsOf(before ?? { state: 'PROVISIONAL', paid: 0 }), amountsOf(after)]
  return HOLD_KINDS.flatMap((kind) => moveOf(kind, is[kind] - was[kind], PAID_IN))
}
