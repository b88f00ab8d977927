import { allSeries, type ChartData, valueText } from '../data'
import type { Points } from './points'
import { percent, type Shapes } from './shapes'
import { amountOf, nameOfPoints } from './words'

/** The point of a chart that somebody is at, or the points that they select. */
export function Tip({ data, shapes, points }: { data: ChartData; shapes: Shapes; points: Points }) {
  const { at, from, until } = points
  const place = shapes.at[at] ?? 0
  const side = place > 0.5 ? { insetInlineEnd: percent(1 - place) } : { insetInlineStart: percent(place) }
  const isSelection = from !== until
  const step = 1 / Math.max(1, data.labels.length)
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      {isSelection && (
        <span
          data-selection
          className="absolute inset-y-0 border-x border-accent bg-accent/10"
          style={{ insetInlineStart: percent(from * step), width: percent((until - from + 1) * step) }}
        />
      )}
      <span
        className="absolute inset-y-0 border-s border-line-strong"
        style={{ insetInlineStart: percent(place) }}
      />
      <span
        className="absolute -ms-1 -mt-1 size-2 rounded-full border-2 border-paper bg-accent outline-1 outline-accent forced-colors:bg-[Highlight]"
        style={{ insetInlineStart: percent(place), top: percent(shapes.heights[at] ?? 0) }}
      />
      <div
        className="absolute top-0 mx-3 max-w-56 rounded-input border border-line-strong bg-paper-raised px-3 py-2 text-13 tabular-nums"
        style={side}
      >
        <p className="font-medium wrap-anywhere">{nameOfPoints(data, points)}</p>
        {allSeries(data).map((series) => (
          <p key={series.name} className="flex justify-between gap-4 text-ink-soft">
            <span>{series.name}</span>
            <span className="text-ink">{valueText(data, amountOf(series, points))}</span>
          </p>
        ))}
      </div>
    </div>
  )
}
