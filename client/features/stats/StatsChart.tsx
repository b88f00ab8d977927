import { statsWording } from '../../../schema/wording/stats'
import { Chart } from '../chart/Chart'
import type { ChartData } from '../chart/data'
import type { StatsFiguresFragment } from './stats-figures.generated'
import { usePeriodPoints } from './use-period-points'

const { chart: wording, figures } = statsWording

const SUMMARIES = { HOUR: wording.hours, DAY: wording.summary, MONTH: wording.months } as const

interface Props {
  stats: Pick<StatsFiguresFragment, 'zone' | 'span' | 'before'>
  periods: StatsFiguresFragment['periods']
  /** Whether it shows the period before as well. */
  isCompared: boolean
  /** Times at which something happened, and what. */
  events?: readonly { time: number; text: string }[]
}

/** Views and reads over time. */
export function StatsChart({ stats: { zone, span, before }, periods, isCompared, events = [] }: Props) {
  const points = usePeriodPoints(periods, span, zone)
  const total = periods.reduce((sum, { views }) => sum + views, 0)
  if (total === 0 || !points) return <p className="py-10 text-16 text-ink-soft">{wording.none}</p>
  const { times, labels, pointTitle, open } = points
  const views = periods.map((period) => period.views)
  const reads = periods.map((period) => period.reads)
  const most = Math.max(...views)
  const best = labels[views.indexOf(most)] ?? ''
  const marks = events.flatMap(({ time, text }) => {
    const at = periods.findIndex(({ from, until }) => from <= time && time < until)
    return at < 0 ? [] : [{ at, text }]
  })
  const isLine = span === 'DAY'
  const data: ChartData = {
    kind: isLine ? 'line' : 'stacked',
    labels,
    times,
    series: isLine
      ? [
          { name: figures.views, values: views },
          { name: figures.reads, values: reads },
        ]
      : [
          { name: figures.reads, values: reads },
          { name: wording.other, values: views.map((n, i) => n - (reads[i] ?? 0)) },
        ],
    marks,
    ...(isCompared && before && isLine
      ? { before: { name: figures.before, values: before.periods.map((period) => period.views) } }
      : {}),
  }
  return (
    <Chart
      title={wording.title}
      pointTitle={pointTitle}
      summary={SUMMARIES[span](
        total,
        reads.reduce((sum, n) => sum + n, 0),
        best,
        most,
      )}
      data={data}
      open={open}
    />
  )
}
