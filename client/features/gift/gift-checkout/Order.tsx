import { giftWording } from '../../../../schema/wording/gifts'
import { priceText } from '../../../../schema/wording/prices'
import { formatDate } from '../../../lib/format'
import { usePage } from '../../../lib/use-page'
import { Button } from '../../../ui/Button'
import { AddedTaxes, TaxNote } from '../../membership/billing/TaxFacts'
import { Fact, Facts } from '../../membership/own/Facts'
import { dayInField, type GiftDetails } from './details'
import type { GiftQuoteFieldsFragment } from './gift-quote-fields.generated'

const wording = giftWording.pay

/** From this many recipients on, they are folded. */
const FEW = 3

function To({ recipients }: { recipients: NonNullable<GiftDetails['recipients']> }) {
  const list = (
    <ul data-written="">
      {recipients.map(({ email, name }) => (
        <li key={email} className="wrap-anywhere">
          {name ? `${name} <${email}>` : email}
        </li>
      ))}
    </ul>
  )
  if (recipients.length <= FEW) return list
  return (
    <>
      {wording.toMany(recipients.length)}
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-14 text-accent underline underline-offset-4">
          {wording.showAll}
        </summary>
        {list}
      </details>
    </>
  )
}

interface Props {
  details: GiftDetails
  quote: GiftQuoteFieldsFragment
  onChange: () => void
}

/** The order that is about to be paid for. */
export function Order({ details, quote, onChange }: Props) {
  const { productName } = usePage().state.config
  const { price, total, currency, taxes } = quote
  const { quantity, recipients, sendOn, senderName, message, isForNewOnly } = details
  const isToday = sendOn === dayInField(Date.now())
  return (
    <section aria-labelledby="order">
      <h2 id="order" className="mb-4 font-serif text-20 font-semibold">
        {wording.order}
      </h2>
      <Facts>
        <Fact name={wording.item}>
          {wording.items(quantity, productName)}
          {isForNewOnly && <span className="block text-14 text-ink-soft">{wording.newOnly}</span>}
        </Fact>
        {recipients && (
          <Fact name={wording.to}>
            <To recipients={recipients} />
          </Fact>
        )}
        <Fact name={wording.arrives}>
          {sendOn === null
            ? wording.byLink(quantity)
            : isToday
              ? wording.byEmailToday
              : wording.byEmailOn(formatDate(Date.parse(sendOn)))}
        </Fact>
        <Fact name={wording.from}>
          <span data-written="">{senderName}</span>
        </Fact>
        {message && (
          <Fact name={wording.message}>
            <span data-written="" className="whitespace-pre-line wrap-anywhere">
              {message}
            </span>
          </Fact>
        )}
        <AddedTaxes taxes={taxes} currency={currency} price={price * quantity} />
        <Fact name={wording.total}>
          <span className="font-serif text-24 font-semibold tabular-nums">{priceText(total, currency)}</span>
          <TaxNote taxes={taxes} currency={currency} />
          <span className="block text-14 text-ink-soft">{wording.once}</span>
        </Fact>
      </Facts>
      <Button className="mt-4" onClick={onChange}>
        {wording.change}
      </Button>
    </section>
  )
}
