import { linkTo } from '../../../schema/routes/links'
import { partnerDashboardWording } from '../../../schema/wording/partner-dashboard'
import { priceText } from '../../../schema/wording/prices'
import { Figure } from '../../features/stats/Figure'
import { timeText } from '../../features/stats/Figures'
import type { LoadContext } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { EmptyState } from '../../ui/EmptyState'
import { Link } from '../../ui/Link'
import { Table } from '../../ui/Table'
import { variablesOf } from './asked'
import { MonthHeading, MonthPager } from './MonthPager'
import { NotIn } from './NotIn'
import { PartnerAudience } from './partner-audience.generated'

const { audience: wording } = partnerDashboardWording

const SOURCES = ['read', 'followed', 'pooled'] as const

export const loadAudience = (page: LoadContext) => page.query(PartnerAudience, variablesOf(page))

/** How much members have read in a month, and where its money comes from. */
export function Audience() {
  const program = useOperation(PartnerAudience, variablesOf(usePage())).viewer?.partnerProgram
  if (!program) return <NotIn />
  const { month } = program
  const { seconds, storyCount, sources } = month.audience
  const rows = sources.flatMap(({ currency, ...amounts }) =>
    SOURCES.map((source) => ({ currency, source, amount: amounts[source] })).filter(
      ({ amount }) => amount !== 0,
    ),
  )
  return (
    <>
      <MonthHeading month={month.id} />
      <dl className="grid grid-cols-2 gap-6 py-6">
        <Figure name="seconds" title={wording.time} value={seconds} text={timeText(seconds)} />
        <Figure name="stories" title={wording.stories} value={storyCount} text={String(storyCount)} />
      </dl>
      {rows.length === 0 ? (
        <EmptyState text={wording.none} />
      ) : (
        <Table
          caption={wording.caption}
          columns={[
            { id: 'source', title: wording.columns.source, cell: ({ source }) => wording.sources[source] },
            {
              id: 'amount',
              title: wording.columns.amount,
              isNumber: true,
              cell: ({ amount, currency }) => priceText(amount, currency),
            },
          ]}
          rows={rows}
          keyOf={({ currency, source }) => `${currency} ${source}`}
        />
      )}
      <p className="mt-6 max-w-inset text-14 text-ink-soft text-pretty">{wording.who}</p>
      <Link look="underlined" href={linkTo('StatsHome')}>
        {wording.stats}
      </Link>
      <MonthPager tab="audience" month={month} />
    </>
  )
}
