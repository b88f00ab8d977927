import { boundsOfMonth } from '../../../schema/rules/partner/months'
import { payoutWording } from '../../../schema/wording/payouts'
import { priceText } from '../../../schema/wording/prices'
import { Fact, Facts } from '../../features/membership/own/Facts'
import { statusText } from '../../features/payout/status-text'
import { formatDate, formatMonth } from '../../lib/format'
import { useViewer } from '../../lib/use-viewer'
import { Button } from '../../ui/Button'
import { Table } from '../../ui/Table'
import type { PayoutStatementQuery } from './payout-statement.generated'

const wording = payoutWording.statement

type Program = NonNullable<NonNullable<PayoutStatementQuery['viewer']>['partnerProgram']>

interface Props {
  payout: NonNullable<Program['payout']>
  taxes: Program['taxes']
  operator: PayoutStatementQuery['operator']
}

const monthText = (month: string): string => formatMonth(boundsOfMonth(month).start)

/** A payout: who pays whom, what has become of it, and the months that it is made of. */
export function Statement({ payout, taxes, operator }: Props) {
  const viewer = useViewer()
  const {
    id,
    month,
    amount,
    withheld,
    withheldRate,
    currency,
    createdAt,
    arrivesAt,
    paidAt,
    lapsesAt,
    reason,
    lines,
  } = payout
  const vatId = taxes?.forms.find((form) => form.vatId !== null)?.vatId
  const inCurrency = (minor: number) => priceText(minor, currency)
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">
          {wording.heading(monthText(month))}
        </h1>
        <Button onClick={() => window.print()} data-no-print>
          {wording.print}
        </Button>
      </div>
      <div className="my-8">
        <Facts>
          <Fact name={wording.number}>
            <span className="font-mono text-14">{id}</span>
          </Fact>
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
          {vatId && (
            <Fact name={wording.vatId}>
              <bdi>{vatId}</bdi>
            </Fact>
          )}
          <Fact name={wording.status}>{statusText(payout, taxes)}</Fact>
          {reason && (
            <Fact name={wording.reason}>
              <span data-written="">{reason}</span>
            </Fact>
          )}
          <Fact name={wording.made}>{formatDate(createdAt)}</Fact>
          {paidAt !== null ? (
            <Fact name={wording.paid}>{formatDate(paidAt)}</Fact>
          ) : (
            arrivesAt !== null && <Fact name={wording.arrives}>{formatDate(arrivesAt)}</Fact>
          )}
          {lapsesAt !== null && <Fact name={wording.lapses}>{formatDate(lapsesAt)}</Fact>}
          {withheldRate !== null && (
            <>
              <Fact name={wording.before}>{inCurrency(amount)}</Fact>
              <Fact name={wording.withheld(withheldRate)}>{inCurrency(withheld)}</Fact>
            </>
          )}
          <Fact name={wording.total}>
            <span className="font-serif text-24 font-semibold tabular-nums">
              {inCurrency(amount - withheld)}
            </span>
          </Fact>
        </Facts>
      </div>
      <Table
        caption={wording.parts}
        columns={[
          {
            id: 'month',
            title: wording.part,
            cell: (line) =>
              line.month ? monthText(line.month) : line.amount < 0 ? wording.kept : wording.earlier,
          },
          { id: 'amount', title: wording.amount, isNumber: true, cell: (line) => inCurrency(line.amount) },
        ]}
        rows={lines}
        keyOf={(line) => line.month ?? ''}
      />
    </>
  )
}
