import { linkTo } from '../../../schema/routes/links'
import { planOfType } from '../../../schema/rules/membership/types'
import { exactPrice } from '../../../schema/wording/exact-prices'
import { giftWording } from '../../../schema/wording/gifts'
import { invoiceWording } from '../../../schema/wording/invoices'
import { manageWording } from '../../../schema/wording/manage-membership'
import { planNames } from '../../../schema/wording/plans'
import { Fact, Facts } from '../../features/membership/own/Facts'
import { PaymentMethodText } from '../../features/membership/own/PaymentMethodText'
import { formatDate } from '../../lib/format'
import { usePage } from '../../lib/use-page'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { Link } from '../../ui/Link'
import { Amounts } from './Amounts'
import type { Charge, Document, Operator } from './document'
import { From, To } from './Parties'

const wording = manageWording.receipt

interface Props {
  charge: Charge
  /** The invoice or credit note that is shown; absent for a charge from before there were any. */
  document: Document | undefined
  operator: Operator
}

/** What was sold, and for which time. */
function Item({ charge }: { charge: Charge }) {
  const { productName } = usePage().state.config
  const { gift, membershipType, periodStartsAt, periodEndsAt } = charge
  if (gift) return giftWording.name(gift.quantity, productName)
  return (
    <>
      <span className="block">{planNames.full(productName)[planOfType(membershipType)]}</span>
      <span className="block text-14 text-ink-soft">
        {wording.period(formatDate(periodStartsAt), formatDate(periodEndsAt))}
      </span>
    </>
  )
}

/** The other documents of the same payment. */
function Others({ charge, document }: Pick<Props, 'charge' | 'document'>) {
  const others = charge.invoices.filter(({ number }) => number !== document?.number)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="others" className="mt-10" data-no-print>
      <h2 id="others" className="font-serif text-20 font-semibold">
        {invoiceWording.others}
      </h2>
      <ul className="mt-2">
        {others.map(({ number, kind, amount, currency }) => (
          <li key={number} className="flex min-h-11 items-center justify-between gap-4 text-16">
            <Link
              look="underlined"
              href={linkTo('BillingReceipt', { chargeId: charge.id }, { query: { document: number } })}
            >
              {invoiceWording.titles[kind]} {number}
            </Link>
            <span className="tabular-nums">{exactPrice(amount, currency)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** An invoice, a credit note, or a receipt: who pays whom, what for, and with which tax. */
export function Receipt({ charge, document, operator }: Props) {
  const { id, currency, refunded, createdAt, paymentMethod } = charge
  const title = document ? invoiceWording.titles[document.kind] : wording.title
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">{title}</h1>
        <div className="flex gap-3" data-no-print>
          {document && (
            <ButtonLink
              href={linkTo('InvoiceFile', { chargeId: id }, { query: { document: document.number } })}
              download
            >
              {invoiceWording.download}
            </ButtonLink>
          )}
          <Button onClick={() => window.print()}>{wording.print}</Button>
        </div>
      </div>
      <div className="mt-8">
        <Facts>
          <Fact name={wording.number}>
            <span className="font-mono text-14">{document?.number ?? id}</span>
          </Fact>
          {document?.corrects && (
            <Fact name={invoiceWording.corrects}>
              <span className="font-mono text-14">{document.corrects}</span>
            </Fact>
          )}
          <Fact name={wording.date}>{formatDate(document?.issuedAt ?? createdAt)}</Fact>
          <From document={document} operator={operator} />
          <To charge={charge} document={document} />
          <Fact name={wording.item}>
            <Item charge={charge} />
          </Fact>
          {paymentMethod && (
            <Fact name={wording.method}>
              <PaymentMethodText method={paymentMethod} />
            </Fact>
          )}
          <Amounts charge={charge} document={document} />
          {refunded > 0 && document?.kind !== 'CREDIT_NOTE' && (
            <Fact name={wording.refunded}>{exactPrice(refunded, currency)}</Fact>
          )}
        </Facts>
      </div>
      <Others charge={charge} document={document} />
    </>
  )
}
