import { chartWording as wording } from '../../../../schema/wording/chart'
import { type ChartData, scaleText } from '../data'
import { usePoints } from './points'
import { HEIGHT, percent, type Shapes, shapesOf, WIDTH } from './shapes'
import { Tip } from './Tip'
import { wordsAt } from './words'

/** The first series stands out, in the one colour of the page. */
const BAR_LOOKS = [
  'fill-accent forced-colors:fill-[Highlight]',
  'fill-accent/35 forced-colors:fill-[CanvasText]',
  'fill-ink-faint forced-colors:fill-[GrayText]',
] as const
const LINE_LOOKS = [
  'stroke-accent stroke-[2.5] forced-colors:stroke-[Highlight]',
  'stroke-ink-soft stroke-[1.5] forced-colors:stroke-[CanvasText]',
] as const

/** The shapes, which are stretched to the width: thin lines stay thin. */
function Drawing({ shapes }: { shapes: Shapes }) {
  const { bars, area, lines, before } = shapes
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible fill-none rtl:-scale-x-100"
    >
      {area && <path d={area} className="fill-accent-wash forced-colors:fill-none" />}
      {before && (
        <path
          d={before}
          vectorEffect="non-scaling-stroke"
          strokeDasharray="4 4"
          className="stroke-ink-faint stroke-[1.5]"
        />
      )}
      {bars.map(({ key, series, ...place }) => (
        <rect key={key} {...place} className={BAR_LOOKS[Math.min(series, BAR_LOOKS.length - 1)]} />
      ))}
      {lines.toReversed().map((d, i) => (
        <path
          key={d}
          d={d}
          vectorEffect="non-scaling-stroke"
          strokeLinejoin="round"
          className={LINE_LOOKS[Math.min(lines.length - 1 - i, 1)]}
        />
      ))}
    </svg>
  )
}

/** What the series are, for charts of several. */
function Legend({ data: { kind, series, before } }: { data: ChartData }) {
  if (series.length + (before ? 1 : 0) < 2) return null
  const swatches =
    kind === 'line' ? ['bg-accent', 'bg-ink-soft'] : ['bg-accent', 'bg-accent/35', 'bg-ink-faint']
  return (
    <ul aria-hidden="true" className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-13 text-ink-soft">
      {series.map(({ name }, i) => (
        <li key={name} className="flex items-center gap-2">
          <span
            className={`size-2.5 rounded-full ${swatches[Math.min(i, swatches.length - 1)]} forced-colors:border`}
          />
          {name}
        </li>
      ))}
      {before && (
        <li className="flex items-center gap-2">
          <span className="w-4 border-t-2 border-dashed border-ink-faint" />
          {before.name}
        </li>
      )}
    </ul>
  )
}

interface Props {
  title: string
  data: ChartData
  /** Shows what is between two of its points, the last one included. */
  open?: ((first: number, last: number) => void) | undefined
}

/** The drawing of a chart, with its scale and names, to be read point by point with keys, a pointer or a finger. */
export function ChartDrawing({ title, data, open }: Props) {
  const shapes = shapesOf(data)
  const { points, isShown, handlers } = usePoints(data.labels.length, open)
  return (
    <>
      <Legend data={data} />
      <div className="relative ms-10 h-52 sm:h-60">
        {shapes.scale.map(({ value, y }) => (
          <div
            key={value}
            aria-hidden="true"
            className="absolute inset-x-0 border-t border-line"
            style={{ top: percent(y) }}
          >
            <span className="absolute end-full -top-2 me-3 text-12 whitespace-nowrap text-ink-faint tabular-nums">
              {scaleText(data, value)}
            </span>
          </div>
        ))}
        <Drawing shapes={shapes} />
        {data.marks?.map(({ at: place, text }) => (
          <span
            key={`${place} ${text}`}
            title={text}
            aria-hidden="true"
            className="absolute -bottom-1 -ms-1 size-2 rotate-45 bg-ink-soft forced-colors:border"
            style={{ insetInlineStart: percent(shapes.at[place] ?? 0) }}
          />
        ))}
        {isShown && <Tip data={data} shapes={shapes} points={points} />}
        <div
          role="slider"
          tabIndex={0}
          aria-label={open ? wording.selecting(title) : wording.reader(title)}
          aria-valuemin={1}
          aria-valuemax={data.labels.length}
          aria-valuenow={points.at + 1}
          aria-valuetext={wordsAt(data, points)}
          className="absolute inset-0 touch-pan-y [@media(scripting:none)]:hidden"
          data-no-print
          {...handlers}
        />
      </div>
      <div aria-hidden="true" className="relative ms-10 mt-2 h-4 overflow-x-clip text-12 text-ink-faint">
        {shapes.named.map((i) => {
          const place = shapes.at[i] ?? 0
          const side =
            place > 0.9 ? { insetInlineEnd: percent(1 - place) } : { insetInlineStart: percent(place) }
          return (
            <span key={i} className="absolute whitespace-nowrap max-sm:even:hidden" style={side}>
              {(data.short ?? data.labels)[i]}
            </span>
          )
        })}
      </div>
    </>
  )
}
