import type { StatsSpan } from '../../../schema/graphql/types.generated'
import { zoneOf } from '../../../schema/rules/stats/zones'
import { statsWording } from '../../../schema/wording/stats'
import { Chart } from '../chart/Chart'
import { nameOfPoint } from './names'
import type { StatsActsFragment } from './stats-acts.generated'

const { acts: wording, chart } = statsWording

const POINTS = { HOUR: chart.hour, DAY: chart.day, MONTH: chart.month } as const

interface Props {
  periods: StatsActsFragment['periods']
  zone: string
  span: StatsSpan
}

/** When readers clapped, highlighted and responded. */
export function ActsChart({ periods, zone, span }: Props) {
  const clock = zoneOf(zone)
  const kinds = ['claps', 'highlights', 'responses'] as const
  const sums = kinds.map((kind) => periods.reduce((sum, period) => sum + period[kind], 0))
  const [claps = 0, highlights = 0, responses = 0] = sums
  if (!clock || claps + highlights + responses === 0)
    return <p className="mt-4 text-14 text-ink-soft">{wording.none}</p>
  const times = periods.map(({ from }) => clock.shown(from))
  const [first, ...others] = kinds.map((kind) => ({
    name: wording[kind],
    values: periods.map((period) => period[kind]),
  }))
  if (!first) return null
  return (
    <div className="mt-6">
      <Chart
        title={wording.title}
        pointTitle={POINTS[span]}
        summary={wording.summary(claps, highlights, responses)}
        data={{
          kind: 'stacked',
          labels: times.map((time) => nameOfPoint(span, time)),
          times,
          series: [first, ...others],
        }}
      />
    </div>
  )
}
