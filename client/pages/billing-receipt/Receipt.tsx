import { planOfType } from '../../../schema/rules/membership/types'
import { giftWording } from '../../../schema/wording/gifts'
import { manageWording } from '../../../schema/wording/manage-membership'
import { planNames } from '../../../schema/wording/plans'
import { priceText } from '../../../schema/wording/prices'
import { Fact, Facts } from '../../features/membership/own/Facts'
import { PaymentMethodText } from '../../features/membership/own/PaymentMethodText'
import { formatDate } from '../../lib/format'
import { usePage } from '../../lib/use-page'
import { useViewer } from '../../lib/use-viewer'
import { Button } from '../../ui/Button'
import type { BillingReceiptQuery } from './billing-receipt.generated'

const wording = manageWording.receipt

interface Props {
  charge: NonNullable<BillingReceiptQuery['charge']>
  operator: BillingReceiptQuery['operator']
}

/** A receipt: the amount, its purpose, the date, the payer and the payee. */
export function Receipt({ charge, operator }: Props) {
  const { productName } = usePage().state.config
  const viewer = useViewer()
  const { amount, currency, tax, refunded, createdAt, periodStartsAt, periodEndsAt, paymentMethod } = charge
  const inCurrency = (minor: number) => priceText(minor, currency)
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">{wording.title}</h1>
        <Button onClick={() => window.print()} data-no-print>
          {wording.print}
        </Button>
      </div>
      <div className="mt-8">
        <Facts>
          <Fact name={wording.number}>
            <span className="font-mono text-14">{charge.id}</span>
          </Fact>
          <Fact name={wording.date}>{formatDate(createdAt)}</Fact>
          <Fact name={wording.from}>
            <span className="block">{operator.name}</span>
            {operator.address && <span className="block text-14 text-ink-soft">{operator.address}</span>}
            <span className="block text-14 text-ink-soft">{operator.email}</span>
          </Fact>
          {viewer && (
            <Fact name={wording.to}>
              <span data-written="">{viewer.name}</span>
            </Fact>
          )}
          <Fact name={wording.item}>
            {charge.gift ? (
              giftWording.name(charge.gift.quantity, productName)
            ) : (
              <>
                <span className="block">
                  {planNames.full(productName)[planOfType(charge.membershipType)]}
                </span>
                <span className="block text-14 text-ink-soft">
                  {wording.period(formatDate(periodStartsAt), formatDate(periodEndsAt))}
                </span>
              </>
            )}
          </Fact>
          {paymentMethod && (
            <Fact name={wording.method}>
              <PaymentMethodText method={paymentMethod} />
            </Fact>
          )}
          {tax > 0 && (
            <>
              <Fact name={wording.subtotal}>{inCurrency(amount - tax)}</Fact>
              <Fact name={wording.tax}>{inCurrency(tax)}</Fact>
            </>
          )}
          <Fact name={wording.total}>
            <span className="font-serif text-24 font-semibold tabular-nums">{inCurrency(amount)}</span>
          </Fact>
          {refunded > 0 && <Fact name={wording.refunded}>{inCurrency(refunded)}</Fact>}
        </Facts>
      </div>
    </>
  )
}
