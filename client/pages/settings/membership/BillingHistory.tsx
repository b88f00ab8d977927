import { linkTo } from '../../../../schema/routes/links'
import { planOfType } from '../../../../schema/rules/membership/types'
import { giftWording } from '../../../../schema/wording/gifts'
import { invoiceWording } from '../../../../schema/wording/invoices'
import { manageWording } from '../../../../schema/wording/manage-membership'
import { planNames } from '../../../../schema/wording/plans'
import { priceText } from '../../../../schema/wording/prices'
import { formatDate } from '../../../lib/format'
import { usePage } from '../../../lib/use-page'
import { Link } from '../../../ui/Link'
import { type Column, Table } from '../../../ui/Table'
import type { MembershipPageQuery } from './membership-page.generated'

const wording = manageWording.history

type Charge = NonNullable<MembershipPageQuery['viewer']>['chargesConnection']['charges'][number]

/** The status of a charge, with what was refunded or why it failed. */
function stateOf({ status, refunded, amount, currency, declineReason }: Charge): string {
  if (status === 'FAILED' && declineReason) return declineReason
  if (status === 'PAID' && refunded > 0 && refunded < amount)
    return wording.refundedPart(priceText(refunded, currency))
  return wording.states[status]
}

/** All that was charged, the newest first, each with its receipt. */
export function BillingHistory({ charges }: { charges: readonly Charge[] }) {
  const { productName } = usePage().state.config
  const names = planNames.full(productName)
  const columns: [Column<Charge>, ...Column<Charge>[]] = [
    { id: 'date', title: wording.date, cell: ({ createdAt }) => formatDate(createdAt) },
    {
      id: 'plan',
      title: manageWording.plan,
      cell: ({ membershipType, gift }) =>
        gift ? giftWording.name(gift.quantity, productName) : names[planOfType(membershipType)],
      isFolded: true,
    },
    {
      id: 'status',
      title: wording.status,
      // Why a payment failed is a sentence, which would push the amount and the receipt out of sight.
      cell: (charge) => (
        <span
          className={`inline-block whitespace-normal text-pretty ${charge.status === 'FAILED' ? 'sm:min-w-32' : ''}`}
        >
          {stateOf(charge)}
        </span>
      ),
      isFolded: true,
    },
    {
      id: 'amount',
      title: wording.amount,
      cell: ({ amount, currency }) => priceText(amount, currency),
      isNumber: true,
    },
    {
      id: 'receipt',
      title: wording.receipt,
      cell: ({ id, createdAt, status, invoices }) =>
        status === 'FAILED' || status === 'PENDING' ? (
          ''
        ) : (
          <ul>
            {(invoices.length > 0 ? invoices : [undefined]).map((document) => (
              <li key={document?.number ?? id}>
                <Link
                  look="underlined"
                  href={linkTo('BillingReceipt', { chargeId: id }, { query: { document: document?.number } })}
                >
                  <span>
                    {document ? invoiceWording.titles[document.kind] : wording.open}
                    <span className="sr-only"> {wording.of(formatDate(createdAt))}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        ),
    },
  ]
  return (
    <Table
      caption={wording.caption}
      isCaptionHidden
      columns={columns}
      rows={charges}
      keyOf={({ id }) => id}
    />
  )
}
