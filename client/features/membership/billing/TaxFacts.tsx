import { priceText } from '../../../../schema/wording/prices'
import { rateText, saleTaxWording as wording } from '../../../../schema/wording/sale-taxes'
import { Fact } from '../own/Facts'
import type { SaleTaxesFieldsFragment } from './sale-taxes-fields.generated'

interface Props {
  taxes: SaleTaxesFieldsFragment
  currency: Parameters<typeof priceText>[1]
  /** What the taxes come on top of, where they do. */
  price: number
}

/** Whether taxes come on top of prices, of which the price that is shown says nothing. */
export const isTaxAdded = ({ isIncluded, lines, missing }: Props['taxes']): boolean =>
  !isIncluded && (lines.length > 0 || missing.length > 0)

/** The price and each tax that comes on top of it, as lines before the total. */
export function AddedTaxes({ taxes, currency, price }: Props) {
  if (taxes.isIncluded || taxes.lines.length === 0) return null
  return (
    <>
      <Fact name={wording.price}>{priceText(price, currency)}</Fact>
      {taxes.lines.map(({ jurisdiction, name, rate, tax }) => (
        <Fact key={jurisdiction} name={wording.added(name, rateText(rate))}>
          {priceText(tax, currency)}
        </Fact>
      ))}
    </>
  )
}

/** What is to be said of taxes below a total: those that it contains, that somebody else owes them, or what is missing. */
export function TaxNote({ taxes, currency }: Omit<Props, 'price'>) {
  const { isIncluded, isReverseCharge, lines, missing } = taxes
  const texts = isReverseCharge
    ? [wording.reverse]
    : missing.length > 0
      ? [missing.length > 1 ? wording.unknown : wording.unknownProvince]
      : isIncluded
        ? lines.map(({ name, rate, tax }) => wording.included(name, rateText(rate), priceText(tax, currency)))
        : []
  return texts.map((text) => (
    <span key={text} className="block text-14 text-ink-soft">
      {text}
    </span>
  ))
}
