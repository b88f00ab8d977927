import { scaleBand, scaleLinear } from 'd3-scale'
import { area, curveMonotoneX, line, stack } from 'd3-shape'
import { utcTicks } from 'd3-time'
import type { ChartData } from '../data'

/** The drawing's own units; it is stretched to its place. */
export const WIDTH = 1000
export const HEIGHT = 240
/** Lines of the scale, about as many. */
const TICKS = 4
/** Points that are named below the drawing, at most. */
const NAMED = 6

/** A share of the drawing's width or height, as style. */
export const percent = (share: number): string => `${(share * 100).toFixed(2)}%`

/** A bar, in the drawing's units. */
interface Bar {
  key: string
  x: number
  y: number
  width: number
  height: number
  /** Which series it belongs to. */
  series: number
}

/** The shapes of a chart. Places across are shares of its width, so that names can stand beside it in HTML. */
export interface Shapes {
  /** The heights of the scale's lines, and their values. */
  scale: { value: number; y: number }[]
  /** Where the points are, from 0 to 1. */
  at: number[]
  /** The points that are named, by their places. */
  named: number[]
  bars: Bar[]
  area: string
  lines: string[]
  before: string
  /** How high the main series is at each point. */
  heights: number[]
}

const PADDING = { line: 0, stacked: 0.3, histogram: 0.12 } as const

/** Points whose names are shown: round times, or the same number apart. */
function namedOf({ labels, times }: ChartData): number[] {
  const [first, last] = [times?.[0], times?.at(-1)]
  if (times && first !== undefined && last !== undefined && times.length > NAMED) {
    const round = utcTicks(new Date(first), new Date(last), NAMED).map((tick) =>
      times.findIndex((time) => time >= tick.getTime()),
    )
    return [...new Set(round)].filter((i) => i >= 0)
  }
  const step = Math.max(1, Math.ceil(labels.length / NAMED))
  return labels.map((_, i) => i).filter((i) => i % step === 0)
}

/** Computes what a chart draws. */
export function shapesOf(data: ChartData): Shapes {
  const { kind, labels, series, before } = data
  const indices = labels.map((_, i) => i)
  const stacked = kind === 'stacked'
  const sums = indices.map((i) => series.reduce((sum, { values }) => sum + (values[i] ?? 0), 0))
  const all = [
    ...(stacked ? sums : series.flatMap(({ values }) => values)),
    ...(before?.values.slice(0, labels.length) ?? []),
  ]
  const top = Math.max(TICKS, ...all)
  const y = scaleLinear([0, top], [HEIGHT, 0]).nice(TICKS)
  const band = scaleBand(indices, [0, WIDTH]).padding(PADDING[kind])
  const x = (i: number): number => (band(i) ?? 0) + band.bandwidth() / 2
  const points = (values: readonly number[]): [number, number][] =>
    indices.slice(0, values.length).map((i) => [x(i), y(values[i] ?? 0)])
  const draw = line().curve(curveMonotoneX)
  const fill = area().curve(curveMonotoneX).y0(HEIGHT)
  const layers = stack<number, number>()
    .keys(series.map((_, i) => i))
    .value((i, key) => series[key]?.values[i] ?? 0)(indices)
  const bars = layers.flatMap((layer, s) =>
    layer.map(([from, to], i) => ({
      key: `${s} ${i}`,
      x: band(i) ?? 0,
      y: y(to),
      width: band.bandwidth(),
      height: y(from) - y(to),
      series: s,
    })),
  )
  const isLine = kind === 'line'
  return {
    scale: y.ticks(TICKS).map((value) => ({ value, y: y(value) / HEIGHT })),
    at: indices.map((i) => x(i) / WIDTH),
    named: namedOf(data),
    bars: isLine ? [] : bars.filter(({ height }) => height > 0),
    area: isLine ? (fill(points(series[0].values)) ?? '') : '',
    lines: isLine ? series.map(({ values }) => draw(points(values)) ?? '') : [],
    before: before ? (draw(points(before.values)) ?? '') : '',
    heights: indices.map((i) => y(stacked ? (sums[i] ?? 0) : (series[0].values[i] ?? 0)) / HEIGHT),
  }
}
