import { linkTo } from '../../../schema/routes/links'
import { boundsOfMonth } from '../../../schema/rules/partner/months'
import { partnerTransactionWording as wording } from '../../../schema/wording/partner-transactions'
import { priceText } from '../../../schema/wording/prices'
import { formatDate, formatMonth, isoDate } from '../../lib/format'
import { usePage } from '../../lib/use-page'
import { Link } from '../../ui/Link'
import { Pager } from '../../ui/Pager'
import { Table } from '../../ui/Table'
import type { PartnerPaymentsQuery } from './partner-payments.generated'

type Page = NonNullable<NonNullable<PartnerPaymentsQuery['viewer']>['partnerProgram']>['transactions']
type Transaction = Page['transactions'][number]

/** Where the list is on the page, so that its pages begin there. */
const LIST = 'account'

const signed = (amount: number): string => (amount > 0 ? `+${priceText(amount)}` : priceText(amount))

function What({ reason, amount, month, payoutId }: Transaction) {
  const text = wording.reasons[reason](formatMonth(boundsOfMonth(month).start), amount > 0)
  if (payoutId === null) return <span className="inline-flex min-h-11 items-center">{text}</span>
  return (
    <Link look="underlined" href={linkTo('PartnerPayoutStatement', { payoutId })}>
      {text}
    </Link>
  )
}

/** What has changed what the writer is owed, each with what they were owed afterwards. */
export function Transactions({ page: { transactions, pagingInfo } }: { page: Page }) {
  const isLater = usePage().search.after !== undefined
  const [latest] = transactions
  if (!latest && !isLater) return null
  const next = pagingInfo.next?.to
  const list = (query: { after?: string } = {}) =>
    `${linkTo('PartnerDashboardTab', { tab: 'payments' }, { query })}#${LIST}`
  return (
    <div id={LIST} className="mt-12 scroll-mt-20">
      <h2 className="font-serif text-24 font-semibold tracking-tight">{wording.heading}</h2>
      {latest && !isLater && (
        <p className="mt-2 text-16 text-pretty">
          {latest.balance < 0
            ? wording.owing(priceText(-latest.balance))
            : wording.owed(priceText(latest.balance))}
        </p>
      )}
      <p className="mt-2 mb-4 max-w-inset text-14 text-ink-soft text-pretty">{wording.about}</p>
      <Table
        caption={wording.heading}
        isCaptionHidden
        columns={[
          { id: 'what', title: wording.columns.what, cell: (row) => <What {...row} /> },
          {
            id: 'date',
            title: wording.columns.date,
            isFolded: true,
            cell: ({ at }) => <time dateTime={isoDate(at)}>{formatDate(at)}</time>,
          },
          {
            id: 'amount',
            title: wording.columns.amount,
            isNumber: true,
            cell: ({ amount }) => signed(amount),
          },
          {
            id: 'balance',
            title: wording.columns.balance,
            isNumber: true,
            cell: ({ balance }) => priceText(balance),
          },
        ]}
        rows={transactions}
        keyOf={({ id }) => id}
        dataOf={({ kind }) => ({ 'data-kind': kind })}
      />
      <Pager
        label={wording.pages}
        previous={isLater && { href: list(), text: wording.latest, isFirst: true }}
        next={next !== undefined && { href: list({ after: next }), text: wording.earlier }}
      />
    </div>
  )
}
