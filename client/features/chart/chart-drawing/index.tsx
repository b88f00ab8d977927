import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { chartWording as wording } from '../../../../schema/wording/chart'
import { compactCount, exactCount } from '../../../../schema/wording/counts'
import { allSeries, type ChartData } from '../data'
import { HEIGHT, type Shapes, shapesOf, WIDTH } from './shapes'

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`

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

/** What is at a point, in words. */
const wordsAt = (data: ChartData, i: number): string =>
  wording.point(data.labels[i] ?? '', [
    ...allSeries(data).map(({ name, values }) => wording.value(name, exactCount(values[i] ?? 0))),
    ...(data.marks ?? []).filter(({ at }) => at === i).map(({ text }) => text),
  ])

/** The point of a chart that somebody is at. */
function Tip({ data, shapes, at }: { data: ChartData; shapes: Shapes; at: number }) {
  const place = shapes.at[at] ?? 0
  const side = place > 0.5 ? { insetInlineEnd: percent(1 - place) } : { insetInlineStart: percent(place) }
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
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
        <p className="font-medium wrap-anywhere">{data.labels[at]}</p>
        {allSeries(data).map(({ name, values }) => (
          <p key={name} className="flex justify-between gap-4 text-ink-soft">
            <span>{name}</span>
            <span className="text-ink">{exactCount(values[at] ?? 0)}</span>
          </p>
        ))}
      </div>
    </div>
  )
}

/** Where a key leads from a point; nothing for keys that lead nowhere. */
function pointAfter(key: string, at: number, last: number, isRightToLeft: boolean): number | undefined {
  const step = isRightToLeft ? -1 : 1
  const moves: Record<string, number> = {
    ArrowRight: at + step,
    ArrowLeft: at - step,
    ArrowUp: at + 1,
    ArrowDown: at - 1,
    PageUp: at + 7,
    PageDown: at - 7,
    Home: 0,
    End: last,
  }
  const to = moves[key]
  return to === undefined ? undefined : Math.min(last, Math.max(0, to))
}

const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl'

/** The drawing of a chart, with its scale and names, to be read point by point with keys, a pointer or a finger. */
export function ChartDrawing({ title, data }: { title: string; data: ChartData }) {
  const shapes = shapesOf(data)
  const last = data.labels.length - 1
  const [point, setPoint] = useState(last)
  const [isShown, setShown] = useState(false)
  const at = Math.min(point, last)
  const show = (i: number) => {
    setPoint(i)
    setShown(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setShown(false)
    const to = pointAfter(event.key, at, last, isRightToLeft(event.currentTarget))
    if (to === undefined) return
    event.preventDefault()
    show(to)
  }
  const onPointer = (event: PointerEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const share = (event.clientX - left) / Math.max(1, width)
    const place = isRightToLeft(event.currentTarget) ? 1 - share : share
    show(Math.min(last, Math.max(0, Math.floor(place * data.labels.length))))
  }
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
              {compactCount(value)}
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
        {isShown && <Tip data={data} shapes={shapes} at={at} />}
        <div
          role="slider"
          tabIndex={0}
          aria-label={wording.reader(title)}
          aria-valuemin={1}
          aria-valuemax={last + 1}
          aria-valuenow={at + 1}
          aria-valuetext={wordsAt(data, at)}
          className="absolute inset-0 touch-pan-y [@media(scripting:none)]:hidden"
          data-no-print
          onKeyDown={onKeyDown}
          onFocus={() => setShown(true)}
          onBlur={() => setShown(false)}
          onPointerMove={onPointer}
          onPointerDown={onPointer}
          onPointerLeave={() => setShown(false)}
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
