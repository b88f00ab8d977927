import { notFound, redirect } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { yourSeriesWording } from '../../../schema/wording/your-series'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { EditSeries } from './EditSeries'
import { NewSeries } from './NewSeries'
import { SeriesEdit } from './series-edit.generated'

/** A series that isn't there yet has no address. */
const isNew = ({ params }: PageContext): boolean => params.sequenceSlug === undefined

const variablesOf = ({ params }: PageContext) => ({ slugId: params.sequenceSlug ?? '' })

export async function load(page: LoadContext): Promise<void> {
  if (isNew(page)) return
  const { viewer } = await page.query(SeriesEdit, variablesOf(page))
  const series = viewer?.sequence
  if (!series) throw notFound()
  if (series.slugId === page.params.sequenceSlug) return
  // The title may change again.
  throw redirect({ href: linkTo('EditSequence', { sequenceSlug: series.slugId }), statusCode: 302 })
}

export function head(page: HeadContext): PageHead {
  const title = isNew(page)
    ? yourSeriesWording.newTitle
    : yourSeriesWording.editTitle(page.data(SeriesEdit, variablesOf(page)).viewer?.sequence?.title ?? '')
  return { title, robots: 'noindex', isTool: true }
}

function Edited() {
  const series = useOperation(SeriesEdit, variablesOf(usePage())).viewer?.sequence
  return series && <EditSeries key={series.id} series={series} />
}

/** Begins a series, or edits one. Rule: docs/rules/series.md, "Editing". */
export function Page() {
  return (
    <div className="mx-auto max-w-inset px-6 pt-8 sm:pt-12">
      {isNew(usePage()) ? <NewSeries /> : <Edited />}
    </div>
  )
}
