import { linkTo } from '../../../schema/routes/links'
import { boundsOfMonth } from '../../../schema/rules/partner/months'
import { exactCount } from '../../../schema/wording/counts'
import { partnerStaffWording as wording } from '../../../schema/wording/partner-staff'
import { paymentWording } from '../../../schema/wording/payment'
import { priceText } from '../../../schema/wording/prices'
import { Facts } from '../../features/moderation/Facts'
import { FindForm } from '../../features/moderation/FindForm'
import { lastSegment } from '../../features/moderation/last-segment'
import { formatDate, formatMonth } from '../../lib/format'
import { useOperation } from '../../lib/query'
import { Badge } from '../../ui/Badge'
import { Link } from '../../ui/Link'
import { Table } from '../../ui/Table'
import { AdminPartnerPage, type AdminPartnerPageQuery } from './admin-partner-page.generated'
import { Sums } from './Sums'

type Programme = NonNullable<AdminPartnerPageQuery['adminPartner']>
type MonthLine = Programme['months'][number]

const nameOf = (month: string): string => formatMonth(boundsOfMonth(month).start)

/** Amounts of each currency, one after the other. */
const amountsOf = (sums: MonthLine['sums'], of: (sum: MonthLine['sums'][number]) => number): string =>
  sums.map((sum) => priceText(of(sum), sum.currency)).join(' + ') || priceText(0)

const MonthLink = ({ id }: MonthLine) => (
  <Link look="underlined" href={linkTo('AdminPartnerMonth', { yearMonth: id })}>
    {nameOf(id)}
  </Link>
)

/** The file of a writer whom somebody has typed; nothing for an empty text. */
function addressOfWriter(typed: string): string | undefined {
  const id = lastSegment(typed)
  return id === '' ? undefined : linkTo('AdminPartnerWriter', { id })
}

/** What a provider is called. */
const nameOfProvider = (provider: string): string =>
  Object.entries(paymentWording.provider).find(([id]) => id === provider)?.[1] ?? provider

/** The last months, with what they amount to and whether that adds up. */
function Months({ months }: { months: readonly MonthLine[] }) {
  return (
    <div className="mt-10">
      <Table
        caption={wording.months.title}
        rows={months}
        keyOf={({ id }) => id}
        columns={[
          { id: 'month', title: wording.months.month, cell: MonthLink },
          {
            id: 'state',
            title: wording.months.state,
            cell: ({ state, publishedAt }) =>
              publishedAt === null ? wording.months.states[state] : wording.months.published,
            isFolded: true,
          },
          {
            id: 'kept',
            title: wording.months.kept,
            cell: ({ sums }) => amountsOf(sums, ({ kept }) => kept),
            isNumber: true,
          },
          {
            id: 'writers',
            title: wording.months.writers,
            cell: ({ sums }) => amountsOf(sums, ({ lines, pool }) => lines + pool),
            isNumber: true,
          },
          {
            id: 'check',
            title: wording.months.check,
            cell: ({ addsUp }) =>
              addsUp ? wording.months.addsUp : <Badge tone="danger">{wording.months.differs}</Badge>,
            isFolded: true,
          },
        ]}
      />
    </div>
  )
}

/** The payouts that wait for something, each status with a list of its own. */
function OpenPayouts({ open }: Pick<Programme, 'open'>) {
  const { waiting, payout } = wording
  if (open.length === 0) return <p className="mt-6 text-14 text-ink-soft">{waiting.nothing}</p>
  return (
    <div className="mt-6">
      <Table
        caption={waiting.payouts}
        rows={open}
        keyOf={({ status, currency }) => `${status} ${currency}`}
        columns={[
          {
            id: 'status',
            title: waiting.status,
            cell: ({ status }) => (
              <Link look="underlined" href={linkTo('AdminPartner', {}, { query: { status } })}>
                {payout.statuses[status]}
              </Link>
            ),
          },
          { id: 'count', title: waiting.count, cell: ({ count }) => exactCount(count), isNumber: true },
          {
            id: 'amount',
            title: waiting.amount,
            cell: ({ amount, currency }) => priceText(amount, currency),
            isNumber: true,
          },
        ]}
      />
    </div>
  )
}

/** The programme at a glance: who is in it, what this month has so far, the months before, and what waits. */
export function Overview() {
  const { adminPartner } = useOperation(AdminPartnerPage, {})
  if (!adminPartner) return null
  const { writers, months, open, surplus, setAside, held, paymentChecks } = adminPartner
  const [present] = months
  const { waiting } = wording
  return (
    <>
      <h1 className="font-serif text-32 font-semibold tracking-tight">{wording.title}</h1>
      <FindForm name="writer" words={wording.writers.find} addressOf={addressOfWriter} />
      <Facts
        title={wording.writers.title}
        facts={Object.entries(wording.writers.states).map(([state, name]) => [
          name,
          exactCount(writers.find(({ status }) => status === state)?.count ?? 0),
        ])}
      />
      {present && (
        <div className="mt-10">
          <Sums caption={wording.pool.title(nameOf(present.id))} sums={present.sums} />
          <p className="mt-3 max-w-inset text-14 text-ink-soft text-pretty">
            {present.sums.length === 0 ? wording.pool.nothing : wording.pool.text}
          </p>
        </div>
      )}
      <Months months={months} />
      <Facts
        title={waiting.title}
        facts={[
          [
            waiting.held,
            held.since === null ? (
              wording.none
            ) : (
              <Link key="held" look="underlined" href={linkTo('AdminHeldEarnings')}>
                {waiting.heldOf(held.count, priceText(held.amount), formatDate(held.since))}
              </Link>
            ),
          ],
          [waiting.setAside, exactCount(setAside)],
          [
            waiting.surplus,
            surplus
              .map(({ count, amount, currency }) => waiting.surplusOf(count, priceText(amount, currency)))
              .join(' + ') || wording.none,
          ],
          ...paymentChecks.map(
            ({ provider, unknown }) =>
              [waiting.unmatched(nameOfProvider(provider)), exactCount(unknown)] as const,
          ),
        ]}
      />
      <OpenPayouts open={open} />
    </>
  )
}
