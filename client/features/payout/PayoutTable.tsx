import type { Currency, PayoutStatus, TaxState } from '../../../schema/graphql/types.generated'
import { linkTo } from '../../../schema/routes/links'
import { boundsOfMonth } from '../../../schema/rules/partner/months'
import { payoutWording } from '../../../schema/wording/payouts'
import { priceText } from '../../../schema/wording/prices'
import { formatMonth } from '../../lib/format'
import { Link } from '../../ui/Link'
import { Table } from '../../ui/Table'
import { statusText } from './status-text'

const { list: wording } = payoutWording

interface Payout {
  id: string
  month: string
  status: PayoutStatus
  amount: number
  currency: Currency
  isWaiting: boolean
}

interface Props {
  payouts: readonly Payout[]
  taxes: { state: TaxState } | null | undefined
}

/** Payouts, each with a link to its statement. */
export const PayoutTable = ({ payouts, taxes }: Props) => (
  <Table
    caption={wording.heading}
    isCaptionHidden
    columns={[
      {
        id: 'month',
        title: wording.columns.month,
        cell: ({ id, month }) => (
          <Link look="underlined" href={linkTo('PartnerPayoutStatement', { payoutId: id })}>
            {formatMonth(boundsOfMonth(month).start)}
          </Link>
        ),
      },
      { id: 'status', title: wording.columns.status, cell: (row) => statusText(row, taxes) },
      {
        id: 'amount',
        title: wording.columns.amount,
        isNumber: true,
        cell: ({ amount, currency }) => priceText(amount, currency),
      },
    ]}
    rows={payouts}
    keyOf={({ id }) => id}
  />
)
