import * as v from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { closeCoupon, couponCode } from '../membership/coupons'
import type { Needs } from '../parts'
import { logOf, operatorAct } from './operator-act'

/** Ends a coupon, with an entry in the log. Done again, it does nothing. Rule: docs/rules/membership.md, "Coupons". */
export const withdrawCoupon = operatorAct(
  v.object({ code: couponCode, reason }),
  (parts: Needs<'db' | 'clock'>, by, { code, reason: why }) =>
    closeCoupon(
      parts,
      code,
      logOf(by, {
        at: parts.clock.now(),
        action: 'END_COUPON',
        subjectKind: 'COUPON',
        subjectId: code,
        reason: why,
      }),
    ),
)
