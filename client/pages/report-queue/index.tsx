import { notFound } from '@tanstack/react-router'
import { reportQueueWording as wording } from '../../../schema/wording/report-queue'
import { AdminShell } from '../../features/moderation/AdminShell'
import { CaseQueue } from '../../features/report/queue/CaseQueue'
import { CaseView } from '../../features/report/queue/CaseView'
import { ReportCasePage } from '../../features/report/queue/report-case-page.generated'
import { casesWanted, chosenCase } from '../../features/report/queue/variables'
import type { LoadContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { ReportQueue } from './report-queue.generated'

/** Loads the list, or the case that the address names. */
export async function load(page: LoadContext): Promise<void> {
  const id = chosenCase(page)
  const answer =
    id === undefined
      ? (await page.query(ReportQueue, casesWanted(page))).reportCases
      : (await page.query(ReportCasePage, { id })).reportCase
  if (!answer) throw notFound()
}

export const head = (): PageHead => ({ title: wording.title, robots: 'noindex', isTool: true })

function Queue() {
  const { reportCases } = useOperation(ReportQueue, casesWanted(usePage()))
  if (!reportCases) return null
  return <CaseQueue title={wording.title} cases={reportCases.cases} next={reportCases.pagingInfo.next} />
}

/** Reports, for staff. Rule: docs/rules/reports.md, "Deciding". */
export function Page() {
  const id = chosenCase(usePage())
  return <AdminShell>{id === undefined ? <Queue /> : <CaseView key={id} id={id} isStaff />}</AdminShell>
}
