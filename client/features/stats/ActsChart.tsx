import type { StatsSpan } from '../../../schema/graphql/types.generated'
import { statsWording } from '../../../schema/wording/stats'
import { Chart } from '../chart/Chart'
import type { StatsActsFragment } from './stats-acts.generated'
import { usePeriodPoints } from './use-period-points'

const { acts: wording } = statsWording

interface Props {
  periods: StatsActsFragment['periods']
  zone: string
  span: StatsSpan
}

/** When readers clapped, highlighted and responded. */
export function ActsChart({ periods, zone, span }: Props) {
  const points = usePeriodPoints(periods, span, zone)
  const kinds = ['claps', 'highlights', 'responses'] as const
  const sums = kinds.map((kind) => periods.reduce((sum, period) => sum + period[kind], 0))
  const [claps = 0, highlights = 0, responses = 0] = sums
  if (!points || claps + highlights + responses === 0)
    return <p className="mt-4 text-14 text-ink-soft">{wording.none}</p>
  const { times, labels, pointTitle, open } = points
  const [first, ...others] = kinds.map((kind) => ({
    name: wording[kind],
    values: periods.map((period) => period[kind]),
  }))
  if (!first) return null
  return (
    <div className="mt-6">
      <Chart
        title={wording.title}
        pointTitle={pointTitle}
        summary={wording.summary(claps, highlights, responses)}
        data={{
          kind: 'stacked',
          labels,
          times,
          series: [first, ...others],
        }}
        open={open}
      />
    </div>
  )
}
