import { audienceWording } from '../../../schema/wording/audience'
import { Chart } from '../chart/Chart'
import type { ChartData } from '../chart/data'
import { usePeriodPoints } from '../stats/use-period-points'
import type { AudienceOverviewFragment } from './audience-overview.generated'

const { chart: wording, figures } = audienceWording

/** A sentence that says who came and who left. */
function changesText(
  { gained, lost, periods, span }: AudienceOverviewFragment,
  labels: readonly string[],
): string {
  if (gained === 0) return lost === 0 ? wording.none : wording.fewer(lost)
  const most = Math.max(...periods.map((period) => period.gained))
  const best = labels[periods.findIndex((period) => period.gained === most)] ?? ''
  return wording.changed[span](gained, lost, best, most)
}

/** How many followers there were over time, and how many came and left. */
export function Charts({ audience }: { audience: AudienceOverviewFragment }) {
  const { zone, span, periods, followers, followersBefore } = audience
  const points = usePeriodPoints(periods, span, zone)
  if (!points || periods.length === 0) return null
  const { times, labels, pointTitle, open } = points
  // A line needs two points.
  const kind: ChartData['kind'] = periods.length > 1 ? 'line' : 'stacked'
  return (
    <>
      <Chart
        title={wording.followers}
        pointTitle={pointTitle}
        summary={
          followers === followersBefore ? wording.same(followers) : wording.grown(followersBefore, followers)
        }
        data={{
          kind,
          labels,
          times,
          series: [
            { name: figures.followers, values: periods.map((period) => period.followers), isLevel: true },
          ],
        }}
        open={open}
      />
      <div className="mt-12">
        <Chart
          title={wording.changes}
          pointTitle={pointTitle}
          summary={changesText(audience, labels)}
          data={{
            kind,
            labels,
            times,
            series: [
              { name: figures.gained, values: periods.map((period) => period.gained) },
              { name: figures.lost, values: periods.map((period) => period.lost) },
            ],
          }}
          open={open}
        />
      </div>
    </>
  )
}
