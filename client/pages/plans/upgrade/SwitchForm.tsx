import { linkTo } from '../../../../schema/routes/links'
import { slugOfPlan } from '../../../../schema/rules/membership/offers'
import { planOfType } from '../../../../schema/rules/membership/types'
import { manageWording } from '../../../../schema/wording/manage-membership'
import { planNames } from '../../../../schema/wording/plans'
import { priceText } from '../../../../schema/wording/prices'
import { AddedTaxes, TaxNote } from '../../../features/membership/billing/TaxFacts'
import { Fact, Facts } from '../../../features/membership/own/Facts'
import type { MembershipStatusFieldsFragment } from '../../../features/membership/own/membership-status-fields.generated'
import { PaymentMethodText } from '../../../features/membership/own/PaymentMethodText'
import { NeedsScript } from '../../../features/settings/NeedsScript'
import { formatDate } from '../../../lib/format'
import { useCanLink } from '../../../lib/use-can-link'
import { usePage } from '../../../lib/use-page'
import { Button } from '../../../ui/Button'
import { ErrorText } from '../../../ui/form/ErrorText'
import { Link } from '../../../ui/Link'
import type { SwitchQuoteFieldsFragment } from './switch-quote-fields.generated'
import { useSwitch } from './use-switch'

const wording = manageWording.switchPage

interface Props {
  quote: SwitchQuoteFieldsFragment
  status: MembershipStatusFieldsFragment
}

/** What changes and what it costs, and the button that agrees to it. */
export function SwitchForm({ quote, status }: Props) {
  const { productName } = usePage().state.config
  const canLink = useCanLink()
  const names = planNames.full(productName)
  const plan = planOfType(quote.membershipType)
  const inCurrency = (amount: number) => priceText(amount, quote.currency)
  const confirmation = canLink('ManageMembershipConfirmation')
    ? linkTo('ManageMembershipConfirmation', { membershipType: slugOfPlan(plan) })
    : linkTo('ManageMembership')
  // What pages know of the membership has changed.
  const { place, agree, isPending, failed } = useSwitch(quote, () => window.location.assign(confirmation))
  return (
    <>
      <NeedsScript text={manageWording.needsScript} />
      <div className="mt-8">
        <Facts>
          <Fact name={wording.now}>
            {wording.plan(names[planOfType(status.membershipType)], inCurrency(status.planV2.price))}
          </Fact>
          <Fact name={wording.afterwards}>{wording.plan(names[plan], inCurrency(quote.renewalPrice))}</Fact>
          <Fact name={wording.starts}>{quote.isImmediate ? wording.atOnce : formatDate(quote.startsAt)}</Fact>
          <AddedTaxes taxes={quote.taxes} currency={quote.currency} price={quote.price} />
          <Fact name={wording.today}>
            <span className="font-serif text-20 font-semibold tabular-nums">
              {quote.total === 0 ? wording.nothing : inCurrency(quote.total)}
            </span>
            <TaxNote taxes={quote.taxes} currency={quote.currency} />
            {quote.credit > 0 && (
              <span className="block text-14 text-ink-soft">{wording.credit(inCurrency(quote.credit))}</span>
            )}
          </Fact>
          <Fact name={wording.renews}>
            {wording.renewsOn(formatDate(quote.renewsAt), inCurrency(quote.renewalPrice))}
          </Fact>
          {status.paymentMethod && (
            <Fact name={manageWording.method}>
              <PaymentMethodText method={status.paymentMethod} hasExpired={status.hasCreditCardExpired} />
            </Fact>
          )}
        </Facts>
      </div>
      <div ref={place} />
      <ErrorText id="switch-error">
        {failed && <p>{failed.message}</p>}
        {failed?.isDeclined && (
          <Link look="underlined" href={linkTo('UpdatePayment')}>
            {manageWording.update}
          </Link>
        )}
      </ErrorText>
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button look="main" isPending={isPending} pendingText={wording.confirming} onClick={agree}>
          {wording.confirm}
        </Button>
        <Link look="underlined" href={linkTo('ManageMembership')}>
          {wording.back}
        </Link>
      </p>
    </>
  )
}
