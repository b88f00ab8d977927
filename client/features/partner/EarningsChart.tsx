import type { Currency } from '../../../schema/graphql/types.generated'
import { partnerEarningsWording as wording } from '../../../schema/wording/partner-earnings'
import { priceText } from '../../../schema/wording/prices'
import { isoDate } from '../../lib/format'
import { Chart } from '../chart/Chart'

/** What came in on a day. */
export interface EarnedOn {
  /** `2026-11-29`. */
  day: string
  currency: Currency
  amount: number
}

/** The points of a chart: days or months. */
interface Points {
  /** When they begin, as if the clock of their zone were UTC. */
  times: readonly number[]
  labels: readonly string[]
  pointTitle: string
  open?: ((first: number, last: number) => void) | undefined
}

interface Props {
  days: readonly EarnedOn[]
  points: Points
  isByMonth: boolean
}

/** What each point has: that of the days from its beginning to that of the next one. */
function valuesOf(days: readonly EarnedOn[], { times }: Points): number[] {
  const begins = times.map((time) => isoDate(time).slice(0, 10))
  const values = begins.map(() => 0)
  for (const { day, amount } of days) {
    const at = begins.findLastIndex((begin) => begin <= day)
    if (at >= 0) values[at] = (values[at] ?? 0) + amount
  }
  return values
}

/** What stories have brought over time: a chart for each currency. Nothing if there is nothing. */
export function EarningsChart({ days, points, isByMonth }: Props) {
  const currencies = [...new Set(days.map(({ currency }) => currency))]
  return currencies.map((currency) => {
    const values = valuesOf(
      days.filter((one) => one.currency === currency),
      points,
    )
    const most = Math.max(...values)
    const total = values.reduce((sum, value) => sum + value, 0)
    const summary = isByMonth ? wording.summaryOfMonths : wording.summary
    return (
      <div key={currency} className="mt-6" data-earned={currency}>
        <Chart
          title={wording.title(currency)}
          pointTitle={points.pointTitle}
          summary={summary(
            priceText(total, currency),
            priceText(most, currency),
            points.labels[values.indexOf(most)] ?? '',
          )}
          data={{
            kind: 'stacked',
            labels: points.labels,
            times: points.times,
            series: [{ name: wording.series, values }],
            currency,
          }}
          open={points.open}
        />
      </div>
    )
  })
}
