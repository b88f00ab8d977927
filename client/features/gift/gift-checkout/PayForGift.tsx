import { useRef, useState } from 'react'
import { linkTo } from '../../../../schema/routes/links'
import { giftWording } from '../../../../schema/wording/gifts'
import { priceText } from '../../../../schema/wording/prices'
import { useOperationMutation } from '../../../lib/mutation'
import { ShownPart } from '../../../lib/ShownPart'
import { useAnswer } from '../../../lib/use-answer'
import { useLast } from '../../../lib/use-last'
import { usePage } from '../../../lib/use-page'
import { Button } from '../../../ui/Button'
import { Link } from '../../../ui/Link'
import { Skeleton } from '../../../ui/Skeleton'
import type { Billing } from '../../membership/billing/billing'
import { billingForm } from '../../membership/lazy'
import type { PayAnswer, Payment } from '../../membership/pay/attempt-payment'
import { PaySection, quotingOf } from '../../membership/pay/PaySection'
import { payAnswerOf } from '../../membership/pay/pay-answer'
import type { ReturnedState } from '../../membership/pay/use-returned'
import { CreateGift } from './create-gift.generated'
import type { GiftDetails } from './details'
import { GiftQuote } from './gift-quote.generated'
import { forgetDetails, type GiftKind } from './kept-details'
import { Order } from './Order'

const wording = giftWording.pay

/** What is kept of a gift while somebody is at their bank. */
export interface LeftGift {
  kind: GiftKind
  details: GiftDetails
  billing: Billing | null
}

interface Props {
  kind: GiftKind
  details: GiftDetails
  country: string | null
  back: ReturnedState<LeftGift>
  onChange: () => void
}

/** What the order comes to, and the provider’s form. It is paid at exactly the price that is shown. */
export function PayForGift({ kind, details, country, back, onChange }: Props) {
  const { mutateAsync } = useOperationMutation(CreateGift)
  const given = useRef<string>(undefined)
  const { quantity } = details
  const { search } = usePage()
  const [billing, setBilling] = useState(back.returned?.typed?.billing ?? null)
  const { data, hasFailed, ask } = useAnswer(GiftQuote, { quantity, country, billing }, { asks: true })
  const latest = data?.quoteGift
  // Until the new total is known, and while the address is wrong, the page shows the one before.
  const quote = useLast(latest?.__typename === 'GiftQuote' ? latest : undefined, undefined)
  if (!quote && !latest && !hasFailed)
    return (
      <div role="status" className="min-h-40">
        <span className="sr-only">{wording.loading}</span>
        <Skeleton className="h-11 w-full" />
        <Skeleton className="mt-4 h-11 w-full" />
      </div>
    )
  if (!quote)
    return (
      <>
        <p role="alert" className="text-16 text-danger text-pretty">
          {latest && 'message' in latest ? latest.message : wording.failed}
        </p>
        <p className="mt-4 flex flex-wrap gap-3">
          <Button onClick={ask}>{wording.again}</Button>
          <Button onClick={onChange}>{wording.change}</Button>
        </p>
      </>
    )
  const { total, currency, taxes } = quote
  const action = linkTo(kind === 'group' ? 'GroupGift' : 'ShowLiteGiftCheckout')
  const send = async (paid: Payment): Promise<PayAnswer> => {
    const input = {
      kind: kind === 'group' ? 'GROUP_GIFT' : 'GIFT',
      ...details,
      country,
      billing,
      price: total,
      ...paid,
    } as const
    const { createGift: result } = await mutateAsync({
      input: { ...input, recipients: details.recipients ?? [] },
    })
    if ('message' in result) {
      if (result.field === 'price') ask()
    } else given.current = result.gift?.id
    return payAnswerOf(result)
  }
  const done = () => {
    forgetDetails(kind)
    window.location.assign(
      linkTo(kind === 'group' ? 'GroupGift' : 'ShowLiteGiftCheckout', {}, { query: { gift: given.current } }),
    )
  }
  const terms = (
    <Link key="terms" href={linkTo('ShowTos')} opens="window">
      {wording.terms}
    </Link>
  )
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
      <div>
        <Order details={details} quote={quote} onChange={onChange} />
        <ShownPart
          part={billingForm}
          props={{
            action,
            search,
            billing,
            taxes,
            failure: latest && 'message' in latest ? latest : undefined,
            isPending: latest === undefined && !hasFailed,
            onChange: setBilling,
          }}
        />
      </div>
      <PaySection
        variables={{ purpose: 'GIFT', quantity, country }}
        amount={total}
        quoting={quotingOf(latest, hasFailed)}
        back={back}
        typed={{ kind, details, billing } satisfies LeftGift}
        submitText={wording.button(priceText(total, currency))}
        send={send}
        onDone={done}
      >
        <p className="text-13 text-ink-soft text-pretty">{wording.agree(terms)}</p>
      </PaySection>
    </div>
  )
}
