import { type Offer, weekOf } from '../../../schema/rules/membership/offers'
import { PLANS } from '../../../schema/rules/membership/plans'
import { priceWording as wording } from '../../../schema/wording/plans'
import { priceText } from '../../../schema/wording/prices'

/** The price of a plan, beside that of twelve monthly payments. */
export function PriceTag({ offer: { plan, price, crossout, currency } }: { offer: Offer }) {
  const { period } = PLANS[plan]
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="font-serif text-20 font-semibold tabular-nums">
        {wording.per[period](priceText(price, currency))}
      </span>
      {crossout !== undefined && (
        <s className="text-14 text-ink-faint tabular-nums">
          <span className="sr-only">{wording.insteadOf(priceText(crossout, currency))}</span>
          <span aria-hidden="true">{priceText(crossout, currency)}</span>
        </s>
      )}
    </p>
  )
}

/** What a yearly plan saves, and what it costs per week. */
export function Saving({ offer: { price, saved, currency } }: { offer: Offer }) {
  if (saved === undefined) return null
  const text = wording.savedAndWeek(
    priceText(saved, currency),
    wording.week(priceText(weekOf(price), currency)),
  )
  return <p className="mt-0.5 text-13 text-ink-soft">{text}</p>
}
