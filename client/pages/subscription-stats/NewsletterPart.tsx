import { exactCount } from '../../../schema/wording/counts'
import { newsletterStatsWording as wording } from '../../../schema/wording/newsletter-stats'
import { Shares } from '../../features/audience/Shares'
import { Chart } from '../../features/chart/Chart'
import { askedOf } from '../../features/stats/asked'
import { Figure } from '../../features/stats/Figure'
import { PeriodChoice } from '../../features/stats/PeriodChoice'
import { usePeriodPoints } from '../../features/stats/use-period-points'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { LettersTable } from './LettersTable'
import { newsletterOf } from './newsletter-of'
import { NewsletterStats } from './newsletter-stats.generated'
import { Digests, Welcomes } from './OtherMails'
import type { SubscriberFiguresFragment } from './subscriber-figures.generated'

const { figures, states, sources, chart } = wording

interface Props {
  stats: SubscriberFiguresFragment
}

function Figures({ stats }: Props) {
  return (
    <section aria-label={figures.label} className="mt-8">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-7 sm:grid-cols-3">
        {(['active', 'gained', 'lost'] as const).map((name) => (
          <Figure
            key={name}
            name={name}
            title={figures[name]}
            value={stats[name]}
            text={exactCount(stats[name])}
          />
        ))}
      </dl>
    </section>
  )
}

/** Who came and left over time. */
function Changes({ stats }: Props) {
  const { zone, span, periods, gained, lost } = stats
  const points = usePeriodPoints(periods, span, zone)
  if (!points || periods.length === 0) return null
  const { times, labels, pointTitle, open } = points
  return (
    <div className="mt-12">
      <Chart
        title={chart.title}
        pointTitle={pointTitle}
        summary={gained + lost === 0 ? chart.none : chart.changed(gained, lost)}
        data={{
          // A line needs two points.
          kind: periods.length > 1 ? 'line' : 'stacked',
          labels,
          times,
          series: [
            { name: figures.gained, values: periods.map((period) => period.gained) },
            { name: figures.lost, values: periods.map((period) => period.lost) },
          ],
        }}
        open={open}
      />
      <p className="mt-3 max-w-[65ch] text-13 text-ink-soft text-pretty">{wording.note}</p>
    </div>
  )
}

function Parts({ stats }: Props) {
  return (
    <div className="mt-16 grid gap-x-12 gap-y-12 md:grid-cols-2">
      <Shares
        id="source"
        title={sources.title}
        text={sources.text}
        none={sources.none}
        shares={stats.sources.map(({ source, gained }) => ({
          key: source,
          name: sources.names[source] ?? sources.other,
          count: gained,
        }))}
      />
      <Shares
        id="state"
        title={states.title}
        text={states.text}
        none={states.none}
        shares={(['active', 'pending', 'left', 'bounced', 'complained'] as const).map((key) => ({
          key,
          name: states[key],
          count: stats[key],
        }))}
      />
    </div>
  )
}

/** A newsletter's subscribers, and its letters for those who may send them. Rule: docs/rules/newsletters.md, "Stats". */
export function NewsletterPart() {
  const page = usePage()
  const { newsletter } = useOperation(NewsletterStats, newsletterOf(page))
  if (!newsletter?.subscriberStats) return null
  const { id, name, subscriberStats: stats, letters, digests, welcomeLetters } = newsletter
  return (
    <div className="mx-auto max-w-outset px-6 pt-8 pb-24 lg:pt-14">
      <h1 className="font-serif text-32 font-semibold tracking-tight lg:text-42">{wording.heading}</h1>
      <p className="mt-3 text-16 text-ink-soft">{name}</p>
      <PeriodChoice asked={askedOf(page)} stats={stats} />
      <Figures stats={stats} />
      <Changes stats={stats} />
      <Parts stats={stats} />
      {letters && (
        <div className="mt-16">
          <LettersTable newsletterId={id} connection={letters} />
        </div>
      )}
      <Digests digests={digests?.digests ?? []} />
      <Welcomes welcomes={welcomeLetters ?? []} />
    </div>
  )
}
