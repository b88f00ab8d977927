import { notFound } from '@tanstack/react-router'
import { reportQueueWording as wording } from '../../../schema/wording/report-queue'
import { CaseQueue } from '../../features/report/queue/CaseQueue'
import { CaseView } from '../../features/report/queue/CaseView'
import { ReportCasePage } from '../../features/report/queue/report-case-page.generated'
import { casesWanted, chosenCase } from '../../features/report/queue/variables'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { PublicationReports } from './publication-reports.generated'

const variablesOf = (page: Pick<PageContext, 'params' | 'search'>) => ({
  slug: page.params.collectionSlug ?? '',
  ...casesWanted(page),
})

export async function load(page: LoadContext): Promise<void> {
  const id = chosenCase(page)
  const [{ collectionByDomainOrSlug: publication }, chosen] = await Promise.all([
    page.query(PublicationReports, variablesOf(page)),
    id === undefined ? undefined : page.query(ReportCasePage, { id }),
  ])
  if (publication.__typename !== 'Collection' || !publication.reportCases) throw notFound()
  if (chosen && !chosen.reportCase) throw notFound()
}

export function head(page: HeadContext): PageHead {
  const { collectionByDomainOrSlug: publication } = page.data(PublicationReports, variablesOf(page))
  const name = publication.__typename === 'Collection' ? publication.name : ''
  return { title: wording.titleOf(name), robots: 'noindex', isTool: true }
}

/** Reports in a publication, for its editors. Rule: docs/rules/reports.md, "Deciding". */
export function Page() {
  const page = usePage()
  const { collectionByDomainOrSlug: publication } = useOperation(PublicationReports, variablesOf(page))
  const id = chosenCase(page)
  if (publication.__typename !== 'Collection' || !publication.reportCases) return null
  const { cases, pagingInfo } = publication.reportCases
  return (
    <div className="mx-auto max-w-inset px-6 pt-10 pb-16 sm:pt-14">
      {id === undefined ? (
        <CaseQueue title={wording.title} text={wording.forEditors} cases={cases} next={pagingInfo.next} />
      ) : (
        <CaseView key={id} id={id} />
      )}
    </div>
  )
}
