import { manageWording as wording } from '../../../../schema/wording/manage-membership'
import { formatMonth } from '../../../lib/format'
import type { PaymentMethodFieldsFragment } from './payment-method-fields.generated'

interface Props {
  method: PaymentMethodFieldsFragment
  /** Whether the card has expired; absent where that no longer matters. */
  hasExpired?: boolean
}

/** A payment method in words. */
export function PaymentMethodText({ method, hasExpired }: Props) {
  if (method.__typename === 'PaypalAccount')
    return <span data-written="">{wording.paypal(method.email)}</span>
  if (method.__typename === 'LinkAccount') return <span data-written="">{wording.link(method.email)}</span>
  if (method.__typename === 'SepaDebit') return wording.sepa(method.lastFour)
  const { cardType, lastFour, expirationMonth, expirationYear } = method
  const month = formatMonth(Date.UTC(expirationYear, expirationMonth - 1))
  return (
    <>
      {method.__typename !== 'CreditCard' && (
        <span className="block">{wording.wallet[method.__typename]}</span>
      )}
      <span className="block">{wording.card(cardType, lastFour)}</span>
      {hasExpired !== undefined && (
        <span className={`block text-14 ${hasExpired ? 'text-danger' : 'text-ink-soft'}`}>
          {hasExpired ? wording.expired(month) : wording.expires(month)}
        </span>
      )}
    </>
  )
}
