import { yourSeriesWording } from '../../../schema/wording/your-series'
import { NeedsScript } from '../../features/settings/NeedsScript'
import { Reaching } from '../../features/settings/Reaching'
import { useLink } from '../../lib/use-link'
import { Link } from '../../ui/Link'
import { DetailsForm } from './DetailsForm'
import { PartsEditor } from './PartsEditor'
import type { SeriesEditQuery } from './series-edit.generated'
import { Visibility } from './Visibility'

type Edited = NonNullable<NonNullable<SeriesEditQuery['viewer']>['sequence']>

/** The parts of a series' editing: what it is called and says, its stories, and who can see it. */
export function EditSeries({ series }: { series: Edited }) {
  const link = useLink()
  return (
    <>
      <h1 className="font-serif text-32 font-semibold tracking-tight">{yourSeriesWording.heading}</h1>
      <Link look="underlined" href={link('ShowSequence', { sequenceSlug: series.slugId })} className="mt-1">
        {yourSeriesWording.view}
      </Link>
      <NeedsScript text={yourSeriesWording.needsScript} />
      <DetailsForm series={series} />
      <Reaching instead={null}>
        <PartsEditor series={series} candidates={series.candidates} />
      </Reaching>
      <Visibility series={series} />
    </>
  )
}
