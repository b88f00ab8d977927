import { useEffect, useState } from 'react'
import { linkTo } from '../../../../schema/routes/links'
import { NO_PRICE, PLANS } from '../../../../schema/rules/membership/plans'
import { payingWording as wording } from '../../../../schema/wording/paying'
import { useOperation } from '../../../lib/query'
import { ShownPart } from '../../../lib/ShownPart'
import { useAnswer } from '../../../lib/use-answer'
import { useLast } from '../../../lib/use-last'
import { usePage } from '../../../lib/use-page'
import { useViewer } from '../../../lib/use-viewer'
import { VisitorQuery } from '../../../shell/toasts/visitor-query.generated'
import { ButtonLink } from '../../../ui/ButtonLink'
import { Link } from '../../../ui/Link'
import { Notice } from '../../account/Notice'
import type { Billing } from '../billing/billing'
import { askCountry, billingForm } from '../lazy'
import { PlansPage } from '../PlansPage'
import { NamedCountry } from '../pay/NamedCountry'
import { quotingOf } from '../pay/PaySection'
import { useReturned } from '../pay/use-returned'
import { ReadOn } from '../ReadOn'
import { Coupon } from './Coupon'
import { OrderSummary } from './OrderSummary'
import { PayForm } from './PayForm'
import { PaymentQuote } from './payment-quote.generated'
import { planIn, quoteVariables } from './variables'

/** Says why nothing can be bought, and where to go instead. */
function Refused({ message }: { message: string }) {
  const { coupon, ...others } = usePage().search
  return (
    <Notice
      title={wording.refused.title}
      ways={
        <>
          {coupon && (
            <ButtonLink look="main" href={linkTo('Payment', {}, { query: others })}>
              {wording.refused.withoutCoupon}
            </ButtonLink>
          )}
          <Link look="underlined" href={linkTo('Plans')}>
            {wording.refused.plans}
          </Link>
        </>
      }
    >
      <p>{message}</p>
    </Notice>
  )
}

function MemberAlready() {
  const { member } = wording
  return (
    <Notice
      title={member.title}
      ways={
        <>
          <ReadOn />
          <Link look="underlined" href={linkTo('ManageMembership')}>
            {member.manage}
          </Link>
        </>
      }
    >
      <p>{member.text}</p>
    </Notice>
  )
}

/** What is bought, what it costs today and later, and the provider's form. Rule: docs/rules/membership.md, "Paying". */
export function Payment() {
  const page = usePage()
  const plan = planIn(page)
  return plan ? <PaymentOf plan={plan} /> : <Refused message={NO_PRICE} />
}

function PaymentOf({ plan }: { plan: NonNullable<ReturnType<typeof planIn>> }) {
  const page = usePage()
  const { visitor } = useOperation(VisitorQuery, {})
  const isMember = useViewer()?.membership != null
  const first = quoteVariables(page, plan, visitor.geolocation.country)
  const loaded = useOperation(PaymentQuote, first)
  const { viewer } = loaded
  const [billing, setBilling] = useState(first.billing)
  const back = useReturned<Billing | null>('JOIN')
  const [isRestored, setRestored] = useState(false)
  const before = back.returned?.typed
  useEffect(() => {
    if (!before) return
    setBilling(before)
    setRestored(true)
  }, [before])
  const variables = { ...first, billing }
  const { data, hasFailed } = useAnswer(PaymentQuote, variables, { asks: true })
  const latest = data?.quoteMembership
  // Until the new total is known, and while the address is wrong, the page shows the one before.
  const isQuoted = latest?.__typename === 'MembershipQuote'
  const quote = useLast(isQuoted ? latest : undefined, loaded.quoteMembership)
  const failure = latest && 'message' in latest ? latest : undefined
  const status = viewer?.membershipStatus
  if (isMember || (status && status.state !== 'LAPSED')) return <MemberAlready />
  const isSold = quote.__typename === 'MembershipQuote'
  if (!isSold && quote.field !== 'country') return <Refused message={quote.message} />
  const { productName } = page.state.config
  const isFriend = PLANS[plan].tier === 'friend'
  return (
    <PlansPage heading={isFriend ? wording.headingFriend(productName) : wording.heading}>
      {isSold ? (
        <div className="mt-8 grid gap-x-16 gap-y-8 lg:grid-cols-2">
          <div>
            <OrderSummary quote={quote} />
            {variables.country && <NamedCountry code={variables.country} />}
            <ShownPart
              key={isRestored ? 'restored' : 'new'}
              part={billingForm}
              props={{
                action: linkTo('Payment'),
                search: page.search,
                billing,
                taxes: quote.taxes,
                failure,
                isPending: latest === undefined && !hasFailed,
                onChange: setBilling,
              }}
            />
            <div className="mt-2">
              <Coupon used={quote.coupon} />
            </div>
          </div>
          <PayForm
            quote={quote}
            variables={variables}
            quoting={before && !isRestored ? 'busy' : quotingOf(latest, hasFailed)}
            back={back}
          />
        </div>
      ) : (
        <div className="mt-8">
          <ShownPart part={askCountry} props={{ action: linkTo('Payment'), search: page.search }} />
        </div>
      )}
    </PlansPage>
  )
}
