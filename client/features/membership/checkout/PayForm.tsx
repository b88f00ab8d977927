import { linkTo } from '../../../../schema/routes/links'
import { slugOfPlan } from '../../../../schema/rules/membership/offers'
import { planOfType } from '../../../../schema/rules/membership/types'
import { payingWording as wording } from '../../../../schema/wording/paying'
import { priceText } from '../../../../schema/wording/prices'
import { useApp } from '../../../lib/app'
import { useOperationMutation } from '../../../lib/mutation'
import { refetch } from '../../../lib/refetch'
import { usePage } from '../../../lib/use-page'
import { Link } from '../../../ui/Link'
import type { Billing } from '../billing/billing'
import type { PayAnswer, Payment } from '../pay/attempt-payment'
import { PaySection, type Quoting } from '../pay/PaySection'
import { payAnswerOf } from '../pay/pay-answer'
import type { ReturnedState } from '../pay/use-returned'
import { CreateMembership } from './create-membership.generated'
import type { MembershipQuoteFieldsFragment } from './membership-quote-fields.generated'
import { PaymentQuote } from './payment-quote.generated'
import type { QuoteVariables } from './variables'

interface Props {
  quote: MembershipQuoteFieldsFragment
  variables: QuoteVariables
  quoting: Quoting
  back: ReturnedState<Billing | null>
}

/** Pays for the membership that was quoted, at exactly that price. */
export function PayForm({ quote, variables, quoting, back }: Props) {
  const { redirectUrl } = usePage().search
  const { mutateAsync } = useOperationMutation(CreateMembership)
  const app = useApp()
  // The form stays what it is while the billing address changes.
  const { billing, ...form } = variables
  const send = async (paid: Payment): Promise<PayAnswer> => {
    const { createMembership: result } = await mutateAsync({ ...variables, ...paid, price: quote.total })
    if ('message' in result && result.field === 'price') refetch(app, PaymentQuote, variables)
    return payAnswerOf(result)
  }
  // What other pages know of the viewer has changed, so the next one is loaded as a new document.
  const done = () =>
    window.location.assign(
      linkTo(
        'PlansConfirmation',
        { membershipType: slugOfPlan(planOfType(quote.membershipType)) },
        { query: { redirectUrl } },
      ),
    )
  const terms = (
    <Link key="terms" href={linkTo('ShowTos')} opens="window">
      {wording.terms}
    </Link>
  )
  return (
    <PaySection
      variables={{ purpose: 'JOIN', ...form }}
      amount={quote.total}
      quoting={quoting}
      back={back}
      typed={billing}
      submitText={
        quote.price === 0 ? wording.startTrial : wording.pay(priceText(quote.total, quote.currency))
      }
      send={send}
      onDone={done}
    >
      <p className="text-13 text-ink-soft text-pretty">{wording.agree(terms)}</p>
    </PaySection>
  )
}
