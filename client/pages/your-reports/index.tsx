import { reportWording } from '../../../schema/wording/reports'
import { NextPage } from '../../features/post/NextPage'
import type { LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { Columns } from '../../ui/Columns'
import { EmptyState } from '../../ui/EmptyState'
import { OwnReportItem } from './OwnReportItem'
import { YourReports } from './your-reports.generated'

const wording = reportWording.yours

const variablesOf = ({ search }: Pick<PageContext, 'search'>) => ({ after: search.after })

export const load = (page: LoadContext) => page.query(YourReports, variablesOf(page))

export const head = (): PageHead => ({ title: wording.title, robots: 'noindex' })

/** What the viewer has reported. Rule: docs/rules/reports.md, "Your reports". */
export function Page() {
  const { viewer } = useOperation(YourReports, variablesOf(usePage()))
  if (!viewer) return null
  const { reports, pagingInfo } = viewer.reports
  return (
    <Columns rail={null}>
      <h1 className="pt-2 font-serif text-32 font-semibold tracking-tight lg:pt-6 lg:text-42">
        {wording.title}
      </h1>
      <p className="mt-3 text-16 text-ink-soft text-pretty">{wording.text}</p>
      {reports.length === 0 && <EmptyState text={wording.none} />}
      <ul className="mt-6 border-t border-line empty:hidden">
        {reports.map((report) => (
          <OwnReportItem key={report.id} report={report} />
        ))}
      </ul>
      <NextPage next={pagingInfo.next} text={wording.more} />
    </Columns>
  )
}
