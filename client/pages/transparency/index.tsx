import { linkTo } from '../../../schema/routes/links'
import { REPORT_REASONS, type ReportReason } from '../../../schema/rules/reports'
import { exactCount } from '../../../schema/wording/counts'

import { reportWording } from '../../../schema/wording/reports'
import { transparencyWording as wording } from '../../../schema/wording/transparency'
import { formatMonth } from '../../lib/format'
import type { LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { EmptyState } from '../../ui/EmptyState'
import { Link } from '../../ui/Link'
import { type Column, Table } from '../../ui/Table'
import { type Sums, sumsBy } from './sums'
import { TransparencyPage } from './transparency-page.generated'

export const load = (page: LoadContext) => page.query(TransparencyPage, {})

export const head = ({ state }: PageContext): PageHead => ({
  title: wording.title,
  description: wording.intro,
  canonical: state.config.mainOrigin + linkTo('ShowTransparency'),
})

const NUMBERS = [
  'total',
  'waiting',
  'dismissed',
  'hidden',
  'removed',
  'suspended',
  'appeals',
  'right',
] as const satisfies readonly (keyof Sums)[]

const numbers: readonly Column<Sums>[] = NUMBERS.map((name) => ({
  id: name,
  title: wording[name],
  cell: (sums) => exactCount(sums[name]),
  isNumber: true,
}))

const nameOf = (key: string): string => reportWording.reasons[key as ReportReason].name

/** Reports and their outcomes. Rule: docs/rules/reports.md, "Transparency". */
export function Page() {
  const { countedReports } = useOperation(TransparencyPage, {})
  const byMonth = sumsBy(countedReports, ({ month }) => month).toReversed()
  const order = (key: string) => REPORT_REASONS.indexOf(key as ReportReason)
  const byReason = sumsBy(countedReports, ({ reason }) => reason).toSorted(
    (a, b) => order(a.key) - order(b.key),
  )
  return (
    <div className="mx-auto max-w-outset px-6 pt-10 pb-20 sm:pt-14">
      <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">{wording.title}</h1>
      <p className="mt-5 max-w-inset font-serif text-20 text-ink-soft text-pretty">{wording.intro}</p>
      {countedReports.length === 0 ? (
        <EmptyState text={wording.none} />
      ) : (
        <>
          <div className="mt-10">
            <Table
              caption={wording.byMonth}
              rows={byMonth}
              keyOf={({ key }) => key}
              columns={[
                {
                  id: 'month',
                  title: wording.month,
                  cell: ({ key }) => <time dateTime={key}>{formatMonth(Date.parse(key))}</time>,
                },
                ...numbers,
              ]}
            />
          </div>
          <div className="mt-10">
            <Table
              caption={wording.byReason}
              rows={byReason}
              keyOf={({ key }) => key}
              columns={[{ id: 'reason', title: wording.reason, cell: ({ key }) => nameOf(key) }, ...numbers]}
            />
          </div>
        </>
      )}
      <p className="mt-8 flex flex-wrap gap-x-6 gap-y-2 text-14">
        <Link look="underlined" href={linkTo('TransparencyTable')} opens="document">
          {wording.table}
        </Link>
        <Link look="underlined" href={linkTo('ShowRules', {}, { hash: 'consequences' })}>
          {wording.how}
        </Link>
      </p>
    </div>
  )
}
