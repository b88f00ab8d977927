import type { MeterLeft } from '../../../schema/rules/membership/meter'
import { meterWording as wording } from '../../../schema/wording/meter'

/** How many stories somebody can still read without a membership, and when. Rule: docs/rules/paywall.md, "Meter". */
export function MeterText({ meter: { left, most, waitMinutes } }: { meter: MeterLeft }) {
  return (
    <>
      {wording.left(left, most)}
      {waitMinutes > 0 && ` ${wording.wait(waitMinutes)}`}
    </>
  )
}
