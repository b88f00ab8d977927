import { planOfType } from '../../../../schema/rules/membership/types'
import { manageWording as wording } from '../../../../schema/wording/manage-membership'
import { planNames } from '../../../../schema/wording/plans'
import { priceText } from '../../../../schema/wording/prices'
import { saleTaxWording } from '../../../../schema/wording/sale-taxes'
import { formatDate } from '../../../lib/format'
import { usePage } from '../../../lib/use-page'
import type { OwnStatus } from './own-status'

interface Props {
  status: OwnStatus
}

/** Says how long a price is lower, or which plan begins later. */
function Later({ status: { currency, planV2, switchPlanSchedule: planned } }: Props) {
  const { productName } = usePage().state.config
  const { discount } = planV2
  if (planned)
    return wording.switches(
      planNames.full(productName)[planOfType(planned.membershipType)],
      formatDate(planned.startAt),
      priceText(planned.price, currency),
    )
  return discount && wording.discount(priceText(discount.regularPrice, currency), discount.cyclesLeft)
}

/** Says what is due when, depending on the state of the membership. */
export function NextPayment({ status }: Props) {
  const {
    state,
    currency,
    amount,
    paymentFailedAt,
    hasRecurringPaymentFailedMoreThanOnce: isRepeated,
  } = status
  const end = formatDate(status.endsAt)
  if (state === 'LAPSED') return wording.ended(end)
  if (state === 'CANCELLED' || status.paymentProvider === 'MEDIUM_GIFT')
    return `${wording.noNext} ${wording.until(end)}`
  if (paymentFailedAt !== null)
    return (
      <span className="text-danger">
        {isRepeated
          ? wording.failedAgain(end)
          : (status.nextChargeAt === null ? wording.failedForGood : wording.failed)(
              formatDate(paymentFailedAt),
              end,
            )}
      </span>
    )
  const day = formatDate(status.nextChargeAt ?? status.currentPeriodEndsAt)
  const price = priceText(amount, currency)
  return (
    <>
      {(state === 'TRIAL' ? wording.afterTrial : wording.nextOn)(
        day,
        status.billing?.isTaxAdded ? `${price} ${saleTaxWording.plusTax}` : price,
      )}
      <span className="block text-14 text-ink-soft empty:hidden">
        <Later status={status} />
      </span>
    </>
  )
}
