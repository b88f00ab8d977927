import { digestWording } from '../../../schema/wording/digest'
import { nameOfDay, shortDay } from '../../../schema/wording/formats'
import { Chart } from '../../features/chart/Chart'
import type { Digest } from './DigestTable'

const { stats: wording } = digestWording

/** What became of all digests of a day. */
interface Day {
  at: number
  sent: number
  /** Null if they aren't known. */
  views: number | null
}

/** The days of digests, the oldest first. */
function daysOf(digests: readonly Digest[]): Day[] {
  const days = new Map<number, Day>()
  for (const { digestAt: at, sentCount, views } of digests) {
    const day = days.get(at) ?? { at, sent: 0, views: null }
    const known = views === null ? day.views : (day.views ?? 0) + views
    days.set(at, { at, sent: day.sent + sentCount, views: known })
  }
  return [...days.values()].toSorted((a, b) => a.at - b.at)
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Mails that were sent and views that came from them, by day, the oldest first; nothing of fewer than two days. */
export function DigestChart({ digests }: { digests: readonly Digest[] }) {
  const days = daysOf(digests)
  if (days.length < 2) return null
  const sent = { name: wording.sent, values: days.map((day) => day.sent) }
  const views = { name: wording.views, values: days.map((day) => day.views ?? 0) }
  return (
    <div className="mt-8">
      <Chart
        title={wording.chart}
        pointTitle={wording.day}
        summary={wording.summary(digests.length, sum(sent.values), sum(views.values))}
        data={{
          kind: 'line',
          labels: days.map(({ at }) => nameOfDay(at)),
          short: days.map(({ at }) => shortDay(at)),
          times: days.map(({ at }) => at),
          series: days.some((day) => day.views !== null) ? [sent, views] : [sent],
        }}
      />
    </div>
  )
}
