import * as v from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { addCoupon, couponEntries } from '../membership/coupons'
import type { Needs } from '../parts'
import { logOf, operatorAct } from './operator-act'

/** Makes a coupon, with an entry in the log. Rule: docs/rules/membership.md, "Coupons". */
export const offerCoupon = operatorAct(
  v.object({ ...couponEntries, reason }),
  (parts: Needs<'db' | 'clock'>, by, { reason: why, ...given }) =>
    addCoupon(
      parts,
      given,
      logOf(by, {
        at: parts.clock.now(),
        action: 'MAKE_COUPON',
        subjectKind: 'COUPON',
        subjectId: given.code,
        reason: why,
        detail: given.discount,
      }),
    ),
)
